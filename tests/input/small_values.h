#pragma once
// Values few and small enough to try them all, and constraints looked at on a value: the model that the store is
// compared with.

#include <algorithm>
#include <optional>
#include <vector>

#include "core/integer.h"
#include "input/store.h"

namespace assay::input {

// Scalars, then tuples, lists and maps of a few of them, and text.
inline std::vector<Value> small_values(Arena& arena) {
  std::vector<Value> scalars;
  for (int64_t number = -1; number <= 2; ++number) scalars.push_back(Value::integer(number));
  for (const char* text : {"a", "b", "c"}) scalars.push_back(Value::symbol(Symbol(text)));
  scalars.push_back(Value::nil());
  std::vector<Value> result = scalars;
  for (const char* text : {"d", "", "ab", "ba"}) result.push_back(Value::symbol(Symbol(text)));
  for (char character : {'a', 'b'}) result.push_back(make_cons(arena, Value::integer(character), Value::nil()));
  result.push_back(Value::integer(3));
  result.push_back(Value::floating(0.0));
  result.push_back(Value::floating(1.0));
  result.push_back(assay::make_tuple(arena, std::span<const Value>()));
  result.push_back(make_sorted_map(arena, {}));
  for (Value first : scalars) {
    result.push_back(make_tuple_of(arena, first));
    result.push_back(make_cons(arena, first, Value::nil()));
    const MapEntry entry[] = {{Value::symbol(Symbol("a")), first}};
    result.push_back(make_sorted_map(arena, entry));
    const MapEntry two[] = {{Value::integer(0), first}, {Value::symbol(Symbol("a")), Value::nil()}};
    result.push_back(make_sorted_map(arena, std::span(two).first(1)));
    result.push_back(make_sorted_map(arena, two));
    for (Value second : scalars) {
      result.push_back(make_tuple_of(arena, first, second));
      result.push_back(make_cons(arena, first, make_cons(arena, second, Value::nil())));
    }
  }
  return result;
}

class SmallModel {
 public:
  SmallModel(InputSpace& space) : space_(space) {}

  // A part of an input; nothing if the input has no such part.
  std::optional<Value> part(Value root, CellId cell) {
    const CellName name = space_.cells[cell];
    if (name.parent == no_cell) return root;
    std::optional<Value> whole = part(root, name.parent);
    if (!whole) return {};
    switch (name.step) {
      case Step::Head:
        if (whole->is(Kind::Cons)) return whole->as_cons()->head;
        return {};
      case Step::Tail:
        if (whole->is(Kind::Cons)) return whole->as_cons()->tail;
        return {};
      case Step::Element:
        if (whole->is(Kind::Tuple) && whole->arity() == name.detail) return whole->elements()[name.index];
        return {};
      case Step::MapValue: return value_at(root, *whole, name.detail);
      case Step::MapSize:
        if (whole->is(Kind::Map)) return Value::integer(static_cast<int64_t>(whole->as_map()->size));
        return {};
      case Step::Text:
        if (whole->is(Kind::Symbol))
          return space_.patterns.value_of(space_.patterns.text_of(whole->as_symbol()), arena_);
        return {};
      case Step::Bytes:
      case Step::OddBits:
      case Step::Byte:
        if (whole->is(Kind::Bits)) return part_of_bits(*whole->as_bits(), name);
        return {};
      default: return {};
    }
  }

  // What a pattern is in an input, as a ground pattern.
  std::optional<PatternId> ground(Value root, PatternId id) {
    const Pattern pattern = space_.patterns[id];
    if (pattern.ground) return id;
    switch (pattern.kind) {
      case PatternKind::Cell: {
        std::optional<Value> value = part(root, pattern.detail);
        if (!value) return {};
        return space_.patterns.ground(*value);
      }
      case PatternKind::Term: {
        std::optional<Scalar> number = space_.terms.evaluate(pattern.detail, model(root, pattern.detail));
        if (!number) return {};
        return space_.patterns.term(space_.terms.integer(std::get<BigInteger>(*number)));
      }
      case PatternKind::Pieces: return ground_pieces(root, id);
      default: break;
    }
    std::vector<PatternId> parts;
    for (PatternId inner : pattern.parts) {
      std::optional<PatternId> value = ground(root, inner);
      if (!value) return {};
      parts.push_back(*value);
    }
    if (pattern.kind == PatternKind::Named) return space_.patterns.named(parts[0]);
    return pattern.kind == PatternKind::Cons ? space_.patterns.cons(parts[0], parts[1]) : space_.patterns.tuple(parts);
  }

  // `keys`: those that were known when the map was closed.
  bool holds(Value root, const Constraint& constraint, const std::vector<PatternId>& keys) {
    switch (constraint.type) {
      case Constraint::Type::Holds: return space_.terms.holds(constraint.a, model(root, constraint.a));
      case Constraint::Type::Equal:
      case Constraint::Type::Apart: {
        std::optional<PatternId> left = ground(root, constraint.a);
        std::optional<PatternId> right = ground(root, constraint.b);
        return left && right && (*left == *right) == (constraint.type == Constraint::Type::Equal);
      }
      case Constraint::Type::SymbolLess: {
        std::optional<PatternId> left = ground(root, constraint.a);
        std::optional<PatternId> right = ground(root, constraint.b);
        if (!left || !right) return false;
        const Pattern& a = space_.patterns[*left];
        const Pattern& b = space_.patterns[*right];
        return a.kind == PatternKind::Symbol && b.kind == PatternKind::Symbol &&
               Symbol(a.detail).text() < Symbol(b.detail).text();
      }
      default: break;
    }
    std::optional<Value> value = part(root, constraint.a);
    return value && holds_of(root, *value, constraint, keys);
  }

 private:
  bool holds_of(Value root, Value value, const Constraint& constraint, const std::vector<PatternId>& keys) {
    switch (constraint.type) {
      case Constraint::Type::FormIn: return has(constraint.b, form_of(value.kind()));
      case Constraint::Type::Arity: return value.is(Kind::Tuple) && value.arity() == constraint.b;
      case Constraint::Type::NotArity: return !value.is(Kind::Tuple) || value.arity() != constraint.b;
      case Constraint::Type::KeyPresent: return value_at(root, value, constraint.b).has_value();
      case Constraint::Type::KeyAbsent:
        return value.is(Kind::Map) && ground(root, constraint.b) && !value_at(root, value, constraint.b);
      case Constraint::Type::Closed:
        return value.is(Kind::Map) && visit_map(*value.as_map(), [&](const MapEntry& entry) {
                 PatternId found = space_.patterns.ground(entry.key);
                 return std::ranges::any_of(keys, [&](PatternId key) { return ground(root, key) == found; });
               });
      case Constraint::Type::NoneOf: {
        PatternId ground = space_.patterns.ground(value);
        std::span<const PatternId> literals = space_.patterns[constraint.b].parts;
        return std::ranges::find(literals, ground) == literals.end();
      }
      default: return false;
    }
  }

  static bool bit_of(const BitsObject& bits, uint64_t index) {
    return index < bits.size && literal_bit(Piece::literal(bits), index);
  }

  static Value part_of_bits(const BitsObject& bits, const CellName& name) {
    if (name.step == Step::Bytes) return Value::integer(static_cast<int64_t>(bits.size / 8));
    if (name.step == Step::OddBits) return Value::integer(static_cast<int64_t>(bits.size % 8));
    int64_t byte = 0;
    for (uint64_t i = 0; i < 8; ++i) byte = 2 * byte + (bit_of(bits, 8 * uint64_t{name.index} + i) ? 1 : 0);
    return Value::integer(byte);
  }

  // Bit by bit. Nothing: a view goes beyond the end of its cell.
  std::optional<PatternId> ground_pieces(Value root, PatternId id) {
    std::vector<bool> all;
    for (const Piece& piece : space_.patterns.pieces_of(id)) {
      if (piece.kind == Piece::Kind::View) {
        std::optional<Value> value = part(root, piece.id);
        if (!value || !value->is(Kind::Bits) || value->as_bits()->size < piece.offset) return {};
        const BitsObject& bits = *value->as_bits();
        uint64_t size = piece.is_open() ? bits.size - piece.offset : piece.size;
        if (piece.offset + size > bits.size) return {};
        for (uint64_t i = 0; i < size; ++i) all.push_back(bit_of(bits, piece.offset + i));
      } else if (piece.kind == Piece::Kind::Literal) {
        for (uint64_t i = 0; i < piece.size; ++i) all.push_back(literal_bit(piece, i));
      } else {
        std::optional<Scalar> number = space_.terms.evaluate(piece.id, model(root, piece.id));
        if (!number) return {};
        const BigInteger& field = std::get<BigInteger>(*number);
        for (uint64_t i = piece.size; i-- > 0;) all.push_back(mpz_tstbit(field.mpz(), piece.offset + i) != 0);
      }
    }
    std::vector<uint8_t> bytes((all.size() + 7) / 8);
    for (size_t i = 0; i < all.size(); ++i) {
      if (all[i]) bytes[i / 8] |= static_cast<uint8_t>(0x80 >> i % 8);
    }
    Arena arena;
    return space_.patterns.ground(make_bits(arena, bytes, all.size()));
  }

  std::optional<Value> value_at(Value root, Value map, PatternId key) {
    std::optional<Value> result;
    std::optional<PatternId> wanted = ground(root, key);
    if (!map.is(Kind::Map) || !wanted) return result;
    visit_map(*map.as_map(), [&](const MapEntry& entry) {
      if (space_.patterns.ground(entry.key) == *wanted) result = entry.value;
      return !result;
    });
    return result;
  }

  Model model(Value root, TermId term) {
    Model result;
    for (TermId variable : space_.terms.variables(term)) {
      std::optional<Value> value = part(root, space_.terms[variable].parameter);
      if (!value || !value->is_integer()) continue;
      BigInteger number;
      mpz_set(number.mpz(), view_integer(*value).mpz());
      result.emplace(variable, std::move(number));
    }
    return result;
  }

  InputSpace& space_;
  Arena arena_; // of texts
};

} // namespace assay::input
