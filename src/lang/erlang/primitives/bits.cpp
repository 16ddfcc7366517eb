// What lowering calls to match and to construct bit strings. Positions and sizes are in bits; a segment's size is
// `size * unit`. While matching, a size that makes no sense is a match that fails; while constructing, it is a fault.
// Their arguments are explained in bit_segments.h.

#include <algorithm>
#include <optional>

#include "core/integer.h"
#include "lang/erlang/lower/bit_segments.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"

namespace assay::erlang {

namespace {

// Above this erl does not even try: a size must be one of its small integers.
constexpr int64_t largest_size = (int64_t{1} << 59) - 1;

bool fits(const BitsObject& bits, uint64_t position, uint64_t size) { return size <= bits.size - position; }

// Matching.

Value bits_fits(Context&, const Value* arguments) {
  auto size = segment_size(arguments[2], arguments[3]);
  return Value::boolean(size && fits(*arguments[0].as_bits(), position_of(arguments[1]), *size));
}

Value bits_advance(Context&, const Value* arguments) {
  uint64_t size = segment_size(arguments[1], arguments[2]).value_or(0);
  return Value::integer(arguments[0].as_integer() + static_cast<int64_t>(size));
}

Value bits_integer(Context& context, const Value* arguments) {
  const BitsObject& bits = *arguments[0].as_bits();
  uint64_t size = segment_size(arguments[2], arguments[3]).value_or(0);
  return load_integer(context.arena(), bits.bytes, bits.offset + position_of(arguments[1]), size,
                      format_of(arguments[4]));
}

// A float of no bits is 0.0, when matched.
std::optional<double> matched_float(const Value* arguments) {
  const BitsObject& bits = *arguments[0].as_bits();
  uint64_t position = position_of(arguments[1]);
  auto size = segment_size(arguments[2], arguments[3]);
  if (!size || !fits(bits, position, *size)) return std::nullopt;
  if (*size == 0) return 0.0;
  if (*size != 16 && *size != 32 && *size != 64) return std::nullopt;
  return load_float(bits.bytes, bits.offset + position, *size, format_of(arguments[4]).order);
}

Value bits_is_float(Context&, const Value* arguments) { return Value::boolean(matched_float(arguments).has_value()); }

Value bits_float(Context&, const Value* arguments) { return Value::floating(matched_float(arguments).value_or(0.0)); }

Value bits_part_of(Context& context, const Value* arguments) {
  uint64_t size = segment_size(arguments[2], arguments[3]).value_or(0);
  return bits_part(context.arena(), *arguments[0].as_bits(), position_of(arguments[1]), size);
}

Value bits_rest_fits(Context&, const Value* arguments) {
  uint64_t rest = arguments[0].as_bits()->size - position_of(arguments[1]);
  return Value::boolean(rest % arguments[2].payload() == 0);
}

Value bits_rest(Context& context, const Value* arguments) {
  const BitsObject& bits = *arguments[0].as_bits();
  uint64_t position = position_of(arguments[1]);
  if (position == 0) return arguments[0];
  return bits_part(context.arena(), bits, position, bits.size - position);
}

Value bits_at_end(Context&, const Value* arguments) {
  return Value::boolean(arguments[0].as_bits()->size == position_of(arguments[1]));
}

std::optional<uint32_t> matched_character(const Value* arguments) {
  const BitsObject& bits = *arguments[0].as_bits();
  uint64_t position = position_of(arguments[1]);
  return load_character(bits.bytes, bits.offset + position, bits.size - position,
                        static_cast<Encoding>(arguments[2].as_integer()), format_of(arguments[3]).order);
}

Value bits_is_utf(Context&, const Value* arguments) { return Value::boolean(matched_character(arguments).has_value()); }

Value bits_utf(Context&, const Value* arguments) { return Value::integer(matched_character(arguments).value_or(0)); }

Value bits_utf_advance(Context&, const Value* arguments) {
  uint32_t size = character_size(static_cast<uint32_t>(arguments[1].as_integer()),
                                 static_cast<Encoding>(arguments[2].as_integer()));
  return Value::integer(arguments[0].as_integer() + size);
}

// Construction.

constexpr BitsObject no_bits = {nullptr, 0, 0, nullptr};

Value bits_new(Context&, const Value*) { return Value::bits(&no_bits); }

Value bits_start(Context& context, const Value* arguments) {
  Value value = arguments[0];
  if (!value.is(Kind::Bits) || value.as_bits()->size % arguments[1].payload() != 0) return badarg(context);
  return value;
}

// A buffer of its own that a comprehension appends to. The number is only a guess of how much will come.
Value bits_init_writable(Context& context, const Value* arguments) {
  constexpr int64_t largest_guess = 1 << 16;
  int64_t guess = arguments[0].is(Kind::Integer) ? arguments[0].as_integer() : 0;
  uint64_t bits = static_cast<uint64_t>(std::clamp<int64_t>(guess, 256, largest_guess)) / 8 * 8;
  Arena& arena = context.arena();
  auto* bytes = arena.allocate_array<uint8_t>(bits / 8);
  auto* buffer = arena.create<BitsBuffer>(bytes, bits, uint64_t{0});
  return Value::bits(arena.create<BitsObject>(bytes, uint64_t{0}, uint64_t{0}, buffer));
}

// The size of a segment to construct. When it is nothing, the fault has been raised.
std::optional<uint64_t> constructed_size(Context& context, Value size, Value unit) {
  bool is_large = size.is(Kind::BigInteger) && size.as_big_integer()->size > 0;
  if (!is_large && (!size.is(Kind::Integer) || size.as_integer() < 0)) {
    badarg(context);
    return std::nullopt;
  }
  std::optional<uint64_t> bits = segment_size(size, unit); // nothing for a large one
  if (bits && size.as_integer() <= largest_size) return bits;
  system_limit(context);
  return std::nullopt;
}

Value append_integer(Context& context, const Value* arguments) {
  auto size = constructed_size(context, arguments[2], arguments[3]);
  if (!size) return Value::fault();
  if (!arguments[1].is_integer()) return badarg(context);
  BitsObject* result = extend_bits(context, *arguments[0].as_bits(), *size);
  if (result == nullptr) return Value::fault();
  if (*size != 0) {
    store_integer(result->buffer->bytes, new_bits_at(*result, *size), *size, arguments[1],
                  format_of(arguments[4]).order);
  }
  return Value::bits(result);
}

// Floats, and integers that are within their range.
std::optional<double> float_of(Value value) {
  switch (value.kind()) {
    case Kind::Float: return value.as_float();
    case Kind::Integer: return static_cast<double>(value.as_integer());
    case Kind::BigInteger: return to_double_by_limbs(view_integer(value));
    default: return std::nullopt;
  }
}

Value append_float(Context& context, const Value* arguments) {
  auto size = constructed_size(context, arguments[2], arguments[3]);
  if (!size) return Value::fault();
  auto number = float_of(arguments[1]);
  if (!number || (*size != 16 && *size != 32 && *size != 64)) return badarg(context);
  BitsObject* result = extend_bits(context, *arguments[0].as_bits(), *size);
  if (result == nullptr) return Value::fault();
  store_float(result->buffer->bytes, new_bits_at(*result, *size), *size, *number, format_of(arguments[4]).order);
  return Value::bits(result);
}

Value append(Context& context, const BitsObject& to, const BitsObject& from, uint64_t size) {
  BitsObject* result = extend_bits(context, to, size);
  if (result == nullptr) return Value::fault();
  copy_bits(result->buffer->bytes, new_bits_at(*result, size), from.bytes, from.offset, size);
  return Value::bits(result);
}

Value append_part(Context& context, const Value* arguments) {
  auto size = constructed_size(context, arguments[2], arguments[3]);
  if (!size) return Value::fault();
  Value value = arguments[1];
  if (!value.is(Kind::Bits) || *size > value.as_bits()->size) return badarg(context);
  return append(context, *arguments[0].as_bits(), *value.as_bits(), *size);
}

Value append_all(Context& context, const Value* arguments) {
  Value value = arguments[1];
  if (!value.is(Kind::Bits) || value.as_bits()->size % arguments[2].payload() != 0) return badarg(context);
  return append(context, *arguments[0].as_bits(), *value.as_bits(), value.as_bits()->size);
}

Value append_utf(Context& context, const Value* arguments) {
  Value value = arguments[1];
  if (!value.is(Kind::Integer) || !is_character(value.payload())) return badarg(context);
  auto encoding = static_cast<Encoding>(arguments[2].as_integer());
  auto character = static_cast<uint32_t>(value.as_integer());
  uint32_t size = character_size(character, encoding);
  BitsObject* result = extend_bits(context, *arguments[0].as_bits(), size);
  if (result == nullptr) return Value::fault();
  store_character(result->buffer->bytes, new_bits_at(*result, size), character, encoding,
                  format_of(arguments[3]).order);
  return Value::bits(result);
}

} // namespace

void register_bits(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("erlang.bits_fits", 4, bits_fits);
  add("erlang.bits_advance", 3, bits_advance);
  add("erlang.bits_integer", 5, bits_integer);
  add("erlang.bits_is_float", 5, bits_is_float);
  add("erlang.bits_float", 5, bits_float);
  add("erlang.bits_part", 4, bits_part_of);
  add("erlang.bits_rest_fits", 3, bits_rest_fits);
  add("erlang.bits_rest", 2, bits_rest);
  add("erlang.bits_at_end", 2, bits_at_end);
  add("erlang.bits_is_utf", 4, bits_is_utf);
  add("erlang.bits_utf", 4, bits_utf);
  add("erlang.bits_utf_advance", 3, bits_utf_advance);
  add("erlang.bits_new", 0, bits_new);
  add("erlang.bits_start", 2, bits_start, "badarg");
  add("erlang.bits_init_writable", 1, bits_init_writable);
  add("erlang.bits_append_integer", 5, append_integer, "badarg system_limit");
  add("erlang.bits_append_float", 5, append_float, "badarg system_limit");
  add("erlang.bits_append_part", 4, append_part, "badarg system_limit");
  add("erlang.bits_append_all", 3, append_all, "badarg");
  add("erlang.bits_append_utf", 4, append_utf, "badarg");
}

} // namespace assay::erlang
