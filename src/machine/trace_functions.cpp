// Function inputs, when the program calls them: an argument that arrives was seen before, or is new.
//
// This is concolic testing of higher-order functions (You, Findler and Dimoulas, 2021): a function input has a canonical
// form that grows while the program calls it, and the choice of what it does next is a decision like any other. What
// differs: cases are told apart by any pattern, not by equality alone; functions inside of structures are inputs, too;
// what an input computes may be a calculation (input/arithmetic_body.h).

#include <algorithm>

#include "core/parts.h"
#include "input/function_shapes.h"
#include "input/key_order.h"
#include "input/shape_contains.h"
#include "machine/context.h"
#include "machine/trace.h"

namespace assay::machine {

bool Trace::ask_function_arity(Value function, uint32_t arity) {
  CanonicalFunction* canonical = canonical_function_of(function);
  if (canonical == nullptr) return true;
  // Nobody has asked yet: it is what the call wants it to be.
  if (!canonical->arity) canonical->arity = arity;
  bool truth = *canonical->arity == arity;
  CellId cell = canonical->cell;
  if (cell == no_cell || !store_.may_have_function_arity(cell, arity)) return truth;
  if (store_.state(cell).function_arity == arity) return truth;
  return ask_either(Why::Form, {Constraint::function_arity(cell, arity)}, {Constraint::not_function_arity(cell, arity)},
                    truth);
}

// A function of which nobody has said how many arguments it takes, takes those of its first call. That is no decision:
// the path knows it by itself, as this call comes first on all its runs.
bool Trace::ask_call_arity(Value function, uint32_t arity) {
  CanonicalFunction* canonical = canonical_function_of(function);
  if (canonical == nullptr || canonical->cell == no_cell || canonical->arity.value_or(arity) != arity ||
      !store_.has_open_function_arity(canonical->cell)) {
    return ask_function_arity(function, arity);
  }
  canonical->arity = arity;
  return store_.assume(Constraint::function_arity(canonical->cell, arity));
}

// What the program has built is the same on every run of the path; of what is left open in the input, it is asked.
bool Trace::ask_holds_function(Value value) {
  std::vector<Value> pending = {value};
  while (!pending.empty()) {
    Value part = pending.back();
    pending.pop_back();
    if (CellId cell = cell_of(part); cell != no_cell) {
      Truth plain = store_.plain(cell);
      bool holds = holds_function(part);
      if (plain == Truth::Maybe) {
        ask_either(Why::Form, {Constraint::plain(cell)}, {Constraint::not_plain(cell)}, !holds);
      }
      if (holds) return true;
      continue;
    }
    if (part.is(Kind::Closure) || part.is(Kind::FunctionName)) return true;
    push_known_parts(part, pending);
  }
  return false;
}

// The number of arguments of a function that the program hands over.
uint32_t Trace::ask_known_arity(Value function) {
  CanonicalFunction* canonical = canonical_function_of(function);
  if (canonical == nullptr || canonical->cell == no_cell) return arity_of_function(function).value_or(0);
  CellId cell = canonical->cell;
  if (store_.state(cell).function_arity != unknown_arity) return store_.state(cell).function_arity;
  if (!canonical->arity) {
    canonical->arity = 1;
    while (!store_.may_have_function_arity(cell, *canonical->arity)) ++*canonical->arity;
  }
  log_value(Constraint::function_arity(cell, *canonical->arity),
            {Constraint::not_function_arity(cell, *canonical->arity)});
  return *canonical->arity;
}

uint32_t known_arity(Trace* trace, Value closure) {
  if (trace != nullptr) return trace->ask_known_arity(closure);
  return arity_of_function(closure).value_or(0);
}

// What a row remembers of a value: functions can't be compared, so in their place is only how many arguments they take.
// What is around them has to be known, as it is what they are taken out of.
Value Trace::key_of(Context& context, Value value) {
  if (!ask_holds_function(value)) return value;
  if (is_function(value)) return function_key(ask_known_arity(value));
  ask_frame(value);
  Arena& arena = context.arena();
  switch (value.kind()) {
    case Kind::Cons: {
      std::vector<Value> heads;
      for (;;) {
        heads.push_back(key_of(context, value.as_cons()->head));
        value = value.as_cons()->tail;
        if (!ask_holds_function(value) || is_function(value)) break;
        ask_frame(value);
        if (!value.is(Kind::Cons)) break;
      }
      return make_list(arena, heads, key_of(context, value));
    }
    case Kind::Tuple: {
      std::vector<Value> elements(value.elements(), value.elements() + value.arity());
      for (Value& element : elements) element = key_of(context, element);
      return assay::make_tuple(arena, std::span<const Value>(elements));
    }
    default: {
      std::vector<MapEntry> entries;
      for (const MapEntry& entry : ask_entries(value)) {
        if (holds_function(entry.key)) return Value(); // no pattern names such a key
        entries.push_back({pinned(entry.key), key_of(context, entry.value)});
      }
      std::ranges::sort(
          entries, [](const MapEntry& one, const MapEntry& other) { return order_of_keys(one.key, other.key) < 0; });
      return make_sorted_map(arena, entries);
    }
  }
}

namespace {

// Whether the functions are in the same places; what is free of functions is left to be compared. All this is known on
// the path.
bool pair_up(Value key, Value other, std::vector<Value>& keys, std::vector<Value>& others) {
  return fits_in_parts(key, other, [&](Value wanted, Value given) {
    if (wanted.is(Kind::Unset)) return PairLook::Fits;
    bool has_function = holds_function_key(wanted);
    if (given.is(Kind::Unset) || has_function != holds_function_key(given)) return PairLook::Differs;
    if (has_function && wanted.is(Kind::Symbol) && !wanted.same(given)) return PairLook::Differs;
    if (has_function) return PairLook::Parts;
    keys.push_back(wanted);
    others.push_back(given);
    return PairLook::Fits;
  });
}

} // namespace

bool Trace::ask_row(Arena& arena, std::span<const Value> row, std::span<const Value> keys) {
  std::vector<Value> wanted;
  std::vector<Value> given;
  if (row.size() != keys.size()) return false;
  for (size_t i = 0; i < row.size(); ++i) {
    if (!pair_up(row[i], keys[i], wanted, given)) return false;
  }
  return ask_equal(assay::make_tuple(arena, std::span<const Value>(given)),
                   assay::make_tuple(arena, std::span<const Value>(wanted)));
}

// As far as the path knows: a symbolic value is outside if it has no form in common with the shape.
bool Trace::is_outside(Value value, ShapeId shape) {
  if (shape == ShapeTable::any || shape == unclear_shape) return false;
  if (!is_symbolic(value)) return !shape_contains(space_.shapes, shape, value);
  CellId cell = cell_of(value);
  Forms possible = cell != no_cell ? store_.forms(cell) : forms_of(form(value));
  return std::ranges::none_of(space_.shapes.alternatives(shape),
                              [&](const Alternative& each) { return has(possible, each.form); });
}

const CanonicalFunction::Body* Trace::enter(Context& context, CanonicalFunction& function,
                                            std::span<const Value> arguments, std::vector<Value>& scope) {
  reservations_.restrict_to(space_.input_exceptions.empty() ? "function inputs raise nothing and keep no state"
                                                            : "function inputs keep no state");
  Scope known{scope, function.outer_shapes, {}};
  for (const Value& argument : arguments) {
    auto index = static_cast<uint32_t>(&argument - arguments.data());
    known.arriving.push_back(argument_shape(function.cell, static_cast<uint32_t>(arguments.size()), index));
    if (is_outside(argument, known.arriving.back())) {
      context.unsupported("the answer of a function input to an argument outside of its spec");
      return nullptr;
    }
  }
  return arrive(context, function, function.entry, {function.cell, Step::Result}, arguments, std::move(known));
}

const CanonicalFunction::Body* Trace::go_on(Context& context, CanonicalFunction& function,
                                            CanonicalFunction::Body& body, Value answer, std::vector<Value>& scope) {
  Scope known{scope, body.shapes, {}};
  ShapeId shape = ShapeTable::any;
  if (body.cell != no_cell) {
    auto arity = static_cast<uint32_t>(body.operands.size());
    auto fields = function_fields(space_.shapes, body.shapes[body.variable], arity);
    shape = fields ? fields->back() : unclear_shape;
  }
  known.arriving = {shape};
  return arrive(context, function, body.next, {body.cell, Step::Next}, {&answer, 1}, std::move(known));
}

// A row that was met before, or a new one. The rows of a function that was read are all there.
const CanonicalFunction::Body* Trace::arrive(Context& context, CanonicalFunction& function,
                                             CanonicalFunction::Node& node, CellName first_row,
                                             std::span<const Value> arrived, Scope scope) {
  Arena& arena = context.arena();
  std::vector<Value> keys;
  for (Value value : arrived) keys.push_back(key_of(context, value));
  auto bind_all = [&](std::span<const Value> by) {
    for (size_t i = 0; i < arrived.size(); ++i) bind(by[i], arrived[i], scope.values);
  };
  for (const CanonicalFunction::Row& row : node.rows) {
    if (!ask_row(arena, row.keys, keys)) continue;
    bind_all(row.keys);
    return &function.bodies[row.body];
  }
  if (function.cell == no_cell) {
    scope.values.insert(scope.values.end(), arrived.begin(), arrived.end());
    return function.default_body(node);
  }
  bind_all(keys);
  for (size_t i = 0; i < keys.size(); ++i) add_shapes(space_.shapes, scope.arriving[i], keys[i], scope.shapes);
  auto ordinal = static_cast<uint32_t>(node.rows.size());
  CellId cell = space_.cells.child(first_row.parent, first_row.step, 0, ordinal);
  CanonicalFunction::BodyId body = function.add(new_body(arena, cell, scope));
  node.rows.push_back({std::move(keys), body});
  return &function.bodies[body];
}

} // namespace assay::machine
