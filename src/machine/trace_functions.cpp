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
      case Kind::Map:
        return !visit_map(*value.as_map(), [](const MapEntry& entry) {
          return !holds_function(entry.key) && !holds_function(entry.value);
        });
      default: return false;
    }
  }
}

} // namespace

bool Trace::ask_row(Arena& arena, std::span<const Value> row, std::span<const Value> arguments) {
  std::vector<Value> wanted;
  std::vector<Value> given;
  for (size_t i = 0; i < row.size(); ++i) {
    if (row[i].is(Kind::Unset)) continue;
    if (holds_function(arguments[i])) return false;
    wanted.push_back(row[i]);
    given.push_back(arguments[i]);
  }
  return ask_equal(assay::make_tuple(arena, std::span<const Value>(given)),
                   assay::make_tuple(arena, std::span<const Value>(wanted)));
}

// Arguments that hold functions are not looked at, as a table can't name them: in its rows they may be anything. So no
// row holds the function that it belongs to.
Value Trace::call(Context& context, Value function, std::span<const Value> arguments) {
  CanonicalFunction& canonical = *canonical_function_of(function);
  Arena& arena = context.arena();
  for (const CanonicalFunction::Row& row : canonical.rows) {
    if (row.arguments.size() == arguments.size() && ask_row(arena, row.arguments, arguments)) return row.result;
  }
  auto ordinal = static_cast<uint32_t>(canonical.rows.size());
  Value result = canonical.otherwise;
  if (canonical.cell != no_cell) {
    CellId cell = space_.cells.child(canonical.cell, Step::Result, 0, ordinal);
    result = smallest_(owner_, arena, cell);
  }
  CanonicalFunction::Row row{std::vector<Value>(arguments.begin(), arguments.end()), result};
  std::ranges::replace_if(row.arguments, holds_function, Value());
  canonical.rows.push_back(std::move(row));
  return result;
}

} // namespace assay
