// Functions among the inputs, when the program calls them: the arguments are one that was seen before, or new.

#include <algorithm>

#include "core/parts.h"
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
    push_parts(part, pending);
  }
  return false;
}

bool Trace::ask_row(Arena& arena, std::span<const Value> row, std::span<const Value> arguments,
                    const std::vector<bool>& nameless) {
  std::vector<Value> wanted;
  std::vector<Value> given;
  for (size_t i = 0; i < row.size(); ++i) {
    if (row[i].is(Kind::Unset)) continue;
    if (nameless[i]) return false;
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
  std::vector<bool> nameless;
  for (Value argument : arguments) nameless.push_back(ask_holds_function(argument));
  for (const CanonicalFunction::Row& row : canonical.rows) {
    if (row.arguments.size() != arguments.size()) continue;
    if (ask_row(arena, row.arguments, arguments, nameless)) return row.result;
  }
  auto ordinal = static_cast<uint32_t>(canonical.rows.size());
  Value result = canonical.otherwise;
  if (canonical.cell != no_cell) {
    CellId cell = space_.cells.child(canonical.cell, Step::Result, 0, ordinal);
    result = smallest_(owner_, arena, cell);
  }
  CanonicalFunction::Row row{std::vector<Value>(arguments.begin(), arguments.end()), result};
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (nameless[i]) row.arguments[i] = Value();
  }
  canonical.rows.push_back(std::move(row));
  return result;
}

} // namespace assay
