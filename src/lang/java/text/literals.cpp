#include "lang/java/text/literals.h"

#include <fmt/format.h>

#include <cmath>

#include "lang/java/load/descriptor.h"

namespace assay::java {

namespace {

std::string escaped(char16_t unit, char quote) {
  switch (unit) {
    case '\n': return "\\n";
    case '\t': return "\\t";
    case '\r': return "\\r";
    case '\\': return "\\\\";
    default: break;
  }
  if (unit == static_cast<char16_t>(quote)) return fmt::format("\\{}", quote);
  if (unit >= 0x20 && unit < 0x7f) return std::string(1, static_cast<char>(unit));
  return fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
}

} // namespace

std::string number_literal(Value number, Symbol type) {
  char tag = type_tag(type);
  return number.is(Kind::Float) ? float_literal(number.as_float(), tag == 'F')
                                : integer_literal(number.as_integer(), tag);
}

std::string integer_literal(int64_t number, char tag) {
  switch (tag) {
    case 'Z': return number != 0 ? "true" : "false";
    case 'C': return fmt::format("'{}'", escaped(static_cast<char16_t>(number), '\''));
    case 'B': return fmt::format("(byte) {}", number);
    case 'S': return fmt::format("(short) {}", number);
    case 'J': return fmt::format("{}L", number);
    default: return fmt::format("{}", number);
  }
}

std::string float_literal(double number, bool single) {
  std::string_view box = single ? "Float" : "Double";
  if (single) number = static_cast<double>(static_cast<float>(number));
  if (std::isnan(number)) return fmt::format("{}.NaN", box);
  if (std::isinf(number)) return fmt::format("{}.{}_INFINITY", box, number < 0 ? "NEGATIVE" : "POSITIVE");
  std::string text = single ? fmt::format("{}", static_cast<float>(number)) : fmt::format("{}", number);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return single ? text + "f" : text;
}

std::string quoted(const std::u16string& text) {
  std::string result = "\"";
  for (char16_t unit : text) result += escaped(unit, '"');
  return result + "\"";
}

} // namespace assay::java
