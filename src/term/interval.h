#pragma once
// Ranges of integers, open where an end is missing, and arithmetic on them: the result holds every value the operation
// can have, so what lies outside is refuted.

#include <optional>

#include "term/number.h"

namespace assay::term {

struct Interval {
  std::optional<Number> low;
  std::optional<Number> high;

  static Interval all() { return {}; }
  static Interval exactly(const Number& value) { return {.low = value, .high = value}; }

  bool empty() const { return low && high && *high < *low; }
  bool is_single() const { return low && high && *low == *high; }
  bool contains(const Number& value) const { return (!low || *low <= value) && (!high || value <= *high); }
};

Interval operator+(const Interval& left, const Interval& right);
Interval operator-(const Interval& interval);
Interval operator*(const Interval& left, const Interval& right);
// Truncating. The divisor may hold zero, for which there is no result.
Interval quotient(const Interval& dividend, const Interval& divisor);
Interval remainder(const Interval& dividend, const Interval& divisor);
Interval wrapped(const Interval& interval, uint32_t width);
Interval bit_and(const Interval& left, const Interval& right);
// What the bits of both have room in: holds their disjunction, and the bits that differ.
Interval bit_hull(const Interval& left, const Interval& right);
// The distance is not negative, whatever its interval says; to the right it rounds down.
Interval shifted_left(const Interval& interval, const Interval& distance);
Interval shifted_right(const Interval& interval, const Interval& distance);
Interval hull(const Interval& left, const Interval& right);
// Ends of very many digits become open: bounds that push each other through products would double them at every step.
Interval without_huge_ends(Interval interval);

} // namespace assay::term
