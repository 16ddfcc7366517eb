#include "input/pattern.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/hash.h"
#include "core/integer.h"
#include "input/canonical_function.h"

namespace assay::input {

PatternTable::PatternTable(TermTable& terms) : terms_(terms), patterns_(1) {}

size_t PatternTable::Hash::operator()(const Key& key) const {
  uint64_t hash = hash_combine(static_cast<uint8_t>(key.kind), key.detail);
  for (PatternId part : key.parts) hash = hash_combine(hash, part);
  return hash;
}

bool PatternTable::Same::operator()(const Key& left, const Key& right) const {
  return left.kind == right.kind && left.detail == right.detail && std::ranges::equal(left.parts, right.parts);
}

PatternId PatternTable::make(PatternKind kind, uint32_t detail, std::span<const PatternId> parts) {
  auto found = by_key_.find({kind, detail, parts});
  if (found != by_key_.end()) return found->second;
  Pattern pattern;
  pattern.kind = kind;
  pattern.detail = detail;
  pattern.parts = arena_.copy(parts);
  pattern.ground = kind != PatternKind::Cell && kind != PatternKind::Term && kind != PatternKind::Pieces &&
                   kind != PatternKind::Named &&
                   std::ranges::all_of(parts, [this](PatternId part) { return patterns_[part].ground; });
  auto id = static_cast<PatternId>(patterns_.size());
  patterns_.push_back(pattern);
  by_key_.emplace(Key{kind, detail, pattern.parts}, id);
  return id;
}

PatternId PatternTable::term(TermId term) {
  if (!terms_.is_constant(term)) return make(PatternKind::Term, term, {});
  if (terms_[term].sort == Sort::Int) return make(PatternKind::Integer, term, {});
  bool is_any_zero = floats_ == FloatInputs::Finite && std::get<double>(terms_.constant(term)) == 0;
  return make(PatternKind::Float, is_any_zero ? terms_.floating(0.0) : term, {});
}

namespace {

// The same bits; there is one NaN.
TermId same_double(TermTable& terms, TermId left, TermId right) {
  if (left == right) return terms.truth(true);
  if (terms.is_constant(left)) std::swap(left, right);
  auto bits = [&](TermId term) { return terms.make(Operator::DoubleBits, {term}); };
  if (!terms.is_constant(right)) return terms.make(Operator::Equal, {bits(left), bits(right)});
  double number = std::get<double>(terms.constant(right));
  if (std::isnan(number)) return terms.negation(terms.make(Operator::IeeeEqual, {left, left}));
  TermId equal = terms.make(Operator::IeeeEqual, {left, right});
  if (number != 0) return equal;
  TermId is_negative = terms.make(Operator::Less, {bits(left), terms.integer(0)});
  return terms.make(Operator::And, {equal, std::signbit(number) ? is_negative : terms.negation(is_negative)});
}

} // namespace

TermId PatternTable::equality(PatternKind left_kind, TermId left, PatternKind right_kind, TermId right) {
  bool is_float = terms_[left].sort == Sort::Float;
  if (is_float && floats_ == FloatInputs::Any) return same_double(terms_, left, right);
  TermId equal = terms_.make(Operator::Equal, {left, right});
  if (left_kind != PatternKind::Zero && right_kind != PatternKind::Zero) return equal;
  if (left_kind == PatternKind::Zero) std::swap(left, right);
  TermId is_negative = terms_.make(Operator::IsNegative, {left});
  bool wants_sign = std::signbit(std::get<double>(terms_.constant(right)));
  return terms_.make(Operator::And, {equal, wants_sign ? is_negative : terms_.negation(is_negative)});
}

PatternId PatternTable::cons(PatternId head, PatternId tail) {
  const PatternId parts[] = {head, tail};
  return make(PatternKind::Cons, 0, parts);
}

PatternId PatternTable::of(Value value) { return of(value, Look::Symbolic); }
PatternId PatternTable::ground(Value value) { return of(value, Look::Ground); }
PatternId PatternTable::exactly(Value value) { return of(value, Look::Exact); }

// Closures of one function count as equal here, whatever they hold: Trace::reduce looks inside. Objects that can change
// are not told apart: where they lie says nothing in another run.
PatternId PatternTable::stranger(Value value) {
  std::pair<uint64_t, uint64_t> what{0, 0};
  if (value.is(Kind::Closure)) what = {reinterpret_cast<uint64_t>(value.as_closure()->function), 1};
  if (value.is(Kind::FunctionName)) what = {value.payload(), (uint64_t{value.arity()} << 8) + 2};
  if (value.is(Kind::Opaque)) what = {value.as_opaque()->number, (uint64_t{value.as_opaque()->type.id()} << 8) + 3};
  auto number = static_cast<uint32_t>(strangers_.size());
  return make(PatternKind::Stranger, strangers_.try_emplace(what, number).first->second, {});
}

PatternId PatternTable::leaf(Value value, Look look) {
  bool symbolic = look == Look::Symbolic;
  if (symbolic && value.symbolic().tag() == SymbolicTag::Cell) return cell(value.symbolic().index());
  if (symbolic && value.symbolic().tag() == SymbolicTag::Term) return term(value.symbolic().index());
  if (symbolic && value.is(Kind::Bits) && value.symbolic().tag() == SymbolicTag::Made) return pieces(pieces_in(value));
  if (symbolic && value.is(Kind::Symbol) && value.symbolic().tag() == SymbolicTag::Made)
    return value.symbolic().index();
  switch (value.kind()) {
    case Kind::Integer: return term(terms_.integer(value.as_integer()));
    case Kind::BigInteger: {
      BigInteger number;
      mpz_set(number.mpz(), view_integer(value).mpz());
      return term(terms_.integer(number));
    }
    case Kind::Float: {
      TermId number = terms_.floating(value.as_float());
      bool has_sign = look == Look::Exact && floats_ == FloatInputs::Finite && value.as_float() == 0;
      return has_sign ? make(PatternKind::Zero, number, {}) : term(number);
    }
    case Kind::Symbol: return this->symbol(value.as_symbol());
    case Kind::Nil: return nil();
    case Kind::Bits: return bits(*value.as_bits());
    default: {
      // A function input stays a cell even where the rest is taken as it is: it can't be written as a value.
      const CanonicalFunction* function = canonical_function_of(value);
      return function != nullptr && function->cell != 0 ? cell(function->cell) : stranger(value);
    }
  }
}

// Recursive in the depth of a value, not in the length of its lists.
PatternId PatternTable::of(Value value, Look look) {
  auto looks_inside = [look](Value part) { return look != Look::Symbolic || part.is_concrete(); };
  if (!looks_inside(value)) return leaf(value, look);
  switch (value.kind()) {
    case Kind::Cons: {
      std::vector<PatternId> heads;
      while (value.is(Kind::Cons) && looks_inside(value)) {
        heads.push_back(of(value.as_cons()->head, look));
        value = value.as_cons()->tail;
      }
      PatternId list = of(value, look);
      for (size_t i = heads.size(); i-- > 0;) list = cons(heads[i], list);
      return list;
    }
    case Kind::Tuple: {
      std::vector<PatternId> parts;
      for (uint32_t i = 0; i < value.arity(); ++i) parts.push_back(of(value.elements()[i], look));
      return tuple(parts);
    }
    case Kind::Map: {
      std::vector<PatternId> parts;
      visit_map(*value.as_map(), [&](const MapEntry& entry) {
        parts.push_back(of(entry.key, look == Look::Exact ? Look::Ground : look));
        parts.push_back(of(entry.value, look));
        return true;
      });
      return make(PatternKind::Map, 0, parts);
    }
    default: return leaf(value, look);
  }
}

PatternId PatternTable::bits(const BitsObject& object) {
  std::string content;
  for (uint64_t i = 0; i < object.size; ++i) {
    uint64_t bit = object.offset + i;
    if (i % 8 == 0) content.push_back(0);
    if ((object.bytes[bit / 8] >> (7 - bit % 8) & 1) != 0) content.back() |= static_cast<char>(0x80u >> (i % 8));
  }
  auto bytes = std::span<const uint8_t>(reinterpret_cast<const uint8_t*>(content.data()), content.size());
  std::string key = content + ':' + std::to_string(object.size);
  auto [entry, is_new] = bits_by_content_.try_emplace(key, static_cast<uint32_t>(bit_strings_.size()));
  if (is_new) bit_strings_.push_back(make_bits(arena_, bytes, object.size).as_bits());
  return make(PatternKind::Bits, entry->second, {});
}

PatternId PatternTable::pieces(std::span<const Piece> pieces) {
  PieceList list;
  std::string key;
  auto note = [&](uint64_t number) { key.append(reinterpret_cast<const char*>(&number), sizeof number); };
  for (Piece piece : pieces) {
    note(static_cast<uint64_t>(piece.kind));
    if (piece.kind == Piece::Kind::Literal) {
      PatternId literal = bits({piece.bytes, piece.offset, piece.size, nullptr});
      piece = Piece::literal(*bit_strings_[patterns_[literal].detail]);
      note(literal);
    } else {
      note(piece.id);
      note(piece.offset);
      note(piece.size);
    }
    list.push_back(piece);
  }
  auto [entry, is_new] = pieces_by_content_.try_emplace(key, static_cast<uint32_t>(piece_lists_.size()));
  if (is_new) piece_lists_.push_back(std::move(list));
  return make(PatternKind::Pieces, entry->second, {});
}

PieceList PatternTable::pieces_of(PatternId id) const {
  const Pattern& pattern = patterns_[id];
  if (pattern.kind == PatternKind::Pieces) return piece_lists_[pattern.detail];
  if (pattern.kind == PatternKind::Cell) return {Piece::view(pattern.detail, 0, to_the_end)};
  const BitsObject& bits = *bit_strings_[pattern.detail];
  return bits.size == 0 ? PieceList() : PieceList{Piece::literal(bits)};
}

Value PatternTable::value_of(PatternId id, Arena& arena) const {
  const Pattern& pattern = patterns_[id];
  assert(pattern.ground);
  auto value_at = [&](size_t i) { return value_of(pattern.parts[i], arena); };
  switch (pattern.kind) {
    case PatternKind::Integer: return make_integer(arena, std::get<BigInteger>(terms_.constant(pattern.detail)));
    case PatternKind::Float:
    case PatternKind::Zero: return Value::floating(std::get<double>(terms_.constant(pattern.detail)));
    case PatternKind::Symbol: return Value::symbol(Symbol(pattern.detail));
    case PatternKind::Cons: {
      std::vector<Value> heads;
      PatternId rest = id;
      for (; patterns_[rest].kind == PatternKind::Cons; rest = patterns_[rest].parts[1]) {
        heads.push_back(value_of(patterns_[rest].parts[0], arena));
      }
      return make_list(arena, heads, value_of(rest, arena));
    }
    case PatternKind::Tuple: {
      std::vector<Value> elements;
      for (size_t i = 0; i < pattern.parts.size(); ++i) elements.push_back(value_at(i));
      return assay::make_tuple(arena, std::span<const Value>(elements));
    }
    case PatternKind::Map: {
      std::vector<MapEntry> entries;
      for (size_t i = 0; i < pattern.parts.size(); i += 2) entries.push_back({value_at(i), value_at(i + 1)});
      return make_sorted_map(arena, entries);
    }
    case PatternKind::Bits: return Value::bits(bit_strings_[pattern.detail]);
    case PatternKind::Nil:
    case PatternKind::Stranger:
    case PatternKind::Cell:
    case PatternKind::Pieces:
    case PatternKind::Named:
    case PatternKind::Term: break;
  }
  return Value::nil();
}

} // namespace assay::input
