// Bit strings as questions: is there room, where does it end, what is in it.

#include <algorithm>

#include "core/parts.h"
#include "machine/trace.h"
#include "machine/unread_text.h"

namespace assay::machine {

namespace {

bool is_pieced(Value value) { return value.is(Kind::Bits) && value.symbolic().tag() == SymbolicTag::Made; }

// What lies before the open pieces' own bits: the sizes of the others, less what is skipped of the cells.
int64_t known_bits(std::span<const Piece> pieces) {
  int64_t size = 0;
  for (const Piece& piece : pieces) {
    size += piece.is_open() ? -static_cast<int64_t>(piece.offset) : static_cast<int64_t>(piece.size);
  }
  return size;
}

std::vector<CellId> open_cells(std::span<const Piece> pieces) {
  std::vector<CellId> cells;
  for (const Piece& piece : pieces) {
    if (piece.is_open()) cells.push_back(piece.id);
  }
  return cells;
}

} // namespace

void Trace::note_bits(Value bits) { bits_.emplace(cell_of(bits), bits.as_bits()); }

const Model& Trace::model() {
  for (const auto& [cell, bits] : bits_) {
    for (CellId part : std::vector(store_.state(cell).children)) {
      const CellName& name = space_.cells[part];
      uint64_t number = 0;
      if (name.step == Step::Bytes) number = bits->size / 8;
      if (name.step == Step::OddBits) number = bits->size % 8;
      if (name.step == Step::Byte) {
        for (uint64_t i = 8 * uint64_t{name.index}; i < 8 * uint64_t{name.index} + 8; ++i) {
          number = number * 2 + (i < bits->size && literal_bit(Piece::literal(*bits), i) ? 1 : 0);
        }
      }
      model_.emplace(store_.variable(part), BigInteger(static_cast<int64_t>(number)));
    }
  }
  return model_;
}

PieceList Trace::pieces_of(Value bits) {
  if (bits.is_concrete()) {
    PieceList literal;
    add_piece(literal, Piece::literal(*bits.as_bits()));
    return literal;
  }
  if (is_unread(bits)) read_text(*this, bits);
  PieceList pieces;
  if (CellId cell = cell_of(bits); cell != no_cell) {
    note_bits(bits);
    pieces.push_back(Piece::view(cell, 0, to_the_end));
  } else {
    pieces.assign(pieces_in(bits).begin(), pieces_in(bits).end());
  }
  for (Piece& piece : pieces) {
    if (!piece.is_open()) continue;
    if (std::optional<uint64_t> size = store_.known_size(piece.id)) piece.size = *size - piece.offset;
  }
  std::erase_if(pieces, [](const Piece& piece) { return piece.size == 0; });
  return pieces;
}

// What is known of the bits is taken from the string itself, so that known pieces side by side are one.
Value Trace::with_pieces(Arena& arena, Value bits, std::span<const Piece> pieces) const {
  const BitsObject& whole = *bits.as_bits();
  PieceList list;
  uint64_t at = whole.offset;
  bool known = true;
  for (const Piece& piece : pieces) {
    uint64_t size = piece.is_open() ? size_in_run(piece) : piece.size;
    bool is_known =
        piece.kind == Piece::Kind::Literal || (piece.kind == Piece::Kind::Field && space_.terms.is_constant(piece.id));
    known = known && is_known;
    add_piece(list, is_known ? Piece::literal({whole.bytes, at, size, nullptr}) : piece);
    at += size;
  }
  if (known || is_far_beyond_depth()) return bits.without_symbolic();
  auto* object = arena.create<PiecedBits>(whole, arena.copy(list));
  return Value::bits(object).with_symbolic(SymbolicId(SymbolicTag::Made, 0));
}

// ---- Sizes

TermId Trace::size_term(std::span<const Piece> pieces) {
  TermId sum = terms().integer(known_bits(pieces));
  for (CellId cell : open_cells(pieces)) {
    TermId bytes = terms().make(Operator::Multiply, {store_.byte_count(cell), terms().integer(8)});
    sum = terms().make(Operator::Add, {sum, terms().make(Operator::Add, {bytes, store_.odd_bits(cell)})});
  }
  return sum;
}

// Whole bytes are added up as such, so that a division is needed for odd bits only.
TermId Trace::byte_size_term(std::span<const Piece> pieces, Rounding rounding) {
  int64_t known = known_bits(pieces);
  int64_t known_bytes = (known - ((known % 8) + 8) % 8) / 8;
  TermId odd = terms().integer(known - 8 * known_bytes + (rounding == Rounding::Up ? 7 : 0));
  TermId sum = terms().integer(known_bytes);
  for (CellId cell : open_cells(pieces)) {
    sum = terms().make(Operator::Add, {sum, store_.byte_count(cell)});
    odd = terms().make(Operator::Add, {odd, store_.odd_bits(cell)});
  }
  return terms().make(Operator::Add, {sum, terms().make(Operator::Divide, {odd, terms().integer(8)})});
}

bool Trace::ask_room(std::span<const Piece> pieces, uint64_t size, bool truth) {
  uint64_t closed = 0;
  for (const Piece& piece : pieces) closed += piece.is_open() ? 0 : piece.size;
  std::vector<CellId> open = open_cells(pieces);
  if (open.empty() || closed >= size) return truth;
  int64_t needed = static_cast<int64_t>(size) - known_bits(pieces);
  if (open.size() == 1 && needed % 8 == 0) {
    return ask_condition(terms().make(Operator::LessOrEqual, {terms().integer(needed / 8), store_.byte_count(open[0])}),
                         truth);
  }
  TermId wanted = terms().integer(static_cast<int64_t>(size));
  return ask_condition(terms().make(Operator::LessOrEqual, {wanted, size_term(pieces)}), truth);
}

bool Trace::ask_size_is(std::span<const Piece> pieces, uint64_t size, bool truth) {
  std::vector<CellId> open = open_cells(pieces);
  int64_t missing = static_cast<int64_t>(size) - known_bits(pieces);
  if (open.empty() || missing < 0) return truth;
  TermId condition = open.size() == 1 ? store_.size_is(open[0], static_cast<uint64_t>(missing))
                                      : terms().make(Operator::Equal,
                                                     {size_term(pieces), terms().integer(static_cast<int64_t>(size))});
  return ask_condition(condition, truth);
}

bool Trace::ask_size_is_multiple(std::span<const Piece> pieces, uint64_t beyond, uint64_t unit, bool truth) {
  std::vector<CellId> open = open_cells(pieces);
  if (open.empty() || unit == 1) return truth;
  auto integer = [&](int64_t number) { return terms().integer(number); };
  auto divisor = static_cast<int64_t>(unit);
  int64_t known = known_bits(pieces) - static_cast<int64_t>(beyond);
  if (open.size() == 1 && unit == 8) {
    int64_t odd = ((-known) % 8 + 8) % 8;
    return ask_condition(terms().make(Operator::Equal, {store_.odd_bits(open[0]), integer(odd)}), truth);
  }
  TermId rest = terms().make(Operator::Subtract, {size_term(pieces), integer(static_cast<int64_t>(beyond))});
  TermId remainder = terms().make(Operator::Remainder, {rest, integer(divisor)});
  return ask_condition(terms().make(Operator::Equal, {remainder, integer(0)}), truth);
}

uint64_t Trace::size_in_run(const Piece& view) const { return bits_.at(view.id)->size - view.offset; }

void Trace::ask_size_of(CellId cell) {
  const BitsObject& bits = *bits_.at(cell);
  auto climb = [&](uint64_t in_run, auto&& part) {
    for (;;) {
      TermId number = part();
      if (terms().is_constant(number)) return;
      TermId least = terms().integer(store_.range(number).low.value_or(Number(0)).big());
      TermId is = terms().make(Operator::Equal, {number, least});
      TermId more = terms().make(Operator::Less, {least, number});
      bool truth = terms().integer(static_cast<int64_t>(in_run)) == least;
      ask_either(Why::Condition, {Constraint::holds(is)}, {Constraint::holds(more)}, truth);
      if (!contradiction_.empty()) return;
    }
  };
  climb(bits.size / 8, [&] { return store_.byte_count(cell); });
  climb(bits.size % 8, [&] { return store_.odd_bits(cell); });
}

void Trace::ask_size(std::span<const Piece> pieces) {
  for (CellId cell : open_cells(pieces)) ask_size_of(cell);
}

// ---- Parts

PieceList Trace::part(std::span<const Piece> pieces, uint64_t from, uint64_t size) {
  PieceList result;
  for (size_t i = 0; i < pieces.size() && size != 0; ++i) {
    Piece piece = pieces[i];
    bool is_last = i + 1 == pieces.size();
    // The end of a piece with something behind it: it is beyond what is wanted, or it has to be known.
    if (piece.is_open() && !is_last) {
      uint64_t reach = size == to_the_end ? from : from + size;
      const Piece alone[] = {piece};
      if (!ask_room(alone, reach, size_in_run(piece) >= reach)) {
        ask_size_of(piece.id);
        piece.size = size_in_run(piece);
      }
    }
    if (!piece.is_open() && from >= piece.size) {
      from -= piece.size;
      continue;
    }
    uint64_t here = piece.is_open() ? size : std::min(size, piece.size - from);
    add_piece(result, part_of(piece, from, here));
    from = 0;
    if (piece.is_open() && size != to_the_end) break;
    if (size != to_the_end) size -= here;
  }
  return result;
}

// ---- Equality: contents can be compared where the size of one side is known, and that of the other is open in one
// piece at most; or of two bit strings of the input as they are.

void Trace::leave_open(Value bits, size_t most) {
  std::vector<CellId> open = open_cells(pieces_of(bits));
  for (size_t i = 0; i + most < open.size(); ++i) ask_size_of(open[i]);
}

void Trace::ask_sizes_in(Value value) {
  if (!is_symbolic(value)) return;
  std::vector<Value> pending = {value};
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    if (is_pieced(part)) leave_open(part, 0);
    if (cell_of(part) == no_cell) push_parts(part, pending);
  }
}

void Trace::know_sizes_for_equality(Value left, Value right) {
  if (is_pieced(left) && right.is_concrete()) return leave_open(left, 1);
  if (is_pieced(right) && left.is_concrete()) return leave_open(right, 1);
  if (is_pieced(left) && is_pieced(right)) {
    leave_open(left, 0);
    return leave_open(right, 1);
  }
  ask_sizes_in(left);
  ask_sizes_in(right);
}

} // namespace assay::machine
