#include "lang/erlang/text/float_text.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include <fmt/format.h>

#include "term/decimal.h"

namespace assay::erlang {

namespace {

// erl's buffer for one float, with the byte that ends a string in C.
constexpr size_t largest_text = 255;

std::string sign_of(double number) { return std::signbit(number) ? "-" : ""; }

// With zeros in front up to a length.
std::string digits_of(const Number& number, size_t least) {
  std::string text = to_text(number);
  return text.size() < least ? std::string(least - text.size(), '0') + text : text;
}

void drop_trailing_zeros(std::string& text) {
  size_t last = text.find_last_not_of('0');
  text.resize(last + 1);
  if (text.back() == '.') text += '0';
}

bool is_digit(char character) { return character >= '0' && character <= '9'; }

size_t skip_digits(std::string_view text, size_t at) {
  while (at < text.size() && is_digit(text[at])) ++at;
  return at;
}

} // namespace

std::optional<std::string> scientific_text(double number, int decimals) {
  auto count = static_cast<size_t>(decimals);
  Decimal decimal = decimal_of(number, static_cast<uint32_t>(decimals) + 1);
  std::string text = sign_of(number) + digits_of(decimal.significand, count + 1);
  if (decimals > 0) text.insert(text.size() - count, ".");
  text += fmt::format("e{}{:02}", decimal.exponent < 0 ? '-' : '+', std::abs(decimal.exponent));
  if (text.size() > largest_text) return std::nullopt;
  return text;
}

std::optional<std::string> fixed_text(double number, int decimals, TrailingZeros zeros) {
  auto count = static_cast<size_t>(decimals);
  std::string text = sign_of(number) + digits_of(scaled(number, static_cast<uint32_t>(decimals)), count + 1);
  if (decimals > 0) text.insert(text.size() - count, ".");
  bool is_exact =
      static_cast<uint32_t>(decimals) > most_scaled_decimals || std::fabs(number) > integers_are_exact_below;
  if (is_exact && text.size() > largest_text) return std::nullopt;
  // Without a point this eats zeros of the integer: erl does so too, of numbers that it does not scale itself.
  if (zeros == TrailingZeros::Drop && (is_exact || decimals > 0)) drop_trailing_zeros(text);
  return text;
}

bool is_shortest_fixed(int digits, int64_t exponent) {
  int64_t after_e = static_cast<int64_t>(std::to_string(exponent).size()) + 1;
  int64_t scientific = (digits == 1 ? 3 : digits + 1) + after_e;
  int64_t fixed = exponent < 0 ? 1 - exponent + digits : exponent + 1 >= digits ? exponent + 3 : digits + 1;
  return fixed <= scientific;
}

std::string shortest_text(double number) {
  Decimal decimal = decimal_of(number, fewest_digits);
  std::string digits = to_text(decimal.significand);
  int count = static_cast<int>(digits.size());
  auto exponent = static_cast<int>(decimal.exponent);
  std::string text = sign_of(number);
  if (!is_shortest_fixed(count, exponent) || std::fabs(number) >= integers_are_exact_below) {
    text += digits.substr(0, 1) + "." + (count > 1 ? digits.substr(1) : "0");
    return text + fmt::format("e{}", exponent);
  }
  if (exponent < 0) return text + "0." + std::string(static_cast<size_t>(-exponent - 1), '0') + digits;
  auto whole = static_cast<size_t>(exponent + 1);
  if (exponent + 1 >= count) return text + digits + std::string(whole - digits.size(), '0') + ".0";
  return text + digits.substr(0, whole) + "." + digits.substr(whole);
}

std::optional<ParsedFloat> parse_float(std::string_view text) {
  size_t at = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
  size_t point = skip_digits(text, at);
  // erl takes a comma for a point.
  if (point == at || point == text.size() || (text[point] != '.' && text[point] != ',')) return std::nullopt;
  size_t end = skip_digits(text, point + 1);
  if (end == point + 1) return std::nullopt;
  if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
    size_t exponent = end + 1;
    if (exponent < text.size() && (text[exponent] == '-' || text[exponent] == '+')) ++exponent;
    size_t after = skip_digits(text, exponent);
    if (after > exponent) end = after;
  }
  std::string copy(text.substr(0, end));
  copy[point] = '.';
  double number = std::strtod(copy.c_str(), nullptr);
  if (!std::isfinite(number)) return std::nullopt;
  return ParsedFloat{number, end};
}

} // namespace assay::erlang
