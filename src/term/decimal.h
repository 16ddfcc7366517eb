#pragma once
// Floats in decimal digits, exactly as a program that writes them gets them: the one place where their text and the
// terms about it get it from. The sign is not part of it.

#include <cstdint>

#include "term/number.h"

namespace assay::term {

// significand * 10^(exponent + 1 - its digits): its first digit is that of 10^exponent. Of zero both are zero.
struct Decimal {
  Number significand;
  int64_t exponent = 0;
};

// Of a Significand or an Exponent: as many digits as it takes to give the same number back, and no zero at the end.
constexpr uint32_t fewest_digits = 0;

// The significand has at most so many.
constexpr uint32_t most_digits(uint32_t digits) { return digits == fewest_digits ? 17 : digits; }

// As many digits as asked for, at least one: those of the nearest decimal, to even between two.
Decimal decimal_of(double number, uint32_t digits);

// In fixed notation with so many digits behind the point, as an integer of all the digits. Up to 18 of them, of a
// number in which an integer is exact, the fraction is scaled as a double, with its error, and rounded half away from
// zero; else it is the nearest, to even between two.
Number scaled(double number, uint32_t decimals);
constexpr uint32_t most_scaled_decimals = 18;
constexpr double integers_are_exact_below = 0x1p53;

// Bounds of every exponent.
constexpr int64_t least_exponent = -324;
constexpr int64_t greatest_exponent = 308;

Number power_of_ten(uint32_t exponent);

} // namespace assay::term
