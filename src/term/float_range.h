#pragma once
// What a double can be: a range of numbers, infinite ones included, and whether it can be NaN. Rounding to nearest
// never changes the order of two results, so the ends of a result's range are the results of ends: nothing is widened.
// The two zeros are one number here.

#include <limits>

#include "base/rooms.h"

namespace assay::term {

struct FloatRange {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  bool may_be_nan = true;

  static FloatRange of(double number);
  bool has_numbers() const { return low <= high; }
  bool is_empty() const { return !has_numbers() && !may_be_nan; }
  bool is_one_number() const { return low == high && !may_be_nan; }
  bool contains(double number) const { return low <= number && number <= high; }
  bool has_infinity() const;
  // What is in both.
  FloatRange common(const FloatRange& other) const;
  FloatRange joined(const FloatRange& other) const;
  bool operator==(const FloatRange&) const = default;
};

FloatRange operator-(const FloatRange& range);
FloatRange operator+(const FloatRange& left, const FloatRange& right);
FloatRange operator-(const FloatRange& left, const FloatRange& right);
FloatRange operator*(const FloatRange& left, const FloatRange& right);
FloatRange operator/(const FloatRange& left, const FloatRange& right);
FloatRange absolute(const FloatRange& range);
FloatRange square(const FloatRange& range); // of a number times itself
FloatRange square_root(const FloatRange& range);
// By a function that never turns an order round, and gives NaN for NaN alone.
FloatRange mapped(const FloatRange& range, double (*function)(double));

} // namespace assay::term
