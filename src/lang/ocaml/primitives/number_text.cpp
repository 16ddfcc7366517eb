// Numbers as text, as OCaml's runtime writes and reads them.

#include <fmt/core.h>

#include <cstdio>
#include <cstdlib>

#include "lang/ocaml/primitives/integer_text.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

std::string printed(const std::string& format, auto number) {
  int size = std::snprintf(nullptr, 0, format.c_str(), number);
  std::string text(static_cast<size_t>(std::max(size, 0)) + 1, '\0');
  std::snprintf(text.data(), text.size(), format.c_str(), number);
  text.pop_back();
  return text;
}

Value format_number(Context& context, Value format, int64_t number, uint32_t width) {
  std::optional<IntegerFormat> parsed = integer_format(string_of(format));
  if (!parsed) return invalid_argument(context, "format_int: format too long");
  auto bits = static_cast<uint64_t>(number);
  if (parsed->is_unsigned && width < 64) bits &= (uint64_t{1} << width) - 1;
  std::string text = parsed->is_unsigned ? printed(parsed->text, static_cast<unsigned long long>(bits))
                                         : printed(parsed->text, static_cast<long long>(number));
  return make_string(context.arena(), text);
}
Value format_int(Context& context, const Value* a) { return format_number(context, a[0], a[1].as_integer(), 63); }
Value format_int32(Context& context, const Value* a) { return format_number(context, a[0], boxed_number(a[1]), 32); }
Value format_int64(Context& context, const Value* a) { return format_number(context, a[0], boxed_number(a[1]), 64); }

Value format_float(Context& context, const Value* a) {
  std::string format(string_of(a[0]));
  constexpr std::string_view conversions = "eEfFgGaA";
  bool is_plain = format.size() >= 2 && format[0] == '%' && conversions.find(format.back()) != std::string_view::npos &&
                  format.find_first_not_of("0123456789-+ #.", 1) == format.size() - 1;
  if (!is_plain) return context.unsupported("a format of floats that is not C's");
  return make_string(context.arena(), printed(format, a[1].as_float()));
}

// ---- Reading

Value int_of_string(Context& context, const Value* a) {
  std::optional<int64_t> number = read_integer(string_of(a[0]), 63);
  return number ? integer(*number) : failure(context, "int_of_string");
}
template <uint32_t width>
Value boxed_of_string(Context& context, std::string_view text, Symbol type, std::string_view who) {
  std::optional<int64_t> number = read_integer(text, width);
  return number ? make_boxed(context.arena(), type, *number) : failure(context, who);
}
Value int32_of_string(Context& context, const Value* a) {
  return boxed_of_string<32>(context, string_of(a[0]), names::int32(), "Int32.of_string");
}
Value int64_of_string(Context& context, const Value* a) {
  return boxed_of_string<64>(context, string_of(a[0]), names::int64(), "Int64.of_string");
}
Value nativeint_of_string(Context& context, const Value* a) {
  return boxed_of_string<64>(context, string_of(a[0]), names::nativeint(), "Nativeint.of_string");
}

Value float_of_string(Context& context, const Value* a) {
  std::string text;
  for (char character : string_of(a[0])) {
    if (character != '_') text.push_back(character);
  }
  char* end = nullptr;
  double number = std::strtod(text.c_str(), &end);
  bool is_number = !text.empty() && end == text.c_str() + text.size() && text.find('\0') == std::string::npos;
  return is_number ? Value::floating(number) : failure(context, "float_of_string");
}

// Number, precision (negative: as many digits as it has), style.
Value hexstring_of_float(Context& context, const Value* a) {
  double number = a[0].as_float();
  int64_t precision = a[1].as_integer();
  auto sign = static_cast<char>(a[2].as_integer());
  std::string format = "%";
  if (sign == '+' || sign == ' ') format.push_back(sign);
  if (precision >= 0) format += fmt::format(".{}", std::min<int64_t>(precision, 1000));
  std::string text = printed(format + "a", number);
  size_t infinity = text.find("inf");
  if (infinity != std::string::npos) text.replace(infinity, 3, "infinity");
  return make_string(context.arena(), text);
}

} // namespace

void register_number_text(PrimitiveRegistry& registry) {
  add(registry, "caml_format_int", 2, format_int);
  add(registry, "caml_int32_format", 2, format_int32);
  add(registry, "caml_int64_format", 2, format_int64);
  add(registry, "caml_nativeint_format", 2, format_int64);
  add(registry, "caml_format_float", 2, format_float);
  add(registry, "caml_hexstring_of_float", 3, hexstring_of_float);
  add(registry, "caml_int_of_string", 1, int_of_string, nullptr, {.faults = "Failure"});
  add(registry, "caml_int32_of_string", 1, int32_of_string, nullptr, {.faults = "Failure"});
  add(registry, "caml_int64_of_string", 1, int64_of_string, nullptr, {.faults = "Failure"});
  add(registry, "caml_nativeint_of_string", 1, nativeint_of_string, nullptr, {.faults = "Failure"});
  add(registry, "caml_float_of_string", 1, float_of_string, nullptr, {.faults = "Failure"});
  lift_number_text(registry);
}

} // namespace assay::ocaml
