#include "solve/rational.h"

#include <cmath>

#include "base/big_integer.h"

namespace assay::solve {

std::string fraction_text(double finite) {
  int exponent = 0;
  double mantissa = std::frexp(finite, &exponent);
  BigInteger numerator = BigInteger::from_double(std::ldexp(mantissa, 53));
  exponent -= 53;
  if (IntegerView(numerator).sign() == 0) return "0";
  auto zeros = static_cast<int>(mpz_scan1(numerator.mpz(), 0));
  numerator = shift_right(numerator, static_cast<uint64_t>(zeros));
  exponent += zeros;
  if (exponent >= 0) return to_text(IntegerView(shift_left(numerator, static_cast<uint64_t>(exponent))));
  BigInteger denominator = shift_left(IntegerView(1), static_cast<uint64_t>(-exponent));
  return to_text(IntegerView(numerator)) + "/" + to_text(IntegerView(denominator));
}

std::optional<double> nearest_double(std::string_view fraction) {
  size_t slash = fraction.find('/');
  std::optional<BigInteger> numerator = BigInteger::from_text(fraction.substr(0, slash));
  if (!numerator) return std::nullopt;
  if (slash == std::string_view::npos) return to_double(IntegerView(*numerator));
  std::optional<BigInteger> denominator = BigInteger::from_text(fraction.substr(slash + 1));
  if (!denominator || IntegerView(*denominator).sign() <= 0) return std::nullopt;
  // Scaled so that the quotient has well over 64 bits; the last stands for the remainder, so that it rounds as the
  // whole.
  auto size = [](const BigInteger& number) { return static_cast<int64_t>(IntegerView(number).bit_length()); };
  int64_t shift = std::max<int64_t>(0, 80 - size(*numerator) + size(*denominator));
  BigInteger scaled = shift_left(*numerator, static_cast<uint64_t>(shift));
  BigInteger result = divide(scaled, *denominator);
  if (IntegerView(remainder(scaled, *denominator)).sign() != 0) {
    BigInteger doubled = shift_left(result, 1);
    result = add(doubled, IntegerView(IntegerView(*numerator).sign()));
    ++shift;
  }
  std::optional<double> nearest = to_double(IntegerView(result));
  if (!nearest) return std::nullopt;
  return std::ldexp(*nearest, static_cast<int>(-shift));
}

} // namespace assay::solve
