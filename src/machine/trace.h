#pragma once
// The symbolic side of a run: what is known of the input so far, and the decisions that were made. The machine and the
// symbolic halves of primitives ask it; each question is answered as the concrete values have it, and becomes a
// decision if the answer could have been another one.
//
// What is logged depends on the path alone, so a run that takes the same alternatives logs the same decisions.

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "input/build_input.h"
#include "input/canonical_function.h"
#include "input/store.h"
#include "machine/code.h"
#include "machine/decision.h"
#include "machine/reservations.h"
#include "machine/switch_arm.h"

namespace assay {
class MetParts;
}

namespace assay::machine {

class Context;

inline CellId cell_of(Value value) {
  return value.symbolic().tag() == SymbolicTag::Cell ? value.symbolic().index() : no_cell;
}

// The symbolic half of a map that the program has made of another one is its layer.
constexpr SymbolicTag layer_tag = SymbolicTag::Made;

// That of a symbol that the program has made of text is its pattern, which is Named.
inline bool is_named(Value value) { return value.is(Kind::Symbol) && value.symbolic().tag() == SymbolicTag::Made; }

struct MapLayer {
  struct Touched {
    Value key;
    std::optional<Value> value; // none: it was taken out
  };
  Value base;                   // part of the input, or a map all keys of which are known values
  std::vector<Touched> touched; // in the order in which they were; no two of them are equal
};
enum class Rounding : uint8_t { Down, Up };

class Trace {
 public:
  // Decisions beyond `most` are counted, not logged.
  Trace(InputSpace& space, ShapeId input, size_t most);

  InputSpace& space() { return space_; }
  Store& store() { return store_; }
  TermTable& terms() { return space_.terms; }

  // So many decisions more are logged from here on; none if some were not logged before, as their order is what tells
  // paths apart.
  void allow_more(size_t more) {
    if (unlogged_ == 0) most_ = decisions_.size() + more;
  }

  const std::vector<Decision>& decisions() const { return decisions_; }
  std::vector<Decision> take_decisions() { return std::move(decisions_); }
  // At least so many; a very long run stops counting.
  size_t unlogged_alternatives() const { return unlogged_; }
  // There numbers are not symbolic any more: a loop that goes round a million times would make millions of terms that
  // nobody asks about.
  bool is_far_beyond_depth() const { return unlogged_ >= 1'000; }
  // The values that the variables have in this run.
  const Model& model();
  // How often a value had to be enumerated, by what asked for it.
  const std::unordered_map<Symbol, uint64_t>& enumerated() const { return enumerated_; }
  // Set when the run and the store disagree, which is a fault of ours.
  const std::string& contradiction() const { return contradiction_; }

  // Where the run is; kept by the interpreter. Inside a function input: where it was called, and how many
  // variables are in scope.
  void at(const Code* code, const uint32_t* address, uint64_t scope = 0) {
    code_ = code;
    address_ = address;
    scope_ = scope;
  }

  // ---- Questions. `value` may be symbolic in any way, or concrete.

  static Form form(Value value) { return form_of(value.kind()); }
  // Whether the value has one of the forms.
  bool ask_forms(Value value, Forms forms);
  // Which of the classes of forms the value is in; classes.size() if it is in none.
  size_t ask_class(Value value, std::span<const Forms> classes);
  // Which arm of a switch fits: its index, or their number.
  size_t ask_arm(Value value, std::span<const SwitchArm> arms);
  // The number of elements of a value that is known to be a tuple: enumerated if it is not known.
  void ask_arity(Value tuple);
  bool ask_arity_is(Value value, uint32_t arity);
  // The truth of a boolean that may depend on a term.
  bool ask_truth(Value boolean);
  bool ask_condition(TermId condition, bool truth);
  // Which of the conditions holds, just one of which does: one decision. `answer` is the one that does in this run.
  size_t ask_case(std::span<const TermId> conditions, size_t answer);
  // Exact equality.
  bool ask_equal(Value left, Value right, Why why = Why::Equality);
  // The order of the texts of two values that are known to be symbols: negative, zero or positive.
  int ask_symbol_order(Value left, Value right);
  // The value, whole and without symbolic parts: a decision "this value, or any other".
  Value ask_value(Context& context, Value value);
  // Whether anything in the value is symbolic.
  static bool is_symbolic(Value value);
  // A copy without symbolic halves; function inputs stay what they are.
  static Value strip(Arena& arena, Value value);
  // Runs something on the values without their symbolic halves. Nothing is asked of them, so what it comes to is a
  // decision that no constraint stands for: on another run of the path it may come to something else, and the run
  // leaves the path there.
  using Aside = std::function<Value(std::span<const Value>)>;
  Value run_aside(Context& context, Symbol name, std::span<const Value> arguments, const Aside& run);

  // ---- Maps: of values that are known to be maps. No key holds a function.
  // The value for a key; nothing: it is not there. The key becomes the one that is known to be equal to it.
  std::optional<Value> ask_entry(Value map, Value& key);
  // As far as the program itself has put it there or taken it out; false: the map of the input has to be asked.
  bool ask_known_entry(Value map, Value& key, std::optional<Value>& value);
  // The map that `before` becomes when a key, which ask_entry or ask_known_entry has been asked for, gets a value or is
  // taken out; `now` is what it is in this run.
  Value changed_map(Value now, Value before, Value key, std::optional<Value> value);
  const MapLayer* layer_of(Value map) const;
  Value ask_size(Value map);
  // All of them, in an order that depends on the path alone.
  std::vector<MapEntry> ask_entries(Value map);
  bool ask_equal_maps(Value left, Value right, const std::function<bool(Value, Value)>& equal_values);

  // ---- Numbers: of a value that is known to be an integer or a float.
  TermId term_of(Value number);
  Value with_term(Value number, TermId term) const;
  Value boolean(bool truth, TermId condition) const;

  // ---- Symbols and their text.
  // The list of the characters of a value that is known to be a symbol; `text` is what it is in this run.
  Value text_of(Arena& arena, Value symbol, Value text);
  // A symbol whose text is a list, all characters of which were asked to be such.
  Value with_text(Value symbol, Value text);

  // ---- Bit strings: of a value that is known to be one. Positions and sizes are in bits, and always known: what
  // depends on the input is asked first. `truth` is what the concrete halves say.
  // What it is made of; closed wherever the path knows the size.
  PieceList pieces_of(Value bits);
  // The same bits, known to be made of these pieces.
  Value with_pieces(Arena& arena, Value bits, std::span<const Piece> pieces) const;
  // Whether there are at least so many bits; just so many; so many and a multiple of `unit`.
  bool ask_room(std::span<const Piece> pieces, uint64_t size, bool truth);
  bool ask_size_is(std::span<const Piece> pieces, uint64_t size, bool truth);
  bool ask_size_is_multiple(std::span<const Piece> pieces, uint64_t beyond, uint64_t unit, bool truth);
  TermId size_term(std::span<const Piece> pieces);
  TermId byte_size_term(std::span<const Piece> pieces, Rounding rounding);
  // The size, as a question for every smaller one: afterwards it is known.
  void ask_size(std::span<const Piece> pieces);
  // Bits `from` to `from + size`, which are there; or all behind `from` (to_the_end).
  PieceList part(std::span<const Piece> pieces, uint64_t from, uint64_t size);

  // ---- Function inputs.
  // Whether it can be called with so many arguments: as a test, and by calling it.
  bool ask_function_arity(Value function, uint32_t arity);
  bool ask_call_arity(Value function, uint32_t arity);
  // How many arguments it takes: enumerated if it is not known.
  uint32_t ask_known_arity(Value function);
  bool ask_holds_function(Value value);
  // What a function input does with its arguments, or with the answer of the call in one of its bodies. What
  // has arrived joins the scope. Null: it fits no row of a function that was read, and there is no default.
  const CanonicalFunction::Body* enter(Context& context, CanonicalFunction& function, std::span<const Value> arguments,
                                       std::vector<Value>& scope);
  const CanonicalFunction::Body* go_on(Context& context, CanonicalFunction& function, CanonicalFunction::Body& body,
                                       Value answer, std::vector<Value>& scope);
  // Calls that function inputs could have made, but for a spec that does not say with what.
  uint64_t calls_left_out() const { return calls_left_out_; }

  // What the verdict over this run and others has to say beside its path.
  Reservations& reservations() { return reservations_; }

  // Where the values of cells come from that the run meets on its way.
  void use(Input& input) { input_ = &input; }

 private:
  struct Scope {
    std::vector<Value>& values;
    std::vector<ShapeId> shapes;   // of its variables
    std::vector<ShapeId> arriving; // of what is about to join it
  };
  const CanonicalFunction::Body* arrive(Context& context, CanonicalFunction& function, CanonicalFunction::Node& node,
                                        CellName first_row, std::span<const Value> arrived, Scope scope);
  Value key_of(Context& context, Value value);
  bool is_outside(Value value, ShapeId shape);
  ShapeId argument_shape(CellId function, uint32_t arity, uint32_t index);
  bool ask_row(Arena& arena, std::span<const Value> row, std::span<const Value> keys);
  CanonicalFunction::Body new_body(Arena& arena, CellId cell, const Scope& scope);
  void choose_call_of(Arena& arena, CanonicalFunction::Body& body, const Scope& scope);
  uint32_t ask_choice(CellId cell, const std::vector<uint32_t>& choices);
  bool may_be_variable(CellId cell, const Scope& scope, uint32_t variable);
  Value template_of(Arena& arena, CellId cell, const Scope& scope);
  void log(Why why, std::vector<std::vector<Constraint>> alternatives, size_t taken);
  void log_value(Constraint is, std::vector<Constraint> is_not);
  bool ask_either(Why why, std::vector<Constraint> yes, std::vector<Constraint> no, bool truth);
  bool knows_arm(CellId cell, std::span<const SwitchArm> arms);
  size_t ask_named_arm(Value value, std::span<const SwitchArm> arms);
  size_t ask_number_arm(Value value, std::span<const SwitchArm> arms);
  std::optional<std::vector<Constraint>> arm_constraints(CellId cell, const SwitchArm& arm);
  std::optional<std::vector<Constraint>> no_arm_constraints(CellId cell, std::span<const SwitchArm> arms);
  void note_comparison_of_functions(Value left, Value right);
  bool reduce(Value left, Value right, std::vector<std::pair<Value, Value>>& pairs, MetParts& met);
  bool reduce_closures(ClosureObject& left, ClosureObject& right, std::vector<std::pair<Value, Value>>& pairs,
                       MetParts& met);
  std::vector<Value> ask_plain_parts(Value value);
  void ask_frame(Value value);
  void ask_symbolic_leaves(Value value, std::vector<Value>& leaves);
  Value pinned(Value value);
  // All that is symbolic in them, as the path names it and as it is in this run; nothing: the path knows it.
  std::optional<std::pair<PatternId, PatternId>> ask_open_parts(std::span<const Value> values);
  void log_outcome(PatternId outcome, std::pair<PatternId, PatternId> open_parts);
  void push_known_parts(Value value, std::vector<Value>& pending) const;
  bool holds_layer(Value value) const;
  Value flattened(Value value);
  void note_numbers(Value value);
  size_t ask_one_of(Value key, std::span<const Value> candidates);
  Value known_key(PatternId pattern);
  bool is_known_key(PatternId known, PatternId ground);
  Value value_at(Value map, Value key, PatternId known);
  std::optional<Value> ask_input_entry(Value map, Value& key);
  void ask_all_input_keys(Value map);
  PatternId next_key(CellId map);
  std::optional<Value> unclaimed_key(Value map, const std::vector<std::pair<PatternId, CellId>>& present, CellId name);
  bool is_in_base(const MapLayer& layer, Value key);
  void note_value(Value number);
  void note_bits(Value bits);
  void ask_size_of(CellId bits);
  void note_sign_of_zero();
  void ask_sizes_in(Value value);
  void leave_open(Value bits, size_t most);
  void know_sizes_for_equality(Value left, Value right);
  uint64_t size_in_run(const Piece& view) const;

  InputSpace& space_;
  Store store_;
  size_t most_;
  std::vector<Decision> decisions_;
  size_t unlogged_ = 0;
  Model model_;
  std::unordered_map<CellId, const BitsObject*> bits_; // bit strings of the input that were looked at
  std::unordered_map<Symbol, uint64_t> enumerated_;
  uint64_t pins_ = 0;
  std::string contradiction_;
  std::deque<MapLayer> layers_;
  std::unordered_map<PatternId, Value> key_values_; // of keys of maps of the input that the path knows of
  std::unordered_map<PatternId, Value> texts_;      // of symbols that the program has made, by their pattern
  Arena arena_;                                     // of what is made to ask for it
  const Code* code_ = nullptr;
  const uint32_t* address_ = nullptr;
  uint64_t scope_ = 0;
  uint64_t calls_left_out_ = 0;
  Reservations reservations_;
  Input* input_ = nullptr;
};

// Of a closure that may be part of the input. The trace may be null.
uint32_t known_arity(Trace* trace, Value closure);

} // namespace assay::machine
