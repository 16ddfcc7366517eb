#include "search/whole_call.h"

#include <algorithm>

#include "machine/trace.h"

namespace assay {

Ended WholeCall::run(Machine& machine, Context& context, std::span<const Value> input, uint32_t depth,
                     std::vector<Value>* made) const {
  auto allow_more = [&] {
    if (context.trace != nullptr) context.trace->allow_more(depth);
  };
  Outcome started = start(machine, context);
  if (!started.returned()) return {std::move(started)};
  std::vector<Value> built;
  if (builder != nullptr) {
    auto values = builder->build(context, input);
    if (!values) return {builder->outcome(), true};
    built = std::move(*values);
    input = built;
    allow_more();
  }
  if (made != nullptr) made->assign(input.begin(), input.end());
  std::span<const Value> arguments = input.first(std::min<size_t>(function.arity(), input.size()));
  if (precondition != nullptr) {
    if (!precondition->holds(context, arguments)) return {precondition->outcome(), true};
    allow_more();
    context.start_over(context.budget());
    started = start(machine, context);
    if (!started.returned()) return {std::move(started)};
  }
  std::span<const Value> parts = builder == nullptr ? std::span<const Value>() : builder->made();
  context.program().note_input(context, arguments, parts);
  return {machine.call(context, function, arguments)};
}

} // namespace assay
