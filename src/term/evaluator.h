#pragma once
// Opaque functions: what a term may call although no solver knows it. Sines, natives of a runtime, loops that were cut
// out. They are evaluated by the machine, or by whatever the one who adds them asks. Only what is pure may be added:
// the same arguments always give the same answer. A solver sees an unknown in place of each call.

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "term/float_range.h"
#include "term/operation.h"

namespace assay::term {

// What a function can give where its operands, all of them floats, are in these ranges.
using RangeOfFunction = std::function<FloatRange(std::span<const FloatRange>)>;

struct OpaqueFunction {
  std::string name; // for people: `sin`, `java.lang.StrictMath.log`
  Sort result = Sort::Float;
  // Gets a value of its sort for each operand; may give none.
  std::function<Datum(std::span<const Datum>)> function = {};
  // Where that takes long: one that is quick and almost right, for searches that check what they find. Empty: none.
  std::function<Datum(std::span<const Datum>)> approximation = {};
  RangeOfFunction range = {}; // none: nobody knows
};

class Evaluator {
 public:
  // The number that stands for it in terms.
  uint32_t add(OpaqueFunction function);
  // The one of that name that was added last.
  std::optional<uint32_t> find(std::string_view name) const;
  const OpaqueFunction& operator[](uint32_t number) const { return functions_[number]; }
  size_t size() const { return functions_.size(); }

  Datum apply(uint32_t number, std::span<const Datum> operands) const;
  // By its approximation, if it has one.
  Datum approximate(uint32_t number, std::span<const Datum> operands) const;

  // What calls have cost, counted in evaluations of a term of the usual size; a function that takes longer than one
  // says so. Whoever tries many values counts it against what he may spend.
  void charge(uint64_t evaluations) { spent_ += evaluations; }
  uint64_t spent() const { return spent_; }

 private:
  uint64_t spent_ = 0;
  std::deque<OpaqueFunction> functions_; // which stay where they are
};

// Adds the functions of C's <math.h> over doubles under their names there, each once: sin cos tan asin acos atan sinh
// cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10 log1p cbrt erf erfc of one operand, atan2 pow hypot
// nextafter of two, fma of three. They are those of the machine Assay runs on; another runtime's may differ in the last
// bits.
void add_math_functions(Evaluator& evaluator);
// The number of one of them, which is added if it was not.
uint32_t math_function(Evaluator& evaluator, std::string_view name);
// What one of them can give, whoever computes it; none: anything.
RangeOfFunction math_range(std::string_view name);

} // namespace assay::term
