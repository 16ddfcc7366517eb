// What a function input does once it has told its arguments from others: return something, or call a
// function that it was given. Each body is a decision when it is first met, and stays what it is from then on.

#include <algorithm>

#include "core/parts.h"
#include "input/function_shapes.h"
#include "machine/context.h"
#include "machine/trace.h"

namespace assay::machine {

// Of the alternatives of the spec that are left; unclear if they differ.
ShapeId Trace::argument_shape(CellId function, uint32_t arity, uint32_t index) {
  if (function == no_cell) return ShapeTable::any;
  std::optional<ShapeId> found;
  for (GroupId group : store_.state(function).groups) {
    for (const Alternative* alternative : store_.group(group).live) {
      if (alternative->form != Form::Function) continue;
      if (!alternative->any_arity && alternative->fields.size() != arity + 1) continue;
      ShapeId shape = alternative->any_arity ? ShapeTable::any : alternative->fields[index];
      if (found && *found != shape) return unclear_shape;
      found = shape;
    }
  }
  return found.value_or(ShapeTable::any);
}

// Whether a variable that is a function may be where the cell is.
bool Trace::may_be_variable(CellId cell, const Scope& scope, uint32_t variable) {
  if (!is_function(scope.values[variable])) return false;
  uint32_t arity = ask_known_arity(scope.values[variable]);
  const std::vector<GroupId>& groups = store_.state(cell).groups;
  return std::ranges::all_of(groups, [&](GroupId group) {
    return std::ranges::any_of(store_.group(group).live, [&](const Alternative* wanted) {
      return function_fits(space_.shapes, scope.shapes[variable], arity, *wanted);
    });
  });
}

uint32_t Trace::ask_choice(CellId cell, const std::vector<uint32_t>& choices) {
  uint32_t taken = input_->choice_of(cell);
  if (choices.size() == 1) return taken;
  std::vector<std::vector<Constraint>> alternatives;
  alternatives.reserve(choices.size());
  for (uint32_t choice : choices) alternatives.push_back({Constraint::choice(cell, choice)});
  log(Why::Body, std::move(alternatives), static_cast<size_t>(std::ranges::find(choices, taken) - choices.begin()));
  return taken;
}

// A value whose functions will see the scope.
Value Trace::template_of(Arena& arena, CellId cell, const Scope& scope) {
  Value value = input_->value_of(arena, cell);
  std::vector<Value> pending = {value};
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    if (CanonicalFunction* function = canonical_function_of(part)) function->outer_shapes = scope.shapes;
    push_parts(part, pending);
  }
  return value;
}

// Only functions are worth naming: any other value in scope is known by the row, and a value can be equal to it.
CanonicalFunction::Body Trace::new_body(Arena& arena, CellId cell, const Scope& scope) {
  CanonicalFunction::Body body;
  body.cell = cell;
  body.shapes = scope.shapes;
  std::vector<uint32_t> choices = {choose_value};
  for (uint32_t i = 0; i < scope.values.size(); ++i) {
    if (!is_function(scope.values[i])) continue;
    auto fields = function_fields(space_.shapes, scope.shapes[i], ask_known_arity(scope.values[i]));
    if (!fields) ++calls_left_out_;
    bool can_be_called = fields && std::all_of(fields->begin(), fields->end() - 1,
                                               [&](ShapeId shape) { return space_.shapes.can_be_built(shape); });
    if (can_be_called) choices.push_back(choose_call(i));
  }
  for (uint32_t i = 0; i < scope.values.size(); ++i) {
    if (may_be_variable(cell, scope, i)) choices.push_back(choose_variable(i));
  }
  for (uint32_t exception : space_.input_exceptions) choices.push_back(choose_raise(exception));
  uint32_t choice = ask_choice(cell, choices);
  if (is_raise(choice)) {
    body.type = CanonicalFunction::Body::Type::Raise;
    body.variable = choice - first_raise;
    return body;
  }
  if (choice == choose_value) {
    body.value = template_of(arena, cell, scope);
    return body;
  }
  body.variable = variable_of(choice);
  body.type = is_call(choice) ? CanonicalFunction::Body::Type::Call : CanonicalFunction::Body::Type::Variable;
  if (is_call(choice)) choose_call_of(arena, body, scope);
  return body;
}

// The arguments: a value of the domain, which may be a function itself, or a function in scope.
void Trace::choose_call_of(Arena& arena, CanonicalFunction::Body& body, const Scope& scope) {
  uint32_t arity = ask_known_arity(scope.values[body.variable]);
  std::vector<ShapeId> fields = *function_fields(space_.shapes, scope.shapes[body.variable], arity);
  for (uint32_t i = 0; i < arity; ++i) {
    CellId cell = space_.cells.child(body.cell, Step::Argument, fields[i], i);
    std::vector<uint32_t> choices = {choose_value};
    for (uint32_t k = 0; k < scope.values.size(); ++k) {
      if (may_be_variable(cell, scope, k)) choices.push_back(choose_variable(k));
    }
    uint32_t choice = ask_choice(cell, choices);
    CanonicalFunction::Operand operand;
    if (choice == choose_value) operand.value = template_of(arena, cell, scope);
    if (choice != choose_value) operand.variable = variable_of(choice);
    body.operands.push_back(operand);
  }
}

} // namespace assay::machine
