// BIFs on binaries and bit strings: sizes, parts, conversions from and to lists, and what of the module `binary` is
// native in erl but for searching (primitives_binary_search.cpp).

#include <algorithm>
#include <bit>

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/binary_range.h"
#include "lang/erlang/values/bit_fields.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/io_list.h"

namespace assay::erlang {

namespace {

Value byte_size(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Bits)) return badarg(context);
  return Value::integer(static_cast<int64_t>((arguments[0].as_bits()->size + 7) / 8));
}

Value bit_size(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Bits)) return badarg(context);
  return Value::integer(static_cast<int64_t>(arguments[0].as_bits()->size));
}

Value part_of(Context& context, Value subject, Value position, Value length) {
  if (!subject.is(Kind::Bits)) return badarg(context);
  auto range = byte_range(*subject.as_bits(), position, length);
  if (!range) return badarg(context);
  return bits_part(context.arena(), *subject.as_bits(), range->start * 8, range->length * 8);
}

Value binary_part(Context& context, const Value* arguments) {
  return part_of(context, arguments[0], arguments[1], arguments[2]);
}

Value binary_part_of_pair(Context& context, const Value* arguments) {
  if (!arguments[1].is(Kind::Tuple) || arguments[1].arity() != 2) return badarg(context);
  return part_of(context, arguments[0], arguments[1].elements()[0], arguments[1].elements()[1]);
}

Value split_binary(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Bits) || !arguments[1].is(Kind::Integer)) return badarg(context);
  const BitsObject& bits = *arguments[0].as_bits();
  uint64_t position = arguments[1].payload();
  if (position > bits.size / 8) return badarg(context);
  Arena& arena = context.arena();
  return make_tuple_of(arena, bits_part(arena, bits, 0, position * 8),
                       bits_part(arena, bits, position * 8, bits.size - position * 8));
}

// Bytes `first` to `end` as a list in front of `tail`.
Value byte_list(Context& context, const BitsObject& bits, uint64_t first, uint64_t end, Value tail = Value::nil()) {
  if (!context.can_allocate((end - first) * sizeof(ConsObject))) return Value::fault();
  Arena& arena = context.arena();
  Value list = tail;
  for (uint64_t i = end; i-- > first;) list = make_cons(arena, Value::integer(byte_at(bits, i)), list);
  return list;
}

Value binary_to_list(Context& context, const Value* arguments) {
  if (!is_binary(arguments[0])) return badarg(context);
  const BitsObject& bits = *arguments[0].as_bits();
  return byte_list(context, bits, 0, bits.size / 8);
}

// Positions count from 1, and both ends belong to the part.
Value binary_to_list_part(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Bits) || !arguments[1].is(Kind::Integer) || !arguments[2].is(Kind::Integer)) {
    return badarg(context);
  }
  const BitsObject& bits = *arguments[0].as_bits();
  int64_t first = arguments[1].as_integer();
  int64_t last = arguments[2].as_integer();
  if (first < 1 || last < first || static_cast<uint64_t>(last) > bits.size / 8) return badarg(context);
  return byte_list(context, bits, static_cast<uint64_t>(first) - 1, static_cast<uint64_t>(last));
}

Value bitstring_to_list(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Bits)) return badarg(context);
  const BitsObject& bits = *arguments[0].as_bits();
  Arena& arena = context.arena();
  uint64_t whole = bits.size / 8;
  Value tail = Value::nil();
  if (!is_whole_bytes(bits)) tail = make_cons(arena, bits_part(arena, bits, whole * 8, bits.size % 8), tail);
  return byte_list(context, bits, 0, whole, tail);
}

bool is_list(Value value) { return value.is(Kind::Cons) || value.is(Kind::Nil); }

Value list_to_binary(Context& context, const Value* arguments) {
  if (!is_list(arguments[0])) return badarg(context);
  return flatten_io_list(context, arguments[0], Leaves::Bytes);
}

Value list_to_bitstring(Context& context, const Value* arguments) {
  if (!is_list(arguments[0])) return badarg(context);
  return flatten_io_list(context, arguments[0], Leaves::AnyBits);
}

Value iolist_to_binary(Context& context, const Value* arguments) {
  if (is_binary(arguments[0])) return arguments[0];
  return flatten_io_list(context, arguments[0], Leaves::Bytes);
}

Value iolist_size(Context& context, const Value* arguments) {
  auto size = io_list_size(context, arguments[0], Leaves::Bytes);
  return size ? Value::integer(static_cast<int64_t>(*size / 8)) : Value::fault();
}

// One binary, whatever the size; erl keeps large binaries apart.
Value iolist_to_iovec(Context& context, const Value* arguments) {
  Value binary = iolist_to_binary(context, arguments);
  if (binary.is_fault()) return binary;
  if (binary.as_bits()->size == 0) return Value::nil();
  return make_cons(context.arena(), binary, Value::nil());
}

Value at(Context& context, const Value* arguments) {
  if (!is_binary(arguments[0]) || !arguments[1].is(Kind::Integer)) return badarg(context);
  const BitsObject& bits = *arguments[0].as_bits();
  if (arguments[1].payload() >= bits.size / 8) return badarg(context);
  return Value::integer(byte_at(bits, arguments[1].payload()));
}

Value first(Context& context, const Value* arguments) {
  if (!is_binary(arguments[0]) || arguments[0].as_bits()->size == 0) return badarg(context);
  return Value::integer(byte_at(*arguments[0].as_bits(), 0));
}

Value last(Context& context, const Value* arguments) {
  if (!is_binary(arguments[0]) || arguments[0].as_bits()->size == 0) return badarg(context);
  const BitsObject& bits = *arguments[0].as_bits();
  return Value::integer(byte_at(bits, bits.size / 8 - 1));
}

Value copies(Context& context, Value subject, Value times) {
  if (!subject.is(Kind::Bits) || !times.is(Kind::Integer) || times.as_integer() < 0) return badarg(context);
  // No copy at all is looked at first: even of what can't be copied.
  if (times.as_integer() == 0) return bits_of_bytes(context.arena(), nullptr, 0);
  if (!is_binary(subject)) return badarg(context);
  std::span<const uint8_t> bytes = aligned_bytes(context.arena(), *subject.as_bits());
  uint64_t total;
  if (__builtin_mul_overflow(bytes.size(), times.payload(), &total)) return system_limit(context);
  if (!context.can_allocate(total)) return Value::fault();
  auto* result = context.arena().allocate_array<uint8_t>(total);
  for (uint64_t done = 0; done < total; done += bytes.size()) std::copy(bytes.begin(), bytes.end(), result + done);
  return bits_of_bytes(context.arena(), result, total);
}

Value copy(Context& context, const Value* arguments) { return copies(context, arguments[0], Value::integer(1)); }
Value copy_times(Context& context, const Value* arguments) { return copies(context, arguments[0], arguments[1]); }

enum class Side { Front, Back };

Value longest_common(Context& context, Value list, Side side) {
  if (!list.is(Kind::Cons)) return badarg(context);
  const BitsObject* model = nullptr;
  uint64_t common = 0;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
    Value item = list.as_cons()->head;
    if (!is_binary(item)) return badarg(context);
    const BitsObject& bits = *item.as_bits();
    uint64_t length = bits.size / 8;
    if (model == nullptr) {
      model = &bits;
      common = length;
      continue;
    }
    uint64_t model_length = model->size / 8;
    common = std::min(common, length);
    for (uint64_t i = 0; i < common; ++i) {
      bool same = side == Side::Front ? byte_at(bits, i) == byte_at(*model, i)
                                      : byte_at(bits, length - 1 - i) == byte_at(*model, model_length - 1 - i);
      if (!same) common = i;
    }
  }
  if (!list.is(Kind::Nil)) return badarg(context);
  return Value::integer(static_cast<int64_t>(common));
}

Value longest_common_prefix(Context& context, const Value* arguments) {
  return longest_common(context, arguments[0], Side::Front);
}
Value longest_common_suffix(Context& context, const Value* arguments) {
  return longest_common(context, arguments[0], Side::Back);
}

std::optional<ByteOrder> byte_order_of(Value value) {
  static const Symbol big("big");
  static const Symbol little("little");
  if (value.is_symbol(big)) return ByteOrder::Big;
  if (value.is_symbol(little)) return ByteOrder::Little;
  return std::nullopt;
}

Value encode(Context& context, Value number, ByteOrder order) {
  uint64_t bits;
  if (number.is(Kind::Integer) && number.as_integer() >= 0) {
    bits = static_cast<uint64_t>(std::bit_width(number.payload()));
  } else if (number.is(Kind::BigInteger) && number.as_big_integer()->size > 0) {
    auto limbs = static_cast<uint64_t>(number.as_big_integer()->size);
    uint64_t top = number.as_big_integer()->limbs()[limbs - 1];
    bits = (limbs - 1) * 64 + static_cast<uint64_t>(std::bit_width(top));
  } else {
    return badarg(context);
  }
  uint64_t count = std::max<uint64_t>(1, (bits + 7) / 8);
  auto* bytes = context.arena().allocate_array<uint8_t>(count);
  store_integer(bytes, 0, count * 8, number, order);
  return bits_of_bytes(context.arena(), bytes, count);
}

Value decode(Context& context, Value binary, ByteOrder order) {
  if (!is_binary(binary)) return badarg(context);
  const BitsObject& bits = *binary.as_bits();
  return load_integer(context.arena(), bits.bytes, bits.offset, bits.size, {order, false});
}

Value encode_unsigned(Context& context, const Value* arguments) {
  return encode(context, arguments[0], ByteOrder::Big);
}
Value encode_unsigned_in(Context& context, const Value* arguments) {
  auto order = byte_order_of(arguments[1]);
  return order ? encode(context, arguments[0], *order) : badarg(context);
}
Value decode_unsigned(Context& context, const Value* arguments) {
  return decode(context, arguments[0], ByteOrder::Big);
}
Value decode_unsigned_in(Context& context, const Value* arguments) {
  auto order = byte_order_of(arguments[1]);
  return order ? decode(context, arguments[0], *order) : badarg(context);
}

} // namespace

void register_binaries(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg");
  add("erlang:byte_size/1", 1, byte_size);
  add("erlang:bit_size/1", 1, bit_size);
  add("erlang:binary_part/2", 2, binary_part_of_pair);
  add("erlang:binary_part/3", 3, binary_part);
  add("erlang:split_binary/2", 2, split_binary);
  add("erlang:binary_to_list/1", 1, binary_to_list);
  add("erlang:binary_to_list/3", 3, binary_to_list_part);
  add("erlang:bitstring_to_list/1", 1, bitstring_to_list);
  add("erlang:list_to_binary/1", 1, list_to_binary);
  add("erlang:list_to_bitstring/1", 1, list_to_bitstring);
  add("erlang:iolist_to_binary/1", 1, iolist_to_binary);
  add("erlang:iolist_size/1", 1, iolist_size);
  add("erlang:iolist_to_iovec/1", 1, iolist_to_iovec);
  add("binary:at/2", 2, at);
  add("binary:first/1", 1, first);
  add("binary:last/1", 1, last);
  add("binary:part/2", 2, binary_part_of_pair);
  add("binary:part/3", 3, binary_part);
  add("binary:copy/1", 1, copy);
  add("binary:copy/2", 2, copy_times);
  add("binary:list_to_bin/1", 1, list_to_binary);
  add("binary:longest_common_prefix/1", 1, longest_common_prefix);
  add("binary:longest_common_suffix/1", 1, longest_common_suffix);
  add("binary:encode_unsigned/1", 1, encode_unsigned);
  add("binary:encode_unsigned/2", 2, encode_unsigned_in);
  add("binary:decode_unsigned/1", 1, decode_unsigned);
  add("binary:decode_unsigned/2", 2, decode_unsigned_in);
  register_binary_search(registry);
}

} // namespace assay::erlang
