// Integers as text and back, in any base from 2 to 36.

#include <optional>
#include <string>

#include "core/integer.h"
#include "lang/erlang/primitives/text.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {

namespace {

constexpr int decimal = 10;

std::optional<int> base_of(Value value) {
  if (!value.is(Kind::Integer) || value.as_integer() < 2 || value.as_integer() > 36) return std::nullopt;
  return static_cast<int>(value.as_integer());
}

std::optional<std::string> text_of_integer(Value value, std::optional<int> base) {
  if (!value.is_integer() || !base) return std::nullopt;
  return to_text(view_integer(value), *base);
}

// Short decimal numbers, which nearly all are, without a big integer.
std::optional<int64_t> parse_short(std::string_view text) {
  constexpr size_t safe_length = 18;
  bool negative = !text.empty() && text.front() == '-';
  if (negative || (!text.empty() && text.front() == '+')) text.remove_prefix(1);
  if (text.empty() || text.size() > safe_length) return std::nullopt;
  int64_t number = 0;
  for (char character : text) {
    if (character < '0' || character > '9') return std::nullopt;
    number = number * decimal + (character - '0');
  }
  return negative ? -number : number;
}

Value integer_of_text(Context& context, std::string_view text, std::optional<int> base) {
  if (!base) return badarg(context);
  if (*base == decimal) {
    if (auto number = parse_short(text)) return Value::integer(*number);
  }
  auto number = BigInteger::from_text(text, *base);
  return number ? make_integer(context.arena(), *number) : badarg(context);
}

Value integer_list(Context& context, Value number, std::optional<int> base) {
  auto text = text_of_integer(number, base);
  return text ? list_of_bytes(context, *text) : badarg(context);
}

Value integer_binary(Context& context, Value number, std::optional<int> base) {
  auto text = text_of_integer(number, base);
  return text ? binary_of_text(context.arena(), *text) : badarg(context);
}

// The byte that erl takes for a digit of a list: of all but a sign it looks at the low eight bits only. Nothing for
// what it does not keep in a word.
std::optional<char> digit_byte(Value character) {
  constexpr int64_t largest_word = (int64_t{1} << 59) - 1;
  if (!character.is(Kind::Integer)) return std::nullopt;
  int64_t code = character.as_integer();
  if (code > largest_word || code < -largest_word - 1) return std::nullopt;
  return static_cast<char>(code & 0xff);
}

bool is_sign(Value character) {
  return character.is(Kind::Integer) && (character.as_integer() == '-' || character.as_integer() == '+');
}

Value integer_of_list(Context& context, Value list, std::optional<int> base) {
  std::string text;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
    Value character = list.as_cons()->head;
    auto byte = digit_byte(character);
    if (!byte) return badarg(context);
    // What only looks like a sign in its low bits is none.
    if ((*byte == '-' || *byte == '+') && !is_sign(character)) return badarg(context);
    text += *byte;
  }
  return list.is(Kind::Nil) ? integer_of_text(context, text, base) : badarg(context);
}

Value integer_of_binary(Context& context, Value binary, std::optional<int> base) {
  auto text = binary_text(context.arena(), binary);
  return text ? integer_of_text(context, *text, base) : badarg(context);
}

using Conversion = Value (*)(Context& context, Value value, std::optional<int> base);

template <Conversion convert>
Value in_decimal(Context& context, const Value* arguments) {
  return convert(context, arguments[0], decimal);
}

template <Conversion convert>
Value in_base(Context& context, const Value* arguments) {
  return convert(context, arguments[0], base_of(arguments[1]));
}

// {Integer, Rest}, {error, no_integer} or {error, not_a_list}: the longest integer that the list starts with.
Value string_list_to_integer(Context& context, const Value* arguments) {
  static const Symbol error("error");
  static const Symbol no_integer("no_integer");
  static const Symbol not_a_list("not_a_list");
  Arena& arena = context.arena();
  Value rest = arguments[0];
  if (!rest.is(Kind::Nil) && !rest.is(Kind::Cons)) {
    return make_tuple_of(arena, Value::symbol(error), Value::symbol(not_a_list));
  }
  std::string text;
  for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    Value character = rest.as_cons()->head;
    auto byte = digit_byte(character);
    if (!byte) break;
    bool digit = *byte >= '0' && *byte <= '9';
    if (!digit && !(text.empty() && is_sign(character))) break;
    text += *byte;
  }
  auto number = BigInteger::from_text(text, decimal);
  if (!number) return make_tuple_of(arena, Value::symbol(error), Value::symbol(no_integer));
  return make_tuple_of(arena, make_integer(arena, *number), rest);
}

} // namespace

void register_integer_text(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg");
  add("erlang:integer_to_list/1", 1, in_decimal<integer_list>);
  add("erlang:integer_to_list/2", 2, in_base<integer_list>);
  add("erlang:integer_to_binary/1", 1, in_decimal<integer_binary>);
  add("erlang:integer_to_binary/2", 2, in_base<integer_binary>);
  add("erlang:list_to_integer/1", 1, in_decimal<integer_of_list>);
  add("erlang:list_to_integer/2", 2, in_base<integer_of_list>);
  add("erlang:binary_to_integer/1", 1, in_decimal<integer_of_binary>);
  add("erlang:binary_to_integer/2", 2, in_base<integer_of_binary>);
  add("string:list_to_integer/1", 1, string_list_to_integer, "");
}

} // namespace assay::erlang
