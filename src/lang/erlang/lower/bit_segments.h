#pragma once
// How lowering's helpers on bit strings get their arguments: positions in bits, a segment's size as `size * unit`,
// flags.

#include <cstdint>
#include <optional>

#include "core/object.h"
#include "lang/erlang/values/bit_fields.h"

namespace assay::erlang {

inline FieldFormat format_of(Value flags) {
  constexpr int64_t little_flag = 1;
  constexpr int64_t signed_flag = 2;
  return {(flags.as_integer() & little_flag) != 0 ? ByteOrder::Little : ByteOrder::Big,
          (flags.as_integer() & signed_flag) != 0};
}

inline uint64_t position_of(Value position) { return static_cast<uint64_t>(position.as_integer()); }

// In bits; nothing if it is no size or beyond all that can exist.
inline std::optional<uint64_t> segment_size(Value size, Value unit) {
  if (!size.is(Kind::Integer) || size.as_integer() < 0) return std::nullopt;
  uint64_t product;
  if (__builtin_mul_overflow(size.payload(), unit.payload(), &product)) return std::nullopt;
  return product;
}

inline bool is_negative(Value integer) {
  return integer.is(Kind::Integer) ? integer.as_integer() < 0 : integer.as_big_integer()->size < 0;
}

} // namespace assay::erlang
