#include "lang/erlang/symbolic/characters.h"

#include "lang/erlang/symbolic/segments.h"
#include "lang/erlang/values/bit_string.h"

namespace assay::erlang {

namespace {

TermId within(TermTable& terms, TermId number, int64_t least, int64_t greatest) {
  return terms.make(Operator::And, {terms.make(Operator::LessOrEqual, {terms.integer(least), number}),
                                    terms.make(Operator::LessOrEqual, {number, terms.integer(greatest)})});
}

bool ask_within(Trace& trace, Value integer, int64_t least, int64_t greatest) {
  bool truth = integer.is(Kind::Integer) && integer.as_integer() >= least && integer.as_integer() <= greatest;
  return trace.ask_condition(within(trace.terms(), trace.term_of(integer), least, greatest), truth);
}

// Known bits in front of those of a number.
uint8_t bytes_of_marks[] = {0x80, 0xc0, 0xe0, 0xf0, 0xd8, 0xdc};

Piece mark(size_t index, uint64_t size) { return Piece::literal({bytes_of_marks + index, 0, size, nullptr}); }

} // namespace

bool SymbolicText::ask_room(uint64_t size) {
  bool truth = size <= bits.as_bits()->size - position;
  return trace.ask_room(trace.pieces_of(bits), position + size, truth);
}

SymbolicText::Number SymbolicText::field(uint64_t from, uint64_t size) {
  PieceList pieces = trace.part(trace.pieces_of(bits), position + from, size);
  if (order == ByteOrder::Little) pieces = in_other_order(trace, pieces, size);
  Arena scratch;
  const BitsObject& object = *bits.as_bits();
  Value value = load_integer(scratch, object.bytes, object.offset + position + from, size, {order, false});
  return {trace.store().number_in(pieces, false), value.as_integer()};
}

bool SymbolicText::ask_within(Number number, int64_t least, int64_t greatest) {
  return trace.ask_condition(within(trace.terms(), number.term, least, greatest),
                             number.value >= least && number.value <= greatest);
}

std::optional<TermId> SymbolicText::ask_character() {
  switch (encoding) {
    case Encoding::Utf8: order = ByteOrder::Big; return ask_utf8();
    case Encoding::Utf16: return ask_utf16();
    case Encoding::Utf32: break;
  }
  return ask_utf32();
}

std::optional<TermId> SymbolicText::ask_utf8() {
  if (!ask_room(8)) return {};
  Number first = field(0, 8);
  if (ask_within(first, 0, 0x7f)) return first.term;
  if (!ask_within(first, 0xc2, 0xf4)) return {};
  uint64_t length = ask_within(first, 0xc2, 0xdf) ? 2 : ask_within(first, 0xe0, 0xef) ? 3 : 4;
  if (!ask_room(8 * length)) return {};
  for (uint64_t i = 1; i < length; ++i) {
    if (!ask_within(field(8 * i, 8), 0x80, 0xbf)) return {};
  }
  // What is left without the marks.
  PieceList all = trace.pieces_of(bits);
  PieceList pieces = trace.part(all, position + length + 1, 7 - length);
  for (uint64_t i = 1; i < length; ++i) {
    for (const Piece& piece : trace.part(all, position + 8 * i + 2, 6)) add_piece(pieces, piece);
  }
  Arena scratch;
  const BitsObject& object = *bits.as_bits();
  int64_t value = static_cast<int64_t>(
      load_bits(object.bytes, object.offset + position + length + 1, static_cast<uint32_t>(7 - length)));
  for (uint64_t i = 1; i < length; ++i) {
    value = value << 6 | static_cast<int64_t>(load_bits(object.bytes, object.offset + position + 8 * i + 2, 6));
  }
  Number character = {trace.store().number_in(pieces, false), value};
  if (length == 3 && (!ask_within(character, 0x800, 0xffff) || ask_within(character, 0xd800, 0xdfff))) return {};
  if (length == 4 && !ask_within(character, 0x10000, 0x10ffff)) return {};
  return character.term;
}

std::optional<TermId> SymbolicText::ask_utf16() {
  if (!ask_room(16)) return {};
  Number first = field(0, 16);
  if (!ask_within(first, 0xd800, 0xdfff)) return first.term;
  if (!ask_within(first, 0xd800, 0xdbff) || !ask_room(32)) return {};
  Number second = field(16, 16);
  if (!ask_within(second, 0xdc00, 0xdfff)) return {};
  TermTable& terms = trace.terms();
  TermId high = terms.make(Operator::Subtract, {first.term, terms.integer(0xd800)});
  TermId low = terms.make(Operator::Subtract, {second.term, terms.integer(0xdc00)});
  TermId rest = terms.make(Operator::Add, {terms.make(Operator::Multiply, {high, terms.integer(0x400)}), low});
  return terms.make(Operator::Add, {rest, terms.integer(0x10000)});
}

std::optional<TermId> SymbolicText::ask_utf32() {
  if (!ask_room(32)) return {};
  Number number = field(0, 32);
  if (!ask_within(number, 0, 0x10ffff) || ask_within(number, 0xd800, 0xdfff)) return {};
  return number.term;
}

bool ask_is_character(Trace& trace, Value integer) {
  return ask_within(trace, integer, 0, 0x10ffff) && !ask_within(trace, integer, 0xd800, 0xdfff);
}

bool ask_encoded(Trace& trace, Value integer, Encoding encoding, ByteOrder order, PieceList& pieces) {
  if (!ask_is_character(trace, integer)) return false;
  ask_encoding(trace, integer, encoding, order, pieces);
  return true;
}

void ask_encoding(Trace& trace, Value character, Encoding encoding, ByteOrder order, PieceList& pieces) {
  TermId term = trace.term_of(character);
  auto ask_within = [&](int64_t least, int64_t greatest) {
    return erlang::ask_within(trace, character, least, greatest);
  };
  auto add_unit = [&](TermId unit, uint64_t offset, uint64_t size) {
    if (order == ByteOrder::Big) return add_piece(pieces, Piece::field(unit, offset, size));
    for (uint64_t done = 0; done < size; done += 8) add_piece(pieces, Piece::field(unit, offset + done, 8));
  };
  if (encoding == Encoding::Utf32) {
    add_unit(term, 0, 32);
  } else if (encoding == Encoding::Utf16) {
    if (ask_within(0, 0xffff)) {
      add_unit(term, 0, 16);
    } else {
      TermTable& terms = trace.terms();
      TermId rest = terms.make(Operator::Subtract, {term, terms.integer(0x10000)});
      auto add_surrogate = [&](size_t kind, uint64_t offset) {
        if (order == ByteOrder::Big) {
          add_piece(pieces, mark(kind, 6));
          add_piece(pieces, Piece::field(rest, offset, 10));
        } else {
          add_piece(pieces, Piece::field(rest, offset, 8));
          add_piece(pieces, mark(kind, 6));
          add_piece(pieces, Piece::field(rest, offset + 8, 2));
        }
      };
      add_surrogate(4, 10);
      add_surrogate(5, 0);
    }
  } else if (ask_within(0, 0x7f)) {
    add_piece(pieces, Piece::field(term, 0, 8));
  } else {
    uint64_t length = ask_within(0, 0x7ff) ? 2 : ask_within(0, 0xffff) ? 3 : 4;
    add_piece(pieces, mark(length - 1, length + 1));
    add_piece(pieces, Piece::field(term, 6 * (length - 1), 7 - length));
    for (uint64_t i = 1; i < length; ++i) {
      add_piece(pieces, mark(0, 2));
      add_piece(pieces, Piece::field(term, 6 * (length - 1 - i), 6));
    }
  }
}

} // namespace assay::erlang
