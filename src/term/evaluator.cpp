#include "term/evaluator.h"

#include <cmath>
#include <limits>

namespace assay::term {

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

// Where the numbers of a function lie whatever its operand is, and of which operands it makes a NaN. The ends are one
// float further out than the exact ones, as the last bit of a result is nobody's promise.
enum class NanOf : uint8_t { Nan, Infinite, Any };
struct Image {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  NanOf nan_of = NanOf::Any;
};
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double one = 0x1.0000000000001p0;
constexpr double half_pi = 0x1.921fb54442d19p0;
constexpr double pi = 0x1.921fb54442d19p1;

struct OfOne {
  std::string_view name;
  double (*function)(double);
  Image image = {};
};
struct OfTwo {
  std::string_view name;
  double (*function)(double, double);
  Image image = {};
};

constexpr OfOne of_one[] = {
    {"sin", std::sin, {-one, one, NanOf::Infinite}},
    {"cos", std::cos, {-one, one, NanOf::Infinite}},
    {"tan", std::tan},
    {"asin", std::asin, {-half_pi, half_pi}},
    {"acos", std::acos, {0, pi}},
    {"atan", std::atan, {-half_pi, half_pi, NanOf::Nan}},
    {"sinh", std::sinh, {-infinity, infinity, NanOf::Nan}},
    {"cosh", std::cosh, {0, infinity, NanOf::Nan}},
    {"tanh", std::tanh, {-one, one, NanOf::Nan}},
    {"exp", std::exp, {0, infinity, NanOf::Nan}},
    {"log", std::log},
    {"expm1", std::expm1, {-one, infinity, NanOf::Nan}},
    {"cbrt", std::cbrt, {-infinity, infinity, NanOf::Nan}},
    {"log10", std::log10},
    {"log1p", std::log1p},
    {"log2", std::log2},
    {"exp2", std::exp2, {0, infinity, NanOf::Nan}},
    {"asinh", std::asinh, {-infinity, infinity, NanOf::Nan}},
    {"acosh", std::acosh, {0, infinity}},
    {"atanh", std::atanh},
    {"erf", std::erf, {-one, one, NanOf::Nan}},
    {"erfc", std::erfc, {0, 2 * one, NanOf::Nan}},
};

FloatRange range_of(const Image& image, std::span<const FloatRange> operands) {
  bool may_be_nan = image.nan_of == NanOf::Any;
  for (const FloatRange& operand : operands) {
    may_be_nan = may_be_nan || operand.may_be_nan || (image.nan_of == NanOf::Infinite && operand.has_infinity());
  }
  return {image.low, image.high, may_be_nan};
}

RangeOfFunction range_by(const Image& image) {
  return [image](std::span<const FloatRange> operands) { return range_of(image, operands); };
}

// To the power of an even number nothing is negative.
FloatRange range_of_power(std::span<const FloatRange> operands) {
  const FloatRange& exponent = operands[1];
  bool is_even = exponent.is_one_number() && std::fmod(exponent.low, 2) == 0;
  if (is_even) return {0, infinity, operands[0].may_be_nan};
  return {};
}

constexpr OfTwo of_two[] = {
    {"atan2", std::atan2, {-pi, pi, NanOf::Nan}},
    {"pow", std::pow},
    {"hypot", std::hypot, {0, infinity}},
    {"nextafter", std::nextafter},
};

} // namespace

void add_math_functions(Evaluator& evaluator) {
  if (evaluator.find("fma")) return;
  for (const OfOne& each : of_one) {
    auto function = [called = each.function](std::span<const Datum> operands) -> Datum {
      return called(std::get<double>(operands[0]));
    };
    evaluator.add({std::string(each.name), Sort::Float, function, {}, math_range(each.name)});
  }
  for (const OfTwo& each : of_two) {
    auto function = [called = each.function](std::span<const Datum> operands) -> Datum {
      return called(std::get<double>(operands[0]), std::get<double>(operands[1]));
    };
    evaluator.add({std::string(each.name), Sort::Float, function, {}, math_range(each.name)});
  }
  auto multiply_and_add = [](std::span<const Datum> operands) -> Datum {
    return std::fma(std::get<double>(operands[0]), std::get<double>(operands[1]), std::get<double>(operands[2]));
  };
  evaluator.add({"fma", Sort::Float, multiply_and_add});
}

uint32_t math_function(Evaluator& evaluator, std::string_view name) {
  add_math_functions(evaluator);
  return evaluator.find(name).value();
}

RangeOfFunction math_range(std::string_view name) {
  if (name == "pow") return range_of_power;
  for (const OfOne& each : of_one) {
    if (each.name == name) return range_by(each.image);
  }
  for (const OfTwo& each : of_two) {
    if (each.name == name) return range_by(each.image);
  }
  return {};
}

} // namespace assay::term
