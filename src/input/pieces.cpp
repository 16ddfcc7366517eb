#include "input/pieces.h"

namespace assay::input {

Piece part_of(const Piece& piece, uint64_t from, uint64_t size) {
  Piece part = piece;
  if (size == to_the_end && !piece.is_open()) size = piece.size - from;
  part.size = size;
  // The first bits of a field are its highest.
  part.offset = piece.kind == Piece::Kind::Field ? piece.offset + piece.size - from - size : piece.offset + from;
  return part;
}

namespace {

bool continues(const Piece& first, const Piece& second) {
  if (first.kind != second.kind || first.id != second.id || first.is_open()) return false;
  switch (first.kind) {
    case Piece::Kind::Literal: return first.bytes == second.bytes && first.offset + first.size == second.offset;
    case Piece::Kind::Field: return second.offset + second.size == first.offset;
    case Piece::Kind::View: return first.offset + first.size == second.offset;
  }
  return false;
}

} // namespace

void add_piece(PieceList& pieces, Piece piece) {
  if (piece.size == 0) return;
  if (pieces.empty() || !continues(pieces.back(), piece)) {
    pieces.push_back(piece);
    return;
  }
  Piece& last = pieces.back();
  if (piece.kind == Piece::Kind::Field) last.offset = piece.offset;
  last.size = piece.is_open() ? to_the_end : last.size + piece.size;
}

} // namespace assay::input
