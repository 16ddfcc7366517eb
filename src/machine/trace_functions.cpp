// Functions among the inputs, when the program calls them: the arguments are one that was seen before, or new.

#include <algorithm>

#include "machine/context.h"
#include "machine/trace.h"

namespace assay {

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

namespace {

bool holds_function(Value value) {
  for (;;) {
    switch (value.kind()) {
      case Kind::Closure:
      case Kind::FunctionName: return true;
      case Kind::Cons:
        if (holds_function(value.as_cons()->head)) return true;
        value = value.as_cons()->tail;
        continue;
      case Kind::Tuple:
        for (uint32_t i = 0; i < value.arity(); ++i) {
          if (holds_function(value.elements()[i])) return true;
        }
        return false;
      default: return false;
    }
  }
}

} // namespace

// Arguments that hold functions are not looked at: a table can't name them.
Value Trace::call(Context& context, Value function, std::span<const Value> arguments) {
  CanonicalFunction& canonical = *canonical_function_of(function);
  Arena& arena = context.arena();
  std::vector<Value> seen;
  for (Value argument : arguments) {
    if (holds_function(argument)) continue;
    seen.push_back(argument);
  }
  Value key = assay::make_tuple(arena, std::span<const Value>(seen));
  for (const CanonicalFunction::Row& row : canonical.rows) {
    std::vector<Value> known;
    for (size_t i = 0; i < row.arguments.size(); ++i) {
      if (!holds_function(row.arguments[i])) known.push_back(row.arguments[i]);
    }
    if (known.size() != seen.size()) continue;
    if (ask_equal(key, assay::make_tuple(arena, std::span<const Value>(known)))) return row.result;
  }
  auto ordinal = static_cast<uint32_t>(canonical.rows.size());
  Value result = canonical.otherwise;
  if (canonical.cell != no_cell) {
    CellId cell = space_.cells.child(canonical.cell, Step::Result, 0, ordinal);
    result = smallest_(owner_, arena, cell);
  }
  canonical.rows.push_back({std::vector<Value>(arguments.begin(), arguments.end()), result});
  return result;
}

} // namespace assay
