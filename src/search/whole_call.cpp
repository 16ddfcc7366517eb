#include "search/whole_call.h"

#include <vector>

#include "machine/trace.h"

namespace assay {

Ended WholeCall::run(Machine& machine, Context& context, std::span<const Value> arguments, uint32_t depth) const {
  auto allow_more = [&] {
    if (context.trace != nullptr) context.trace->allow_more(depth);
  };
  Outcome started = start(machine, context);
  if (!started.returned()) return {std::move(started)};
  std::vector<Value> built;
  if (builder != nullptr) {
    auto made = builder->build(context, arguments);
    if (!made) return {builder->outcome(), true};
    built = std::move(*made);
    arguments = built;
    allow_more();
    // Each call that makes a value has left nothing behind but what is in memory.
    started = start(machine, context);
    if (!started.returned()) return {std::move(started)};
  }
  if (precondition != nullptr) {
    if (!precondition->holds(context, arguments)) return {precondition->outcome(), true};
    allow_more();
    context.start_over(context.budget());
    started = start(machine, context);
    if (!started.returned()) return {std::move(started)};
  }
  return {machine.call(context, function, arguments)};
}

} // namespace assay
