// Functions that run on known values: the path goes on from what they came to, and their arguments stay as open as they
// were.

#include <algorithm>

#include "core/parts.h"
#include "machine/context.h"
#include "machine/trace.h"

namespace assay::machine {

namespace {

// What tells outcomes apart. Exceptions and functions can't be compared: each comes from other arguments.
PatternId outcome_of(PatternTable& patterns, const Context& context, Value result, PatternId arguments) {
  if (context.has_ended()) return patterns.symbol(Symbol("ended"));
  if (!result.is_fault() && !holds_function(result)) return patterns.ground(result);
  const PatternId special[] = {patterns.symbol(Symbol(result.is_fault() ? "raised" : "function")), arguments};
  return patterns.tuple(special);
}

} // namespace

void Trace::log_outcome(PatternId outcome, std::pair<PatternId, PatternId> open_parts) {
  log(Why::Outcome, {{Constraint::outcome(outcome)}, {Constraint::apart(open_parts.first, open_parts.second)}}, 0);
}

Value Trace::run_aside(Context& context, Symbol name, std::span<const Value> arguments, const Aside& run) {
  auto open = ask_open_parts(arguments);
  std::vector<Value> known;
  for (Value argument : arguments) known.push_back(strip(context.arena(), argument));
  if (!open) return run(known);
  ++enumerated_[name];
  // A function that is called there may decide things by itself: the path has to know with what, before.
  if (std::ranges::any_of(known, holds_function)) {
    log_outcome(open->second, *open);
    return run(known);
  }
  const Code* code = code_;
  const uint32_t* address = address_;
  Value result = run(known);
  at(code, address);
  log_outcome(outcome_of(space_.patterns, context, result, open->second), *open);
  return result;
}

} // namespace assay::machine
