#pragma once
// What a bit string of a run is made of, where something of it depends on the input: pieces, side by side. A piece is
// known bits, some bits of a number, or a part of a bit string of the input. The latter may be open: it goes to the end
// of its cell, wherever that is.
//
//   <<1, X:16, Rest/binary>>   is   Literal 00000001, Field X 16, View of Rest's cell from 0 to the end

#include <cstdint>
#include <span>
#include <vector>

#include "core/object.h"
#include "input/cell.h"
#include "term/term.h"

namespace assay::input {

constexpr uint64_t to_the_end = UINT64_MAX;

struct Piece {
  enum class Kind : uint8_t {
    Literal, // `size` bits of `bytes` from bit `offset`
    Field,   // bits `offset` (0 is the lowest) to `offset + size` of Int term `id`, in two's complement
    View,    // bits `offset` (0 is the first) to `offset + size` of the bit string that is cell `id`
  };
  Kind kind = Kind::Literal;
  uint32_t id = 0;
  uint64_t offset = 0;
  uint64_t size = 0; // of a View: perhaps to_the_end
  const uint8_t* bytes = nullptr;

  bool is_open() const { return size == to_the_end; }

  static Piece literal(const BitsObject& bits) { return {Kind::Literal, 0, bits.offset, bits.size, bits.bytes}; }
  static Piece field(TermId term, uint64_t offset, uint64_t size) { return {Kind::Field, term, offset, size, nullptr}; }
  static Piece view(CellId cell, uint64_t offset, uint64_t size) { return {Kind::View, cell, offset, size, nullptr}; }
};

using PieceList = std::vector<Piece>;

// A bit string of which something is symbolic: what a Bits value of tag Made points to.
struct PiecedBits : BitsObject {
  std::span<const Piece> pieces;
};

inline std::span<const Piece> pieces_in(Value value) { return static_cast<const PiecedBits*>(value.as_bits())->pieces; }

// Bits `from` to `from + size` of one piece; the piece may be open, and so may what is left of it (to_the_end).
Piece part_of(const Piece& piece, uint64_t from, uint64_t size);
// Adds a piece behind the others; one that continues the last is joined with it.
void add_piece(PieceList& pieces, Piece piece);

// Bit `index` of a literal.
inline bool literal_bit(const Piece& literal, uint64_t index) {
  uint64_t at = literal.offset + index;
  return (literal.bytes[at / 8] >> (7 - at % 8) & 1) != 0;
}

} // namespace assay::input
