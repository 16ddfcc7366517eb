// `==` and `!=`: integers are compared, anything else is the same only if it is the same object. What is the same
// object is as in bytecode, which is what findings are confirmed by: each literal of the text is one, whatever it is
// equal to.
//
// Parts of an input are objects of their own: no two of them are the same, nor is one an object of the program. That is
// a restriction of the inputs, which is said where a program has asked (RunState::compared_identity). What is not known
// ends the run: floats have no identity in the machine, and what a function input returns may be made anew each time.

#include <fmt/core.h>

#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

namespace {

// All empty arrays are the same object.
bool is_empty_array(Value value) {
  return value.is(Kind::Array) ? value.as_array()->count == 0 : value.is(Kind::Tuple) && value.arity() == 0;
}

Value unknown_identity(Context& context, std::string_view of) {
  return context.unsupported(fmt::format("whether two {} are one object (==)", of));
}

// Floats are numbers in the machine. Different ones are different objects; equal ones may be one.
Value same_concretely(Context& context, Value left, Value right) {
  bool is_same = left.same(right) || (is_empty_array(left) && is_empty_array(right));
  if (is_same && left.is(Kind::Float)) return unknown_identity(context, "equal floats");
  return Value::boolean(is_same);
}

template <bool negated>
Value concretely(Context& context, const Value* a) {
  Value same = same_concretely(context, a[0], a[1]);
  return same.is_fault() ? same : Value::boolean(same.is_true() != negated);
}

// Whether the part is what a function input returns, or is in it.
bool is_of_function(Trace& trace, CellId cell) {
  const CellTable& cells = trace.store().space().cells;
  for (; cell != no_cell && cell != CellTable::root; cell = cells[cell].parent) {
    Step step = cells[cell].step;
    if (step == Step::Result || step == Step::Next || step == Step::Argument) return true;
  }
  return false;
}

Value same_objects(Context& context, Trace& trace, Value left, Value right) {
  CellId one = cell_of(left);
  CellId other = cell_of(right);
  bool is_input = one != no_cell || other != no_cell;
  if (is_of_function(trace, one) || is_of_function(trace, other)) {
    return unknown_identity(context, "answers of a function input");
  }
  if (is_input && one == other) return Value::boolean(true);
  if (is_input) run_state(context).compared_identity = true;
  if (is_input) return Value::boolean(is_empty_array(left) && is_empty_array(right));
  bool is_computed = left.is(Kind::Float) && right.is(Kind::Float) && !(left.is_concrete() && right.is_concrete());
  if (is_computed) return unknown_identity(context, "floats");
  return same_concretely(context, left, right);
}

template <bool negated>
Value symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  bool left = trace.ask_forms(a[0], forms_of(Form::Integer));
  bool right = trace.ask_forms(a[1], forms_of(Form::Integer));
  if (left != right) return Value::boolean(negated);
  if (!left) {
    Value same = same_objects(context, trace, a[0], a[1]);
    return same.is_fault() ? same : Value::boolean(same.is_true() != negated);
  }
  TermId truth = trace.terms().make(Operator::Equal, {trace.term_of(a[0]), trace.term_of(a[1])});
  bool is_equal = a[0].as_integer() == a[1].as_integer();
  return trace.boolean(is_equal != negated, negated ? trace.terms().negation(truth) : truth);
}

} // namespace

void register_identity(PrimitiveRegistry& registry) {
  registry.add({Symbol("ocaml.equal"), 2, concretely<false>, Effect::Pure, FastPath::Equal, {}, symbolically<false>});
  registry.add(
      {Symbol("ocaml.not_equal"), 2, concretely<true>, Effect::Pure, FastPath::NotEqual, {}, symbolically<true>});
  registry.go_back("ocaml.equal", Backward::Identity);
  registry.go_back("ocaml.not_equal", Backward::Unlike);
}

} // namespace assay::ocaml
