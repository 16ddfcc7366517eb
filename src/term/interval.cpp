#include "term/interval.h"

#include <algorithm>
#include <array>

namespace assay::term {

namespace {

bool is_zero(const Interval& interval) { return interval.is_single() && interval.low->is_zero(); }

// The largest magnitude in it, if there is one.
std::optional<Number> reach(const Interval& interval) {
  if (!interval.low || !interval.high) return std::nullopt;
  return std::max(interval.low->magnitude(), interval.high->magnitude());
}

// With signs known, an open end still gives a bound: both not negative, so is the product.
Interval open_product(const Interval& left, const Interval& right) {
  auto not_negative = [](const Interval& interval) { return interval.low && interval.low->sign() >= 0; };
  auto not_positive = [](const Interval& interval) { return interval.high && interval.high->sign() <= 0; };
  if (not_negative(left) && not_negative(right)) return {.low = *left.low * *right.low, .high = {}};
  if (not_positive(left) && not_positive(right)) return {.low = *left.high * *right.high, .high = {}};
  if (not_negative(left) && not_positive(right)) return {.low = {}, .high = *left.low * *right.high};
  if (not_positive(left) && not_negative(right)) return {.low = {}, .high = *left.high * *right.low};
  return Interval::all();
}

} // namespace

Interval operator+(const Interval& left, const Interval& right) {
  Interval sum;
  if (left.low && right.low) sum.low = *left.low + *right.low;
  if (left.high && right.high) sum.high = *left.high + *right.high;
  return sum;
}

Interval operator-(const Interval& interval) {
  Interval negative;
  if (interval.high) negative.low = -*interval.high;
  if (interval.low) negative.high = -*interval.low;
  return negative;
}

Interval operator*(const Interval& left, const Interval& right) {
  if (is_zero(left) || is_zero(right)) return Interval::exactly(0);
  if (!left.low || !left.high || !right.low || !right.high) {
    const Interval& single = left.is_single() ? left : right;
    const Interval& other = left.is_single() ? right : left;
    if (!single.is_single()) return open_product(left, right);
    Interval scaled;
    if (other.low) scaled.low = *other.low * *single.low;
    if (other.high) scaled.high = *other.high * *single.low;
    if (single.low->sign() < 0) std::swap(scaled.low, scaled.high);
    return scaled;
  }
  std::array<Number, 4> corners = {*left.low * *right.low, *left.low * *right.high, *left.high * *right.low,
                                   *left.high * *right.high};
  auto [least, greatest] = std::minmax_element(corners.begin(), corners.end());
  return {.low = *least, .high = *greatest};
}

Interval quotient(const Interval& dividend, const Interval& divisor) {
  Interval result;
  if (divisor.is_single() && !is_zero(divisor)) { // monotone
    if (dividend.low) result.low = quotient(*dividend.low, *divisor.low);
    if (dividend.high) result.high = quotient(*dividend.high, *divisor.low);
    if (divisor.low->sign() < 0) std::swap(result.low, result.high);
    return result;
  }
  if (std::optional<Number> most = reach(dividend)) return {.low = -*most, .high = *most};
  return result;
}

Interval remainder(const Interval& dividend, const Interval& divisor) {
  Interval result;
  if (divisor.is_single() && !is_zero(divisor) && dividend.low && dividend.high && dividend.low->sign() >= 0 &&
      quotient(*dividend.low, *divisor.low) == quotient(*dividend.high, *divisor.low)) { // no multiple in between
    return {.low = remainder(*dividend.low, *divisor.low), .high = remainder(*dividend.high, *divisor.low)};
  }
  // It has the dividend's sign, and neither its magnitude nor the divisor's is reached or passed.
  if (dividend.low && dividend.low->sign() >= 0) result.low = 0;
  if (dividend.high && dividend.high->sign() <= 0) result.high = 0;
  std::optional<Number> limit = reach(divisor);
  if (limit && limit->sign() > 0) {
    if (!result.high) result.high = *limit - 1;
    if (!result.low) result.low = -*limit + 1;
  }
  if (std::optional<Number> most = reach(dividend)) {
    if (!result.high || *most < *result.high) result.high = *most;
    if (!result.low || -*most > *result.low) result.low = -*most;
  }
  return result;
}

Interval wrapped(const Interval& interval, uint32_t width) {
  Number half = Number::power_of_two(width - 1);
  Interval machine{.low = -half, .high = half - 1};
  bool inside = interval.low && interval.high && machine.contains(*interval.low) && machine.contains(*interval.high);
  return inside ? interval : machine;
}

Interval bit_hull(const Interval& left, const Interval& right) {
  if (!left.low || !left.high || !right.low || !right.high) {
    bool positive = left.low && right.low && left.low->sign() >= 0 && right.low->sign() >= 0;
    return positive ? Interval{.low = 0, .high = {}} : Interval::all();
  }
  size_t bits = 0;
  for (const auto& end : {left.low, left.high, right.low, right.high}) bits = std::max(bits, end->view().bit_length());
  Number beyond = Number::power_of_two(static_cast<uint32_t>(bits));
  bool positive = left.low->sign() >= 0 && right.low->sign() >= 0;
  return {.low = positive ? Number(0) : -beyond, .high = beyond - 1};
}

Interval bit_and(const Interval& left, const Interval& right) {
  // A number that is not negative has no bits that are not its own.
  Interval result;
  for (const Interval& each : {left, right}) {
    if (!each.low || each.low->sign() < 0) continue;
    result.low = 0;
    if (each.high && (!result.high || *each.high < *result.high)) result.high = each.high;
  }
  return result.low ? result : bit_hull(left, right);
}

namespace {

struct Distances {
  uint32_t least;
  uint32_t greatest;
};

constexpr int64_t furthest = 4096;

Distances distances(const Interval& distance) {
  auto within = [](const std::optional<Number>& end, int64_t otherwise) {
    if (!end || !end->is_small()) return static_cast<uint32_t>(otherwise);
    return static_cast<uint32_t>(std::clamp<int64_t>(end->small(), 0, furthest));
  };
  return {.least = within(distance.low, 0), .greatest = within(distance.high, furthest)};
}

} // namespace

Interval shifted_left(const Interval& interval, const Interval& distance) {
  auto [least, greatest] = distances(distance);
  Number few = Number::power_of_two(least);
  Number many = Number::power_of_two(greatest);
  Interval result;
  if (interval.low) result.low = *interval.low * (interval.low->sign() < 0 ? many : few);
  if (interval.high) result.high = *interval.high * (interval.high->sign() < 0 ? few : many);
  return result;
}

Interval shifted_right(const Interval& interval, const Interval& distance) {
  auto [least, greatest] = distances(distance);
  Number few = Number::power_of_two(least);
  Number many = Number::power_of_two(greatest);
  Interval result;
  if (interval.low) result.low = floor_quotient(*interval.low, interval.low->sign() < 0 ? few : many);
  if (interval.high) result.high = floor_quotient(*interval.high, interval.high->sign() < 0 ? many : few);
  return result;
}

Interval hull(const Interval& left, const Interval& right) {
  Interval result;
  if (left.low && right.low) result.low = std::min(*left.low, *right.low);
  if (left.high && right.high) result.high = std::max(*left.high, *right.high);
  return result;
}

Interval without_huge_ends(Interval interval) {
  constexpr size_t most_bits = 4096;
  auto is_huge = [](const Number& number) { return !number.is_small() && number.view().bit_length() > most_bits; };
  if (interval.low && is_huge(*interval.low)) interval.low.reset();
  if (interval.high && is_huge(*interval.high)) interval.high.reset();
  return interval;
}

} // namespace assay::term
