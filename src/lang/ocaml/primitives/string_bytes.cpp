#include "lang/ocaml/primitives/string_bytes.h"

#include <algorithm>

#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

bool ask_byte(Trace& trace, Value string, uint64_t index) {
  bool is_there = index < string_of(string).size();
  return string.is_concrete() ? is_there : trace.ask_room(trace.pieces_of(string), (index + 1) * 8, is_there);
}

TermId byte_term(Trace& trace, Value string, uint64_t index) {
  if (string.is_concrete()) return trace.terms().integer(static_cast<unsigned char>(string_of(string)[index]));
  return trace.store().number_in(trace.part(trace.pieces_of(string), index * 8, 8), false);
}

Value with_bytes(Context& context, Trace& trace, Value string, std::span<const Value> bytes) {
  if (std::ranges::all_of(bytes, &Value::is_concrete)) return string;
  const BitsObject& bits = *string.as_bits();
  PieceList pieces;
  uint64_t at = bits.offset;
  for (Value byte : bytes) {
    add_piece(pieces, byte.is_concrete() ? Piece::literal({bits.bytes, at, 8, nullptr})
                                         : Piece::field(trace.term_of(byte), 0, 8));
    at += 8;
  }
  return trace.with_pieces(context.arena(), string, pieces);
}

} // namespace assay::ocaml
