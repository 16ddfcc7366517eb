#pragma once
// Numbers and characters as fields of bits: integers of any width, floats of 16, 32 and 64 bits, UTF-8, UTF-16 and
// UTF-32. Both matching and construction of bit strings use these; so does the conversion of text.

#include <cstdint>
#include <optional>

#include "core/object.h"
#include "machine/context.h"

namespace assay::erlang {

enum class ByteOrder : uint8_t { Big, Little };

struct FieldFormat {
  ByteOrder order = ByteOrder::Big;
  bool is_signed = false;
};

// The integer in bits `offset` to `offset + size` of `bytes`. In little order the first byte is the least significant;
// a rest of less than eight bits comes last and is the most significant.
Value load_integer(Arena& arena, const uint8_t* bytes, uint64_t offset, uint64_t size, FieldFormat format);
// The low `size` bits of an integer in two's complement.
void store_integer(uint8_t* bytes, uint64_t offset, uint64_t size, Value integer, ByteOrder order);

// `size` is 16, 32 or 64. Nothing for infinities and what is no number.
std::optional<double> load_float(const uint8_t* bytes, uint64_t offset, uint64_t size, ByteOrder order);
void store_float(uint8_t* bytes, uint64_t offset, uint64_t size, double number, ByteOrder order);

enum class Encoding : uint8_t { Utf8 = 8, Utf16 = 16, Utf32 = 32 };

// A character of text: no surrogate, nothing above U+10FFFF.
constexpr bool is_character(uint64_t number) { return number <= 0x10ffff && (number < 0xd800 || number > 0xdfff); }

// How many bits the character takes.
uint32_t character_size(uint32_t character, Encoding encoding);
// The character that starts at `offset`, of at most `available` bits.
std::optional<uint32_t> load_character(const uint8_t* bytes, uint64_t offset, uint64_t available, Encoding encoding,
                                       ByteOrder order);
void store_character(uint8_t* bytes, uint64_t offset, uint32_t character, Encoding encoding, ByteOrder order);

} // namespace assay::erlang
