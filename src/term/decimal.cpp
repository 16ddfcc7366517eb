#include "term/decimal.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>

namespace assay::term {

namespace {

Number number_of_digits(std::string_view text) {
  std::string digits;
  for (char character : text) {
    if (character != '.') digits += character;
  }
  constexpr size_t fit_a_word = 18;
  if (digits.size() > fit_a_word) return Number(*BigInteger::from_text(digits));
  int64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// Of text such as 1.25e-07.
Decimal decimal_in(std::string_view text) {
  size_t e = text.find('e');
  std::string_view exponent_text = text.substr(e + (text[e + 1] == '+' ? 2 : 1));
  Decimal result{.significand = number_of_digits(text.substr(0, e))};
  std::from_chars(exponent_text.data(), exponent_text.data() + exponent_text.size(), result.exponent);
  return result;
}

Decimal shortest(double magnitude) {
  std::array<char, 64> buffer;
  auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), magnitude, std::chars_format::scientific);
  return decimal_in({buffer.data(), static_cast<size_t>(written.ptr - buffer.data())});
}

} // namespace

Decimal decimal_of(double number, uint32_t digits) {
  double magnitude = std::fabs(number);
  if (magnitude == 0) return {};
  if (digits == fewest_digits) return shortest(magnitude);
  return decimal_in(fmt::format("{:.{}e}", magnitude, digits - 1));
}

Number scaled(double number, uint32_t decimals) {
  double magnitude = std::fabs(number);
  if (decimals > most_scaled_decimals || magnitude > integers_are_exact_below) {
    return number_of_digits(fmt::format("{:.{}f}", magnitude, decimals));
  }
  auto whole = static_cast<int64_t>(magnitude);
  int64_t scale = 1;
  for (uint32_t i = 0; i < decimals; ++i) scale *= 10;
  double fraction = std::round((magnitude - static_cast<double>(whole)) * static_cast<double>(scale));
  return Number(whole) * Number(scale) + Number(static_cast<int64_t>(fraction));
}

Number power_of_ten(uint32_t exponent) {
  Number power = 1;
  for (uint32_t i = 0; i < exponent; ++i) power = power * 10;
  return power;
}

} // namespace assay::term
