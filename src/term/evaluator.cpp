#include "term/evaluator.h"

#include <cmath>

namespace assay {

uint32_t Evaluator::add(OpaqueFunction function) {
  functions_.push_back(std::move(function));
  return static_cast<uint32_t>(functions_.size() - 1);
}

std::optional<uint32_t> Evaluator::find(std::string_view name) const {
  for (size_t i = functions_.size(); i > 0; --i) {
    if (functions_[i - 1].name == name) return static_cast<uint32_t>(i - 1);
  }
  return std::nullopt;
}

namespace {

Datum call(const std::function<Datum(std::span<const Datum>)>& function, std::span<const Datum> operands) {
  for (const Datum& operand : operands) {
    if (!has_value(operand)) return {};
  }
  Datum result = function(operands);
  if (const double* floating = std::get_if<double>(&result)) return with_one_nan(*floating);
  return result;
}

} // namespace

Datum Evaluator::apply(uint32_t number, std::span<const Datum> operands) const {
  return call(functions_[number].function, operands);
}

Datum Evaluator::approximate(uint32_t number, std::span<const Datum> operands) const {
  const OpaqueFunction& called = functions_[number];
  return call(called.approximation ? called.approximation : called.function, operands);
}

namespace {

struct OfOne {
  std::string_view name;
  double (*function)(double);
};
struct OfTwo {
  std::string_view name;
  double (*function)(double, double);
};

constexpr OfOne of_one[] = {
    {"sin", std::sin},   {"cos", std::cos},     {"tan", std::tan},   {"asin", std::asin},   {"acos", std::acos},
    {"atan", std::atan}, {"sinh", std::sinh},   {"cosh", std::cosh}, {"tanh", std::tanh},   {"exp", std::exp},
    {"log", std::log},   {"expm1", std::expm1}, {"cbrt", std::cbrt}, {"log10", std::log10}, {"log1p", std::log1p},
};
constexpr OfTwo of_two[] = {{"atan2", std::atan2}, {"pow", std::pow}, {"hypot", std::hypot}};

} // namespace

void add_math_functions(Evaluator& evaluator) {
  if (evaluator.find("hypot")) return;
  for (const OfOne& each : of_one) {
    auto function = [called = each.function](std::span<const Datum> operands) -> Datum {
      return called(std::get<double>(operands[0]));
    };
    evaluator.add({.name = std::string(each.name), .result = Sort::Float, .function = function});
  }
  for (const OfTwo& each : of_two) {
    auto function = [called = each.function](std::span<const Datum> operands) -> Datum {
      return called(std::get<double>(operands[0]), std::get<double>(operands[1]));
    };
    evaluator.add({.name = std::string(each.name), .result = Sort::Float, .function = function});
  }
}

uint32_t math_function(Evaluator& evaluator, std::string_view name) {
  add_math_functions(evaluator);
  return evaluator.find(name).value();
}

} // namespace assay
