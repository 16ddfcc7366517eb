// Bit strings. The size of one, in whole bytes and the bits behind them, and each byte that the path has touched are
// Int variables: parts of the cell, like the elements of a tuple. Structure is never a matter of the solver, so where
// contents are compared the size must be known, or become known by the comparison.

#include <algorithm>

#include "input/store.h"

namespace assay::input {

namespace {

TermId power_of_two(TermTable& terms, uint64_t exponent) {
  return terms.integer(Number::power_of_two(static_cast<uint32_t>(exponent)).big());
}

BigInteger number_in_literal(const Piece& literal) {
  BigInteger number(0);
  for (uint64_t i = 0; i < literal.size; ++i) {
    if (literal_bit(literal, i)) mpz_setbit(number.mpz(), literal.size - 1 - i);
  }
  return number;
}

} // namespace

// Called for a cell that is new.
void Store::make_part_of_bits(CellId cell, Step step) {
  TermTable& terms = space_.terms;
  states_[cell].forms = forms_of(Form::Integer);
  states_[cell].plain = true;
  TermId number = terms.variable(Sort::Int, cell);
  add_condition(terms.make(Operator::LessOrEqual, {terms.integer(0), number}));
  if (step != Step::Bytes) {
    add_condition(terms.make(Operator::LessOrEqual, {number, terms.integer(step == Step::OddBits ? 7 : 255)}));
  }
  CellId bits = canonical(space_.cells[cell].parent);
  if (step == Step::Byte || states_[bits].sized) return;
  // Both numbers of a size join the conditions together, with what the shapes say of them.
  writable(bits).sized = true;
  sized_.push_back(bits);
  state(space_.cells.child(bits, step == Step::Bytes ? Step::OddBits : Step::Bytes));
  add_size_bounds(bits);
}

TermId Store::known_or_variable(CellId part) {
  state(part);
  TermId number = variable(part);
  auto found = bounds_.find(number);
  if (found == bounds_.end() || !found->second.is_single()) return number;
  return space_.terms.integer(found->second.low->big());
}

TermId Store::byte_count(CellId bits) { return known_or_variable(space_.cells.child(canonical(bits), Step::Bytes)); }

TermId Store::odd_bits(CellId bits) { return known_or_variable(space_.cells.child(canonical(bits), Step::OddBits)); }

TermId Store::byte(CellId bits, uint64_t index) {
  return known_or_variable(space_.cells.child(canonical(bits), Step::Byte, 0, static_cast<uint32_t>(index)));
}

std::optional<uint64_t> Store::known_size(CellId bits) {
  TermId bytes = byte_count(bits);
  TermId odd = odd_bits(bits);
  if (!space_.terms.is_constant(bytes) || !space_.terms.is_constant(odd)) return {};
  auto number = [&](TermId constant) {
    return static_cast<uint64_t>(Number(std::get<BigInteger>(space_.terms.constant(constant))).small());
  };
  return 8 * number(bytes) + number(odd);
}

TermId Store::size_is(CellId bits, uint64_t size) {
  TermTable& terms = space_.terms;
  TermId bytes = terms.make(Operator::Equal, {byte_count(bits), terms.integer(static_cast<int64_t>(size / 8))});
  TermId odd = terms.make(Operator::Equal, {odd_bits(bits), terms.integer(static_cast<int64_t>(size % 8))});
  return terms.make(Operator::And, {bytes, odd});
}

// What the shapes say of the size: base + n * unit bits.
bool Store::add_size_bounds(CellId cell) {
  const CellState& state = states_[cell];
  if (!state.sized) return true;
  uint32_t left = 0;
  for (GroupId id : state.groups) left += static_cast<uint32_t>(groups_[id].live.size());
  if (left == state.bounds_known) return true;
  writable(cell).bounds_known = left;
  TermTable& terms = space_.terms;
  TermId bytes = variable(space_.cells.child(cell, Step::Bytes));
  TermId odd = variable(space_.cells.child(cell, Step::OddBits));
  auto integer = [&](uint64_t number) { return terms.integer(static_cast<int64_t>(number)); };
  auto allowed = [&](const Alternative& alternative) {
    uint64_t base = alternative.bits_base;
    uint64_t unit = alternative.bits_unit;
    if (unit % 8 == 0) {
      TermId same_odd = terms.make(Operator::Equal, {odd, integer(base % 8)});
      if (unit == 0)
        return terms.make(Operator::And, {same_odd, terms.make(Operator::Equal, {bytes, integer(base / 8)})});
      TermId enough = terms.make(Operator::LessOrEqual, {integer(base / 8), bytes});
      TermId rest = terms.make(Operator::Remainder,
                               {terms.make(Operator::Subtract, {bytes, integer(base / 8)}), integer(unit / 8)});
      return terms.make(Operator::And, {same_odd, enough, terms.make(Operator::Equal, {rest, integer(0)})});
    }
    TermId size = terms.make(Operator::Add, {terms.make(Operator::Multiply, {bytes, integer(8)}), odd});
    TermId enough = terms.make(Operator::LessOrEqual, {integer(base), size});
    TermId rest =
        terms.make(Operator::Remainder, {terms.make(Operator::Subtract, {size, integer(base)}), integer(unit)});
    return terms.make(Operator::And, {enough, terms.make(Operator::Equal, {rest, integer(0)})});
  };
  for (GroupId id : std::vector(state.groups)) {
    std::vector<TermId> sizes;
    for (const Alternative* alternative : groups_[id].live) sizes.push_back(allowed(*alternative));
    if (sizes.empty()) return false;
    if (!add_condition(sizes.size() == 1 ? sizes[0] : terms.make(Operator::Or, sizes))) return false;
  }
  return true;
}

// ---- Numbers in bits

TermId Store::number_in(const Piece& piece) {
  TermTable& terms = space_.terms;
  if (piece.kind == Piece::Kind::Literal) return terms.integer(number_in_literal(piece));
  if (piece.kind == Piece::Kind::Field) {
    auto width = static_cast<uint32_t>(piece.offset + piece.size);
    TermId number = piece.id;
    Interval values = range(number);
    bool fits = values.low && values.low->sign() >= 0 && values.high && *values.high < Number::power_of_two(width);
    if (!fits) {
      // Into 0 to 2^width - 1: two's complement, moved up by half of that.
      TermId half = power_of_two(terms, width - 1);
      number = terms.make(Operator::Wrap, {terms.make(Operator::Subtract, {number, half})}, width);
      number = terms.make(Operator::Add, {number, half});
    }
    return piece.offset == 0 ? number : terms.make(Operator::Divide, {number, power_of_two(terms, piece.offset)});
  }
  TermId sum = terms.integer(0);
  uint64_t end = piece.offset + piece.size;
  for (uint64_t at = piece.offset; at < end;) {
    uint64_t skip = at % 8;
    uint64_t size = std::min(8 - skip, end - at);
    TermId part = byte(piece.id, at / 8);
    if (skip + size < 8) part = terms.make(Operator::Divide, {part, power_of_two(terms, 8 - skip - size)});
    if (skip > 0) part = terms.make(Operator::Remainder, {part, power_of_two(terms, size)});
    sum = terms.make(Operator::Add, {terms.make(Operator::Multiply, {sum, power_of_two(terms, size)}), part});
    at += size;
  }
  return sum;
}

TermId Store::number_in(std::span<const Piece> pieces, bool is_signed) {
  TermTable& terms = space_.terms;
  TermId sum = terms.integer(0);
  uint64_t size = 0;
  for (const Piece& piece : pieces) {
    sum = terms.make(Operator::Multiply, {sum, power_of_two(terms, piece.size)});
    sum = terms.make(Operator::Add, {sum, number_in(piece)});
    size += piece.size;
  }
  if (!is_signed || size == 0) return sum;
  if (pieces.size() == 1 && pieces[0].kind == Piece::Kind::Field && pieces[0].offset == 0) sum = pieces[0].id;
  Interval values = range(sum);
  Number half = Number::power_of_two(static_cast<uint32_t>(size - 1));
  bool fits = values.low && -half <= *values.low && values.high && *values.high < half;
  return fits ? sum : terms.make(Operator::Wrap, {sum}, static_cast<uint32_t>(size));
}

// ---- Equality

void Store::close_known(PieceList& pieces) {
  for (Piece& piece : pieces) {
    if (piece.kind != Piece::Kind::View) continue;
    piece.id = canonical(piece.id);
    if (!piece.is_open()) continue;
    if (std::optional<uint64_t> size = known_size(piece.id)) {
      piece.size = *size < piece.offset ? 0 : *size - piece.offset;
    }
  }
}

bool Store::unify_bits(PatternId left, PatternId right) {
  Difference difference;
  compare_bits(left, right, difference);
  // Whoever asks sees to it that the sizes are known well enough.
  if (difference.truth != Truth::Yes) return false;
  return std::ranges::all_of(difference.equalities, [this](TermId equality) { return add_condition(equality); });
}

void Store::compare_bits(PatternId left, PatternId right, Difference& difference) {
  auto may_be_bits = [&](PatternId id) {
    PatternKind kind = space_.patterns[id].kind;
    return kind == PatternKind::Bits || kind == PatternKind::Pieces || kind == PatternKind::Cell;
  };
  if (!may_be_bits(left) || !may_be_bits(right)) {
    difference.truth = Truth::No;
    return;
  }
  compare_pieces(space_.patterns.pieces_of(left), space_.patterns.pieces_of(right), difference);
}

void Store::compare_pieces(PieceList left, PieceList right, Difference& difference) {
  close_known(left);
  close_known(right);
  auto open_in = [](const PieceList& pieces) { return std::ranges::count_if(pieces, &Piece::is_open); };
  auto size_of = [](const PieceList& pieces) {
    uint64_t size = 0;
    for (const Piece& piece : pieces) size += piece.is_open() ? 0 : piece.size;
    return size;
  };
  if (open_in(left) != 0) std::swap(left, right);
  if (open_in(left) != 0 || open_in(right) > 1) {
    difference.truth = Truth::Maybe;
    return;
  }
  uint64_t size = size_of(left);
  uint64_t other = size_of(right);
  auto open = std::ranges::find_if(right, &Piece::is_open);
  if (open == right.end() ? size != other : size < other) {
    difference.truth = Truth::No;
    return;
  }
  if (open != right.end()) {
    open->size = size - other;
    TermId same_size = size_is(open->id, open->offset + open->size);
    if (space_.terms.is_false(same_size)) {
      difference.truth = Truth::No;
      return;
    }
    if (!space_.terms.is_true(same_size)) difference.equalities.push_back(same_size);
  }
  compare_contents(left, right, difference);
}

// Two strings of one size, in parts that are within a piece of either; those of views are bytes.
void Store::compare_contents(std::span<const Piece> left, std::span<const Piece> right, Difference& difference) {
  uint64_t left_done = 0;
  uint64_t right_done = 0;
  while (!left.empty() && !right.empty()) {
    const Piece& a = left.front();
    const Piece& b = right.front();
    uint64_t size = std::min(a.size - left_done, b.size - right_done);
    auto is_same = [&] { return a.kind == b.kind && a.id == b.id && a.offset + left_done == b.offset + right_done; };
    bool same = a.kind == Piece::Kind::View && is_same();
    auto stay_in_byte = [&](const Piece& piece, uint64_t done) {
      if (!same && piece.kind == Piece::Kind::View) size = std::min(size, 8 - (piece.offset + done) % 8);
    };
    stay_in_byte(a, left_done);
    stay_in_byte(b, right_done);
    if (!same && size != 0) {
      TermId equality = space_.terms.make(
          Operator::Equal, {number_in(part_of(a, left_done, size)), number_in(part_of(b, right_done, size))});
      if (space_.terms.is_false(equality)) {
        difference.truth = Truth::No;
        return;
      }
      if (!space_.terms.is_true(equality)) difference.equalities.push_back(equality);
    }
    left_done += size;
    right_done += size;
    if (left_done == a.size) {
      left = left.subspan(1);
      left_done = 0;
    }
    if (right_done == b.size) {
      right = right.subspan(1);
      right_done = 0;
    }
  }
}

void Store::compare_bits_cells(CellId left, CellId right, Difference& difference) {
  if (!finishing_) {
    return compare_pieces({Piece::view(left, 0, to_the_end)}, {Piece::view(right, 0, to_the_end)}, difference);
  }
  // Of different sizes, or different in a byte that was touched, or in one that nobody has touched: all of those are
  // alike, so the first stands for them.
  TermTable& terms = space_.terms;
  std::vector<uint64_t> touched;
  for (CellId cell : {left, right}) {
    for (CellId child : state(cell).children) {
      if (space_.cells[child].step == Step::Byte) touched.push_back(space_.cells[child].index);
    }
  }
  std::ranges::sort(touched);
  auto doubles = std::ranges::unique(touched);
  touched.erase(doubles.begin(), doubles.end());
  uint64_t untouched = 0;
  while (untouched < touched.size() && touched[untouched] == untouched) ++untouched;
  touched.push_back(untouched);
  std::vector<TermId> differences;
  differences.push_back(terms.negation(terms.make(Operator::Equal, {byte_count(left), byte_count(right)})));
  differences.push_back(terms.negation(terms.make(Operator::Equal, {odd_bits(left), odd_bits(right)})));
  for (uint64_t index : touched) differences.push_back(bytes_differ(left, right, index));
  TermId equality = terms.negation(terms.make(Operator::Or, differences));
  if (terms.is_false(equality)) {
    difference.truth = Truth::No;
  } else if (!terms.is_true(equality)) {
    difference.equalities.push_back(equality);
  }
}

// A whole byte, or the odd bits, of two strings of one size.
TermId Store::bytes_differ(CellId left, CellId right, uint64_t index) {
  TermTable& terms = space_.terms;
  TermId place = terms.integer(static_cast<int64_t>(index));
  TermId bytes = byte_count(left);
  TermId odd = odd_bits(left);
  TermId one = byte(left, index);
  TermId other = byte(right, index);
  auto differ = [&](TermId a, TermId b) { return terms.negation(terms.make(Operator::Equal, {a, b})); };
  std::vector<TermId> ways = {
      terms.make(Operator::And, {terms.make(Operator::Less, {place, bytes}), differ(one, other)})};
  for (int64_t size = 1; size < 8; ++size) {
    TermId is_size = terms.make(Operator::Equal, {odd, terms.integer(size)});
    if (terms.is_false(is_size)) continue;
    TermId rest = terms.integer(int64_t{1} << (8 - size));
    TermId is_last = terms.make(Operator::And, {terms.make(Operator::Equal, {bytes, place}), is_size});
    TermId differs = differ(terms.make(Operator::Divide, {one, rest}), terms.make(Operator::Divide, {other, rest}));
    ways.push_back(terms.make(Operator::And, {is_last, differs}));
  }
  return ways.size() == 1 ? ways[0] : terms.make(Operator::Or, ways);
}

bool Store::finish_apart() {
  finishing_ = true;
  bool possible = examine_all_apart();
  finishing_ = false;
  return possible;
}

} // namespace assay::input
