#include "lang/ocaml/primitives/integer_text.h"

#include <fmt/core.h>

namespace assay::ocaml {

std::optional<IntegerFormat> integer_format(std::string_view format) {
  constexpr size_t longest = 30;
  if (format.size() < 2 || format.size() > longest || format[0] != '%') return std::nullopt;
  std::string_view options = format.substr(1, format.size() - 2);
  while (!options.empty() && (options.back() == 'l' || options.back() == 'L' || options.back() == 'n')) {
    options.remove_suffix(1);
  }
  if (options.find_first_not_of("0123456789-+ #.") != std::string_view::npos) return std::nullopt;
  char conversion = format.back();
  if (std::string_view("diuxXo").find(conversion) == std::string_view::npos) return std::nullopt;
  bool is_unsigned = conversion != 'd' && conversion != 'i';
  return IntegerFormat{fmt::format("%{}ll{}", options, conversion), is_unsigned};
}

std::optional<DigitFormat> digit_format(std::string_view format, uint32_t width) {
  std::optional<IntegerFormat> parsed = integer_format(format);
  if (!parsed) return std::nullopt;
  std::string_view options = std::string_view(parsed->text).substr(1, parsed->text.size() - 4);
  DigitFormat result;
  result.width = width;
  result.is_unsigned = parsed->is_unsigned;
  char conversion = format.back();
  if (conversion == 'x' || conversion == 'X') result.base = 16;
  if (conversion == 'o') result.base = 8;
  result.in_capitals = conversion == 'X';
  if (options.empty()) return result;
  if (options.size() > 1 || parsed->is_unsigned || (options[0] != '+' && options[0] != ' ')) return std::nullopt;
  result.plus = options[0];
  return result;
}

uint32_t base_of_letter(char letter) {
  switch (letter | 0x20) {
    case 'x': return 16;
    case 'o': return 8;
    case 'b': return 2;
    case 'u': return 10;
    default: return 0;
  }
}

namespace {

NumberStart take_start(std::string_view& text) {
  NumberStart start;
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) {
    start.is_negative = text[0] == '-';
    text.remove_prefix(1);
  }
  uint32_t base = text.size() >= 2 && text[0] == '0' ? base_of_letter(text[1]) : 0;
  if (base == 0) return start;
  text.remove_prefix(2);
  start.base = base;
  start.is_signed = false;
  return start;
}

uint32_t digit_value(char digit) {
  if (digit >= '0' && digit <= '9') return static_cast<uint32_t>(digit - '0');
  char letter = static_cast<char>(digit | 0x20);
  return letter >= 'a' && letter <= 'f' ? static_cast<uint32_t>(letter - 'a' + 10) : UINT32_MAX;
}

} // namespace

std::optional<int64_t> read_integer(std::string_view text, uint32_t width) {
  NumberStart start = take_start(text);
  if (text.empty() || digit_value(text[0]) >= start.base) return std::nullopt;
  uint64_t number = 0;
  uint64_t most = width == 64 ? UINT64_MAX : (uint64_t{1} << width) - 1;
  for (char character : text) {
    if (character == '_') continue;
    uint32_t digit = digit_value(character);
    if (digit >= start.base) return std::nullopt;
    if (number > (most - digit) / start.base) return std::nullopt;
    number = number * start.base + digit;
  }
  uint64_t half = uint64_t{1} << (width - 1);
  if (start.is_signed && number > half - (start.is_negative ? 0 : 1)) return std::nullopt;
  uint64_t bits = start.is_negative ? -number : number;
  return static_cast<int64_t>(bits << (64 - width)) >> (64 - width);
}

} // namespace assay::ocaml
