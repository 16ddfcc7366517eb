#pragma once
// Functions of Math and StrictMath that the real Java computes by instructions of its own: no C library gives the same
// last bits. So a real Java is asked, once for each argument; its answers are kept.

#include <array>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "lang/java/runtime/jvm.h"
#include "term/evaluator.h"

namespace assay::java {

struct MathFunction {
  std::string_view name;              // `Math.sin`
  double (*of_one)(double) = nullptr; // the C library's, which is almost the same; one of the two
  double (*of_two)(double, double) = nullptr;

  size_t arity() const { return of_one != nullptr ? 1 : 2; }
  double approximation(std::span<const double> operands) const;
};

inline constexpr size_t math_function_count = 21;
extern const std::array<MathFunction, math_function_count> math_functions; // all of them

class RealMath {
 public:
  // The one of this process.
  static RealMath& shared();

  // An error says why there is no answer.
  std::expected<double, std::string> value(const MathFunction& function, std::span<const double> operands);

 private:
  struct Call {
    const MathFunction* function;
    uint64_t operands[2];
    bool operator==(const Call&) const = default;
  };
  struct HashCall {
    size_t operator()(const Call& call) const;
  };

  std::shared_ptr<Jvm> jvm_;
  std::unordered_map<Call, double, HashCall> known_;
};

// Its number as a function that terms may call, of the real value; where many values are tried, the C library's will
// do.
uint32_t opaque_function(Evaluator& evaluator, const MathFunction& function);

} // namespace assay::java
