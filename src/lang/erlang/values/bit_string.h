#pragma once
// Operations on strings of bits: reading and writing fields at any offset, copying, comparing, growing in place.
// Bits are numbered from the most significant bit of the first byte. Start at `extend_bits`: every construction goes
// through it. What always holds: if an object has a buffer, its bytes are the buffer's bytes, and nobody writes below
// `used_bits` of a buffer, so that growing a string never changes one that is already there.

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/object.h"
#include "machine/context.h"

namespace assay::erlang {

// A field of up to 64 bits as an unsigned number, first bit most significant.
uint64_t load_bits(const uint8_t* bytes, uint64_t offset, uint32_t count);
// Writes the low `count` (up to 64) bits of `number`; the bits around the field stay.
void store_bits(uint8_t* bytes, uint64_t offset, uint32_t count, uint64_t number);
// The two ranges must not overlap; the bits around the target stay.
void copy_bits(uint8_t* to, uint64_t to_offset, const uint8_t* from, uint64_t from_offset, uint64_t count);

// Erlang's order: bit by bit, and a proper prefix is less.
std::strong_ordering compare_bits(const BitsObject& left, const BitsObject& right);
bool equal_bits(const BitsObject& left, const BitsObject& right);

inline bool is_whole_bytes(const BitsObject& bits) { return bits.size % 8 == 0; }
inline bool is_binary(Value value) { return value.is(Kind::Bits) && is_whole_bytes(*value.as_bits()); }
inline uint8_t byte_at(const BitsObject& bits, uint64_t index) {
  return static_cast<uint8_t>(load_bits(bits.bytes, bits.offset + index * 8, 8));
}

// Bits `start` to `start + size` of `bits`; shares the bytes.
Value bits_part(Arena& arena, const BitsObject& bits, uint64_t start, uint64_t size);

// A copy of `bits` that is `extra` bits longer, in place if `bits` ends its buffer. The caller fills the new bits,
// which are at `new_bits_at` of `buffer->bytes`, before it shows the object to anyone. Null when that is beyond the
// budget: then the run has been ended.
BitsObject* extend_bits(Context& context, const BitsObject& bits, uint64_t extra);
inline uint64_t new_bits_at(const BitsObject& extended, uint64_t extra) {
  return extended.offset + extended.size - extra;
}

// The whole bytes of a bit string, side by side: those of the object itself, or a copy in the arena if it does not
// start at a byte. A rest of less than eight bits is left out.
std::span<const uint8_t> aligned_bytes(Arena& arena, const BitsObject& bits);
// The same as text; nothing if the value is no binary.
std::optional<std::string_view> binary_text(Arena& arena, Value value);

// A binary of these bytes, which stay where they are (in an arena that lives as long).
Value bits_of_bytes(Arena& arena, const uint8_t* bytes, uint64_t count);
Value binary_of_text(Arena& arena, std::string_view text);

} // namespace assay::erlang
