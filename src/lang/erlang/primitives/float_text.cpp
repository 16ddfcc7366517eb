// Floats as text and back: float_to_list with all its options, list_to_float, and the part of string:to_float that is
// native.

#include "lang/erlang/primitives/text.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/float_format.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {

namespace {

std::optional<std::string> text_of_float(Value value, Value options) {
  if (!value.is(Kind::Float)) return std::nullopt;
  auto format = format_of_options(options);
  if (!format) return std::nullopt;
  double number = value.as_float();
  switch (format->notation) {
    case FloatFormat::Notation::Scientific:
      // As C's printf takes a negative precision.
      return scientific_text(number, format->decimals < 0 ? 6 : format->decimals);
    case FloatFormat::Notation::Fixed:
      if (format->decimals < 0) return std::nullopt;
      return fixed_text(number, format->decimals, format->zeros);
    case FloatFormat::Notation::Shortest: break;
  }
  return shortest_text(number);
}

Value float_list(Context& context, Value number, Value options) {
  auto text = text_of_float(number, options);
  return text ? list_of_bytes(context, *text) : badarg(context);
}

Value float_binary(Context& context, Value number, Value options) {
  auto text = text_of_float(number, options);
  return text ? binary_of_text(context.arena(), *text) : badarg(context);
}

Value float_to_list(Context& context, const Value* arguments) {
  return float_list(context, arguments[0], Value::nil());
}
Value float_to_list_with(Context& context, const Value* arguments) {
  return float_list(context, arguments[0], arguments[1]);
}
Value float_to_binary(Context& context, const Value* arguments) {
  return float_binary(context, arguments[0], Value::nil());
}
Value float_to_binary_with(Context& context, const Value* arguments) {
  return float_binary(context, arguments[0], arguments[1]);
}

Value whole_float(Context& context, std::string_view text) {
  auto parsed = parse_float(text);
  if (!parsed || parsed->length != text.size()) return badarg(context);
  return Value::floating(parsed->number);
}

Value list_to_float(Context& context, const Value* arguments) {
  auto text = bytes_of_list(arguments[0]);
  return text ? whole_float(context, *text) : badarg(context);
}

Value binary_to_float(Context& context, const Value* arguments) {
  auto text = binary_text(context.arena(), arguments[0]);
  return text ? whole_float(context, *text) : badarg(context);
}

// {Float, Rest}, {error, no_float} or {error, not_a_list}. Only the part that can belong to a float is looked at.
Value string_list_to_float(Context& context, const Value* arguments) {
  static const Symbol error("error");
  static const Symbol no_float("no_float");
  static const Symbol not_a_list("not_a_list");
  constexpr std::string_view characters = "0123456789+-.,eE";
  Value list = arguments[0];
  Arena& arena = context.arena();
  if (!list.is(Kind::Nil) && !list.is(Kind::Cons)) {
    return make_tuple_of(arena, Value::symbol(error), Value::symbol(not_a_list));
  }
  std::string text;
  for (Value rest = list; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    Value character = rest.as_cons()->head;
    if (!character.is(Kind::Integer) || character.payload() > 127) break;
    char byte = static_cast<char>(character.payload());
    if (characters.find(byte) == std::string_view::npos) break;
    text += byte;
  }
  auto parsed = parse_float(text);
  if (!parsed) return make_tuple_of(arena, Value::symbol(error), Value::symbol(no_float));
  for (size_t i = 0; i < parsed->length; ++i) list = list.as_cons()->tail;
  return make_tuple_of(arena, Value::floating(parsed->number), list);
}

} // namespace

void register_float_text(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("erlang:float_to_list/1", 1, float_to_list, "badarg");
  add("erlang:float_to_list/2", 2, float_to_list_with, "badarg");
  add("erlang:float_to_binary/1", 1, float_to_binary, "badarg");
  add("erlang:float_to_binary/2", 2, float_to_binary_with, "badarg");
  add("erlang:list_to_float/1", 1, list_to_float, "badarg");
  add("erlang:binary_to_float/1", 1, binary_to_float, "badarg");
  add("string:list_to_float/1", 1, string_list_to_float);
}

} // namespace assay::erlang
