#include "search/whole_call.h"

#include <algorithm>

#include "machine/trace.h"

namespace assay::search {

Ended WholeCall::run(Machine& machine, Context& context, std::span<const Value> input, uint32_t depth,
                     std::vector<Value>* made) const {
  auto allow_more = [&] {
    if (context.trace != nullptr) context.trace->allow_more(depth);
  };
  Outcome started = start(machine, context);
  if (!started.returned()) return {std::move(started)};
  std::vector<Value> built(input.begin(), input.end());
  auto build = [&] {
    if (builder == nullptr) return true;
    auto values = builder->build(context, input);
    if (values) built = std::move(*values);
    allow_more();
    return values.has_value();
  };
  if (!build()) return {builder->outcome(), true};
  std::span<const Value> arguments(built.data(), std::min<size_t>(function.arity(), built.size()));
  if (precondition != nullptr) {
    if (!precondition->holds(context, arguments)) return {precondition->outcome(), true};
    allow_more();
    context.start_over(context.budget());
    started = start(machine, context);
    if (!started.returned()) return {std::move(started)};
    // What the precondition has changed the function never sees: it gets objects of its own.
    if (!build()) return {builder->outcome(), true};
    arguments = {built.data(), arguments.size()};
  }
  if (made != nullptr) *made = built;
  std::span<const Value> parts = builder == nullptr ? std::span<const Value>() : builder->made();
  context.program().note_input(context, arguments, parts);
  return {machine.call(context, function, arguments)};
}

} // namespace assay::search
