#pragma once
// A part of a binary as programs name it: {Position, Length} in bytes, where a negative length means the bytes before
// the position.

#include <cstdint>
#include <optional>

#include "core/object.h"
#include "machine/primitive.h"

namespace assay::erlang {

struct ByteRange {
  uint64_t start;
  uint64_t length;
};

// Nothing if it does not lie within the whole bytes of `bits`.
inline std::optional<ByteRange> byte_range(const BitsObject& bits, Value position, Value length) {
  if (!position.is(Kind::Integer) || !length.is(Kind::Integer)) return std::nullopt;
  uint64_t size = bits.size / 8;
  uint64_t start = position.payload();
  if (start > size) return std::nullopt; // negative ones too
  int64_t count = length.as_integer();
  if (count >= 0) {
    if (static_cast<uint64_t>(count) > size - start) return std::nullopt;
    return ByteRange{start, static_cast<uint64_t>(count)};
  }
  uint64_t before = 0 - length.payload();
  if (before > start) return std::nullopt;
  return ByteRange{start - before, before};
}

// binary:match, matches, split and compile_pattern; called by register_binaries.
void register_binary_search(PrimitiveRegistry& registry);

} // namespace assay::erlang
