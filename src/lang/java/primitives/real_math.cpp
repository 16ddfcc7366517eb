#include "lang/java/primitives/real_math.h"

#include <bit>
#include <cmath>

#include "base/hash.h"

namespace assay::java {

namespace {

constexpr size_t most_known = size_t{1} << 20;

} // namespace

constinit const std::array<MathFunction, math_function_count> math_functions = {{
    {"Math.sin", std::sin, nullptr},           {"Math.cos", std::cos, nullptr},
    {"Math.tan", std::tan, nullptr},           {"Math.exp", std::exp, nullptr},
    {"Math.log", std::log, nullptr},           {"Math.log10", std::log10, nullptr},
    {"Math.pow", nullptr, std::pow},           {"StrictMath.sin", std::sin, nullptr},
    {"StrictMath.cos", std::cos, nullptr},     {"StrictMath.tan", std::tan, nullptr},
    {"StrictMath.asin", std::asin, nullptr},   {"StrictMath.acos", std::acos, nullptr},
    {"StrictMath.atan", std::atan, nullptr},   {"StrictMath.sinh", std::sinh, nullptr},
    {"StrictMath.cosh", std::cosh, nullptr},   {"StrictMath.tanh", std::tanh, nullptr},
    {"StrictMath.log", std::log, nullptr},     {"StrictMath.log10", std::log10, nullptr},
    {"StrictMath.expm1", std::expm1, nullptr}, {"StrictMath.log1p", std::log1p, nullptr},
    {"StrictMath.atan2", nullptr, std::atan2},
}};

double MathFunction::approximation(std::span<const double> operands) const {
  return of_one != nullptr ? of_one(operands[0]) : of_two(operands[0], operands[1]);
}

size_t RealMath::HashCall::operator()(const Call& call) const {
  return hash_combine(hash_combine(reinterpret_cast<uintptr_t>(call.function), call.operands[0]), call.operands[1]);
}

RealMath& RealMath::shared() {
  static RealMath math;
  return math;
}

std::expected<double, std::string> RealMath::value(const MathFunction& function, std::span<const double> operands) {
  Call call{&function, {std::bit_cast<uint64_t>(operands[0]), 0}};
  if (operands.size() > 1) call.operands[1] = std::bit_cast<uint64_t>(operands[1]);
  auto found = known_.find(call);
  if (found != known_.end()) return found->second;
  if (!jvm_) jvm_ = Jvm::shared();
  auto answer = jvm_->evaluate(function.name, operands);
  if (!answer) return std::unexpected(answer.error());
  if (known_.size() == most_known) known_.clear();
  known_.emplace(call, *answer);
  return *answer;
}

namespace {

// The numbers that a term calls a function with.
struct Operands {
  explicit Operands(std::span<const Datum> data) : count(data.size()) {
    for (size_t i = 0; i < count; ++i) numbers[i] = std::get<double>(data[i]);
  }
  std::span<const double> all() const { return std::span(numbers).first(count); }

  std::array<double, 2> numbers{};
  size_t count;
};

} // namespace

uint32_t opaque_function(Evaluator& evaluator, const MathFunction& function) {
  if (auto known = evaluator.find(function.name)) return *known;
  auto exact = [&function](std::span<const Datum> data) -> Datum {
    auto value = RealMath::shared().value(function, Operands(data).all());
    return value ? Datum(*value) : Datum();
  };
  auto near = [&function](std::span<const Datum> data) -> Datum {
    return function.approximation(Operands(data).all());
  };
  std::string_view plain_name = function.name.substr(function.name.rfind('.') + 1);
  return evaluator.add({std::string(function.name), Sort::Float, exact, near, math_range(plain_name)});
}

} // namespace assay::java
