#include "lang/erlang/float_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include <fmt/format.h>

namespace assay::erlang {

namespace {

// erl's buffer for one float, with the byte that ends a string in C.
constexpr size_t largest_text = 255;
constexpr double integers_are_exact_below = 9007199254740992.0; // 2^53

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
  std::string text = fmt::format("{:.{}e}", number, decimals);
  if (text.size() > largest_text) return std::nullopt;
  return text;
}

std::optional<std::string> fixed_text(double number, int decimals, TrailingZeros zeros) {
  constexpr int most_scaled_decimals = 18;
  double magnitude = std::fabs(number);
  std::string text;
  if (decimals > most_scaled_decimals || magnitude > integers_are_exact_below) {
    text = fmt::format("{:.{}f}", number, decimals);
    if (text.size() > largest_text) return std::nullopt;
    // Without a point this eats zeros of the integer: erl does so too.
    if (zeros == TrailingZeros::Drop) drop_trailing_zeros(text);
    return text;
  }
  // The fraction is scaled as a double, with its error, and rounded half away from zero.
  auto whole = static_cast<uint64_t>(magnitude);
  uint64_t scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  auto fraction =
      static_cast<uint64_t>(std::round((magnitude - static_cast<double>(whole)) * static_cast<double>(scale)));
  if (fraction >= scale) {
    fraction -= scale;
    ++whole;
  }
  text = fmt::format("{}{}", std::signbit(number) ? "-" : "", whole);
  if (decimals == 0) return text;
  text += fmt::format(".{:0{}}", fraction, decimals);
  if (zeros == TrailingZeros::Drop) drop_trailing_zeros(text);
  return text;
}

std::string shortest_text(double number) {
  if (number == 0) return std::signbit(number) ? "-0.0" : "0.0";
  std::array<char, 64> buffer;
  auto written =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::fabs(number), std::chars_format::scientific);
  std::string_view text(buffer.data(), static_cast<size_t>(written.ptr - buffer.data()));
  size_t e = text.find('e');
  std::string digits;
  for (char character : text.substr(0, e)) {
    if (is_digit(character)) digits += character;
  }
  const char* exponent_text = text.data() + e + (text[e + 1] == '+' ? 2 : 1);
  int exponent = 0;
  std::from_chars(exponent_text, text.data() + text.size(), exponent);

  std::string scientific = digits.substr(0, 1) + "." + (digits.size() > 1 ? digits.substr(1) : "0");
  scientific += fmt::format("e{}", exponent);
  std::string fixed;
  int count = static_cast<int>(digits.size());
  if (exponent < 0) {
    fixed = "0." + std::string(static_cast<size_t>(-exponent - 1), '0') + digits;
  } else if (exponent + 1 >= count) {
    fixed = digits + std::string(static_cast<size_t>(exponent + 1 - count), '0') + ".0";
  } else {
    fixed =
        digits.substr(0, static_cast<size_t>(exponent + 1)) + "." + digits.substr(static_cast<size_t>(exponent + 1));
  }
  bool use_fixed = fixed.size() <= scientific.size() && std::fabs(number) < integers_are_exact_below;
  return (std::signbit(number) ? "-" : "") + (use_fixed ? fixed : scientific);
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
