#pragma once
// Patterns: values some parts of which are cells or terms, kept as long as the search. What a run compares lives in the
// run's own memory; what a decision remembers of it is a pattern. They are hash-consed, so equal patterns have equal
// ids, and two ground patterns stand for equal values exactly if they are the same.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/symbol.h"
#include "core/object.h"
#include "input/cell.h"
#include "input/float_inputs.h"
#include "input/pieces.h"
#include "term/term.h"

namespace assay::input {

using PatternId = uint32_t; // 0 is no pattern

enum class PatternKind : uint8_t {
  Cell,     // detail: the cell
  Term,     // detail: an Int or Float term
  Integer,  // detail: the term that is the constant
  Float,    // detail: the term that is the constant; of finite floats (FloatInputs) minus zero is zero
  Zero,     // detail: the term that is the constant: a float zero that equals only one of its own sign
  Symbol,   // detail: the symbol
  Named,    // the symbol whose text is a pattern: a list of characters, which the path knows to be the text of one
  Nil,      //
  Cons,     // head, tail
  Tuple,    // the elements
  Map,      // key, value, key, value …, in the order of the map
  Bits,     // detail: index of its bits
  Pieces,   // detail: index of its pieces: a bit string with something symbolic in it
  Stranger, // what can't be part of an input and so equals no cell: the program's own functions, pids; detail: a number
};

constexpr bool is_numeric(PatternKind kind) {
  return kind == PatternKind::Term || kind == PatternKind::Integer || kind == PatternKind::Float ||
         kind == PatternKind::Zero;
}

struct Pattern {
  PatternKind kind = PatternKind::Nil;
  bool ground = true;
  uint32_t detail = 0;
  std::span<const PatternId> parts;
};

class PatternTable {
 public:
  explicit PatternTable(TermTable& terms);

  const Pattern& operator[](PatternId id) const { return patterns_[id]; }
  size_t size() const { return patterns_.size(); }
  TermTable& terms() { return terms_; }

  // To be said before anything is made.
  void set_floats(FloatInputs floats) { floats_ = floats; }
  FloatInputs floats() const { return floats_; }
  // Whether two terms of one sort that patterns of these kinds stand for are the same number to an input.
  TermId equality(PatternKind left_kind, TermId left, PatternKind right_kind, TermId right);
  TermId equality(TermId left, TermId right) { return equality(PatternKind::Term, left, PatternKind::Term, right); }

  PatternId cell(CellId cell) { return make(PatternKind::Cell, cell, {}); }
  PatternId term(TermId term); // a constant becomes Integer or Float
  PatternId symbol(Symbol symbol) { return make(PatternKind::Symbol, symbol.id(), {}); }
  // The symbol with this text; one that is known whole becomes Symbol.
  PatternId named(PatternId text);
  // The list of characters that is the text of a symbol.
  PatternId text_of(Symbol symbol);
  // Of a pattern that is Symbol or Named; nothing for any other.
  std::optional<PatternId> text_of(PatternId symbol);
  PatternId nil() { return make(PatternKind::Nil, 0, {}); }
  PatternId integer(int64_t number) { return term(terms_.integer(number)); }
  PatternId tuple(std::span<const PatternId> elements) { return make(PatternKind::Tuple, 0, elements); }
  PatternId cons(PatternId head, PatternId tail);
  // Key, value, key, value …, in the order of the map.
  PatternId map(std::span<const PatternId> entries) { return make(PatternKind::Map, 0, entries); }

  // A bit string of these pieces; the known bits are copied.
  PatternId pieces(std::span<const Piece> pieces);
  // Of a pattern that is a bit string: Bits, Pieces or Cell.
  PieceList pieces_of(PatternId pattern) const;

  // Of a value of a run; its symbolic halves become cells and terms. A boolean must carry no term: the machine settles
  // those first.
  PatternId of(Value value);
  // As `of`, but as if nothing in the value were symbolic.
  PatternId ground(Value value);
  // As `ground`, but equal to this value alone: a zero has its sign. Keys of maps are as in `ground`.
  PatternId exactly(Value value);
  // The value that a ground pattern stands for.
  Value value_of(PatternId pattern, Arena& arena) const;

 private:
  PatternId make(PatternKind kind, uint32_t detail, std::span<const PatternId> parts);
  enum class Look : uint8_t { Symbolic, Ground, Exact };
  PatternId of(Value value, Look look);
  PatternId leaf(Value value, Look look);
  PatternId stranger(Value value);
  PatternId bits(const BitsObject& object);

  struct Key {
    PatternKind kind;
    uint32_t detail;
    std::span<const PatternId> parts;
  };
  struct Hash {
    size_t operator()(const Key& key) const;
  };
  struct Same {
    bool operator()(const Key& left, const Key& right) const;
  };

  TermTable& terms_;
  FloatInputs floats_ = FloatInputs::Finite;
  Arena arena_;
  std::vector<Pattern> patterns_;
  std::unordered_map<Key, PatternId, Hash, Same> by_key_;
  std::map<std::pair<uint64_t, uint64_t>, uint32_t> strangers_; // what is told apart, and its number
  std::vector<const BitsObject*> bit_strings_;
  std::unordered_map<std::string, uint32_t> bits_by_content_;
  std::vector<PieceList> piece_lists_;
  std::unordered_map<std::string, uint32_t> pieces_by_content_;
};

} // namespace assay::input
