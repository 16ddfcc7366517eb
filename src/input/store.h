#pragma once
// The cell store: what one path knows about the input. A cell is a partial value: the set of what it may still be, and
// its parts once its form is known. Cells can be unified (they are the same value) or kept apart. Scalars are
// variables of terms; what is known of them is a list of conditions for the solver.
//
// The store is told constraints in the order of a path, and answers at once if one contradicts what it knows. It does
// not see every contradiction (conditions are the solver's business, and shapes are checked locally): a path is
// feasible only when it has been completed (solve/completion.h).
//
//   store.cpp          cells, trail, constraints one by one
//   store_unify.cpp    equality
//   store_apart.cpp    apartness
//   store_maps.cpp     keys of maps
//   store_text.cpp     symbols and their text
//   store_plain.cpp    whether functions are in a cell
//   store_order.cpp    the order of symbols
//   store_shapes.cpp   what shapes allow
//   store_bits.cpp     bit strings: sizes and bytes as scalars
//   store_bounds.cpp   what the conditions say about single variables

#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "input/cell_states.h"
#include "input/constraint.h"
#include "input/shape.h"
#include "term/abstract_value.h"

namespace assay::input {

// What outlives the paths of one search.
struct InputSpace {
  InputSpace() : patterns(terms) {}
  TermTable terms;
  CellTable cells;
  PatternTable patterns;
  ShapeTable shapes;
  CellPool cell_pool;
  // Which exceptions function inputs may raise (Program::input_exceptions); none: they don't raise.
  std::vector<uint32_t> input_exceptions;
};

// One shape that a cell must fit: what is left of its alternatives. A cell that was unified with others has several.
// A cell of shape any has none.
struct Group {
  std::vector<const Alternative*> live;
  CellId owner = no_cell;    // by the name that says which field of its parent it is
  GroupId parent = no_group; // the group of the parent cell that it is a field of
};

enum class Truth : uint8_t { No, Maybe, Yes };

class Store {
 public:
  Store(InputSpace& space, ShapeId input);
  ~Store();
  Store(Store&&) noexcept;

  InputSpace& space() { return space_; }

  // False: the constraint contradicts the path. The store is of no use then, except to be undone.
  bool assume(const Constraint& constraint);
  bool assume(std::span<const Constraint> constraints);

  // The name under which everything about a cell is kept: that of the cell it was unified with, or is a part of.
  CellId canonical(CellId cell);
  const CellState& state(CellId cell);
  const Group& group(GroupId group) const { return groups_[group]; }
  Forms forms(CellId cell) { return state(cell).forms; }
  bool may_have_arity(CellId cell, uint32_t arity);
  bool may_have_function_arity(CellId cell, uint32_t arity);
  // Whether nothing is known of the number of its arguments.
  bool has_open_function_arity(CellId cell);
  bool may_be_symbol(CellId cell, Symbol symbol);
  // Whether a key may be of a shape; exact for symbols, integers and their tuples.
  bool may_fit(ShapeId shape, PatternId pattern);
  // Whether the cell is free of functions, as far as the store knows.
  Truth plain(CellId cell);
  bool holds_known_function(CellId cell);
  // Whether two patterns are exactly equal, as far as the store knows. Maybe: it depends.
  Truth equal(PatternId left, PatternId right);
  // Whether two keys of one map are equal: also by what was told of just these two.
  Truth equal_keys(PatternId left, PatternId right);
  // Two keys of a map of which it is not known whether they are one.
  std::optional<std::pair<PatternId, PatternId>> undecided_keys(CellId map);
  // Two keys of different maps that must not be equal: whether these are one decides it.
  std::optional<std::pair<PatternId, PatternId>> undecided_keys_of_apart();
  // The cell of the value for a key that is known to be there; none: it is not.
  CellId value_cell(CellId map, PatternId key);
  // The number of keys, as a variable.
  TermId size_variable(CellId map);
  bool knows_size_variable(CellId map);
  // Some key of a map is not a known value.
  bool has_open_keys() const { return !maps_with_open_keys_.empty(); }
  // Whether cells were unified. They have one variable, so zeros that are equal have one sign.
  bool has_links() const { return links_ > 0; }
  // The variable of a cell that is an integer or a float.
  TermId variable(CellId cell);
  Sort sort_of(CellId cell);

  // The scalars' part of the path condition.
  std::span<const TermId> conditions() const { return conditions_; }
  // What a Bool term is by what the conditions say of single variables; nothing: it depends.
  std::optional<bool> implied(TermId condition);
  // The values that an Int term can have by the same.
  Interval range(TermId term) { return AbstractEvaluator(space_.terms, bounds_).range(term); }

  // ---- Bit strings: of cells that are known to be ones.
  // The whole bytes, and the bits behind them; constants where the path knows them.
  TermId byte_count(CellId bits);
  TermId odd_bits(CellId bits);
  TermId byte(CellId bits, uint64_t index);
  std::optional<uint64_t> known_size(CellId bits);
  TermId size_is(CellId bits, uint64_t size);
  // The number that is written in the bits of closed pieces, most significant first.
  TermId number_in(std::span<const Piece> pieces, bool is_signed);
  // Those whose size is part of the conditions; perhaps one under several names.
  std::span<const CellId> sized() const { return sized_; }
  // Pairs of which it is not yet known that they differ.
  struct ApartPair {
    PatternId left;
    PatternId right;
    bool settled;
  };
  std::span<const ApartPair> apart() const { return apart_; }

  // Symbols of which the first is less than the second.
  std::span<const std::pair<PatternId, PatternId>> symbol_order() const { return symbol_order_; }

  // The trail: everything since the mark is undone.
  size_t mark();
  void undo(size_t mark);
  // For an input that gets no more constraints: what is still undecided among the pairs becomes a condition, as far as
  // it is a matter of bit strings.
  bool finish_apart();
  // Leaves one alternative of a group.
  bool choose(GroupId group, const Alternative* alternative);

 private:
  struct Undo;

  CellState& writable(CellId canonical_cell);
  CellState& create(CellId canonical_cell);
  Group& writable_group(GroupId group);
  void add_groups_from_parent(CellId field, CellId parent);
  void add_groups_of_argument(CellId argument);
  void add_group(CellId field, std::vector<const Alternative*> live, GroupId parent);
  std::vector<ShapeId> map_value_shapes(const Alternative& alternative, PatternId key);
  std::vector<const Alternative*> field_alternatives(const Group& group, const CellName& field, bool& any);
  template <typename Holds>
  bool any_field_shape(const Alternative& alternative, const CellName& field, Holds&& holds);
  bool allows_in_field(std::span<const Alternative* const> alternatives, const CellName& field,
                       const Alternative* inner);
  bool allows(const CellState& state, const Alternative& alternative);
  bool has_mandatory_keys(const CellState& state, const Alternative& alternative);

  bool restrict_forms(CellId cell, Forms forms);
  bool set_arity(CellId cell, uint32_t arity);
  bool set_function_arity(CellId cell, uint32_t arity);
  bool set_symbol(CellId cell, Symbol symbol);
  bool add_key(CellId cell, PatternId key, bool present);
  bool set_choice(CellId cell, uint32_t choice);
  bool add_absent_key(CellId cell, PatternId key);
  bool add_present_key(CellId cell, PatternId key);
  bool fit_key(CellId cell, PatternId key);
  void has_open_key(CellId cell);
  bool note_size(CellId cell);
  bool join_equal_keys(CellId cell, bool& joined);
  std::optional<PatternId> settled_key(PatternId key);
  bool fit_values(CellId cell, bool& joined);
  bool examine_keys(CellId cell, bool& joined);
  bool examine_all();
  bool add_condition(TermId condition);
  bool bound(TermId condition);
  bool narrow(TermId variable, const Interval& to);
  bool refuse(CellId cell, PatternId literal, bool& handled);
  void begin_text(CellId text, CellId symbol);
  bool know_text(CellId symbol);
  bool refuse_text(CellId symbol, Symbol other);
  bool refuse_texts(CellId symbol, std::span<const Symbol> others);
  ShapeId text_shape();
  bool bind_named(CellId cell, PatternId text);
  bool order_symbols(PatternId left, PatternId right);
  bool order_is_possible();
  std::optional<Symbol> known_symbol(PatternId pattern);
  bool close_map(CellId cell);
  bool refuse_all(CellId cell, PatternId literals);

  bool unify(PatternId left, PatternId right);
  bool unify_cells(CellId left, CellId right);
  bool bind(CellId cell, PatternId pattern);
  bool bind_map(CellId cell, PatternId pattern);
  bool is_plain_by_shape(const CellState& state);
  bool make_plain(CellId cell);
  bool make_not_plain(CellId cell);
  bool merge(CellState& into, const CellState& from);
  bool is_part_of(CellId part, CellId whole);
  // The cells in a pattern, as they are named there.
  void push_cells(PatternId pattern, std::vector<CellId>& cells) const;
  bool is_going(CellId cell) const;

  // What equality of two patterns comes down to.
  struct Difference {
    Truth truth = Truth::Yes;                                      // Yes: equal so far; No: different; Maybe: undecided
    std::vector<TermId> equalities;                                // of scalars, that decide it if truth is Yes
    std::optional<std::pair<PatternId, PatternId>> open_keys = {}; // that may be one, if truth is Maybe
  };
  void compare(PatternId left, PatternId right, Difference& difference);
  void compare_cell(CellId cell, PatternId other, Difference& difference);
  void compare_cells(CellId left, CellId right, Difference& difference);
  void compare_with_text(CellId symbol, PatternId text, Difference& difference);
  struct Match {
    Truth truth;
    CellId value = no_cell;
    PatternId open = 0; // a key that it may be
  };
  Match match_key(const CellState& map, PatternId key);
  void compare_bits(PatternId left, PatternId right, Difference& difference);
  void compare_bits_cells(CellId left, CellId right, Difference& difference);
  void compare_pieces(PieceList left, PieceList right, Difference& difference);
  void compare_contents(std::span<const Piece> left, std::span<const Piece> right, Difference& difference);
  bool unify_bits(PatternId left, PatternId right);
  void compare_maps(const CellState& left, const CellState& right, Difference& difference);
  void compare_map(const CellState& state, PatternId literal, Difference& difference);
  bool add_apart(PatternId left, PatternId right);
  bool examine_apart(size_t index);
  bool examine_all_apart();

  bool normalise(CellId cell);
  bool normalise_once(CellId cell, bool& changed);
  bool derive_single(CellId cell, bool& changed);
  bool add_bounds(CellId cell);
  bool add_size_bounds(CellId cell);
  void make_part_of_bits(CellId cell, Step step);
  void close_known(PieceList& pieces);
  TermId number_in(const Piece& piece);
  TermId known_or_variable(CellId part);
  TermId bytes_differ(CellId left, CellId right, uint64_t index);
  bool narrow_children(CellId cell);
  bool narrow_parent(CellId cell);

  InputSpace& space_;
  ShapeId input_;
  CellStates states_;
  std::vector<Group> groups_;
  std::vector<TermId> conditions_;
  std::vector<ApartPair> apart_;
  std::vector<std::pair<PatternId, PatternId>> symbol_order_;
  std::vector<std::pair<PatternId, PatternId>> told_equal_;
  std::vector<CellId> maps_with_open_keys_;
  size_t links_ = 0;
  std::vector<CellId> going_;                    // cells that are being unified, outermost first
  std::unordered_map<CellId, CellId> canonical_; // remembered until the next link
  bool changed_ = false;                         // since apartness was last examined
  bool finishing_ = false;                       // see finish_apart
  Bounds bounds_;
  std::vector<CellId> sized_;
  size_t marks_ = 0;
  std::vector<Undo> trail_;
};

} // namespace assay::input
