#pragma once
// From a store and a model to a concrete input. Every part carries its cell as its symbolic half, so that the run knows
// where each value came from. What the path left open is the smallest value of its shape.

#include <deque>
#include <memory>
#include <vector>

#include "input/canonical_function.h"
#include "input/store.h"

namespace assay::input {

// The order in which forms are tried where a path leaves open what a cell is: small and easy to read first.
constexpr Form forms_by_preference[] = {Form::Integer, Form::Nil,  Form::Symbol, Form::Tuple,   Form::Cons,
                                        Form::Float,   Form::Bits, Form::Map,    Form::Function};

// Those that a cell may have, best first.
std::vector<Form> preferred_forms(Store& store, CellId cell);

// The best alternative of a group by the size of its smallest value, then by the order above.
const Alternative* smallest_alternative(ShapeTable& shapes, const Group& group);
// A key that the shape of a map wants and that it does not have yet; nothing: it has them all. 0: one that is too
// complicated to be made.
std::optional<PatternId> missing_key(Store& store, CellId map);
// The symbols that are tried where any will do.
Symbol candidate_symbol(size_t index);

// The same value, every part of which has its name as a part of the cell.
Value with_cells(InputSpace& space, Arena& arena, Value value, CellId cell);

class Input {
 public:
  Input(std::unique_ptr<Store> store, Model model) : store_(std::move(store)), model_(std::move(model)) {}

  Store& store() { return *store_; }
  const Model& model() const { return model_; }
  // The elements of the root tuple.
  std::span<const Value> arguments() const { return {arguments_.elements(), arguments_.arity()}; }

  Value whole() const { return arguments_; }

  // The variables of the scalars in it, in the order in which it is written.
  std::vector<TermId> variables_in_order();
  // The same input with other scalars.
  void use(Model model);

  void build() { arguments_ = value_of(arena_, CellTable::root); }
  // After the run: functions that nobody has called would return what their spec says, too.
  void finish_functions();
  // Takes arguments from elsewhere, and gives every part its cell.
  void adopt(std::span<const Value> arguments);
  // Arguments from elsewhere, as they are: nothing is asked about them. They live at least as long.
  void take(Value arguments) { arguments_ = arguments; }
  // What a body does, or where an argument of a call in it comes from (input/body.h).
  uint32_t choice_of(CellId cell) { return store_->state(cell).choice; }
  // Of a cell, as this input has it.
  Value value_of(Arena& arena, CellId cell);

 private:
  Form decide_form(CellId cell);
  Value list_of(Arena& arena, CellId cell);
  Value tuple_of(Arena& arena, CellId cell);
  Value map_of(Arena& arena, CellId cell);
  Value key_of(Arena& arena, PatternId key);
  Value bits_of(Arena& arena, CellId cell);
  uint64_t bits_size_of(CellId cell);
  void add_variables_of_bits(CellId cell, std::vector<TermId>& variables);
  uint64_t scalar(CellId cell) const;
  Value integer_of(Arena& arena, CellId cell);
  Value symbol_of(CellId cell);
  Value function_of(Arena& arena, CellId cell);

  std::unique_ptr<Store> store_;
  Model model_;
  Arena arena_;
  std::deque<CanonicalFunction> functions_;
  Value arguments_;
};

} // namespace assay::input
