#include "term/float_range.h"

#include <algorithm>
#include <cmath>

namespace assay::term {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr FloatRange nothing_but_nan(bool may_be_nan) { return {infinity, -infinity, may_be_nan}; }

} // namespace

FloatRange FloatRange::of(double number) {
  if (std::isnan(number)) return nothing_but_nan(true);
  return {number, number, false};
}

bool FloatRange::has_infinity() const { return has_numbers() && (low == -infinity || high == infinity); }

FloatRange FloatRange::common(const FloatRange& other) const {
  return {std::max(low, other.low), std::min(high, other.high), may_be_nan && other.may_be_nan};
}

FloatRange FloatRange::joined(const FloatRange& other) const {
  bool either = may_be_nan || other.may_be_nan;
  if (!has_numbers()) return {other.low, other.high, either};
  if (!other.has_numbers()) return {low, high, either};
  return {std::min(low, other.low), std::max(high, other.high), either};
}

FloatRange operator-(const FloatRange& range) { return {-range.high, -range.low, range.may_be_nan}; }

FloatRange operator+(const FloatRange& left, const FloatRange& right) {
  bool may_be_nan = left.may_be_nan || right.may_be_nan;
  if (!left.has_numbers() || !right.has_numbers()) return nothing_but_nan(may_be_nan);
  bool cancels = (left.high == infinity && right.low == -infinity) || (left.low == -infinity && right.high == infinity);
  double low = left.low + right.low;
  double high = left.high + right.high;
  return {std::isnan(low) ? -infinity : low, std::isnan(high) ? infinity : high, may_be_nan || cancels};
}

FloatRange operator-(const FloatRange& left, const FloatRange& right) { return left + -right; }

FloatRange operator*(const FloatRange& left, const FloatRange& right) {
  bool may_be_nan = left.may_be_nan || right.may_be_nan;
  if (!left.has_numbers() || !right.has_numbers()) return nothing_but_nan(may_be_nan);
  bool has_no_product = (left.has_infinity() && right.contains(0)) || (right.has_infinity() && left.contains(0));
  FloatRange result{infinity, -infinity, may_be_nan || has_no_product};
  for (double a : {left.low, left.high}) {
    for (double b : {right.low, right.high}) {
      double product = a * b;
      if (std::isnan(product)) product = 0; // of numbers as near to these ends as one likes
      result.low = std::min(result.low, product);
      result.high = std::max(result.high, product);
    }
  }
  return result;
}

FloatRange operator/(const FloatRange& left, const FloatRange& right) {
  bool may_be_nan = left.may_be_nan || right.may_be_nan;
  if (!left.has_numbers() || !right.has_numbers()) return nothing_but_nan(may_be_nan);
  if (right.contains(0) || (left.has_infinity() && right.has_infinity())) return {};
  FloatRange result{infinity, -infinity, may_be_nan};
  for (double a : {left.low, left.high}) {
    for (double b : {right.low, right.high}) {
      result.low = std::min(result.low, a / b);
      result.high = std::max(result.high, a / b);
    }
  }
  return result;
}

FloatRange absolute(const FloatRange& range) {
  if (!range.has_numbers() || range.low >= 0) return range;
  if (range.high <= 0) return -range;
  return {0, std::max(-range.low, range.high), range.may_be_nan};
}

FloatRange square(const FloatRange& range) {
  FloatRange size = absolute(range);
  if (!size.has_numbers()) return size;
  return {size.low * size.low, size.high * size.high, size.may_be_nan};
}

FloatRange square_root(const FloatRange& range) {
  FloatRange fitting = range.common({0, infinity, true});
  bool may_be_nan = range.may_be_nan || (range.has_numbers() && range.low < 0);
  if (!fitting.has_numbers()) return nothing_but_nan(may_be_nan);
  return {std::sqrt(fitting.low), std::sqrt(fitting.high), may_be_nan};
}

FloatRange mapped(const FloatRange& range, double (*function)(double)) {
  if (!range.has_numbers()) return range;
  return {function(range.low), function(range.high), range.may_be_nan};
}

} // namespace assay::term
