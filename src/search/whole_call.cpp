#include "search/whole_call.h"

#include <vector>

#include "machine/trace.h"

namespace assay {

WholeCall::Ended WholeCall::run(Machine& machine, Context& context, std::span<const Value> arguments,
                                uint32_t depth) const {
  auto allow_more = [&] {
    if (context.trace != nullptr) context.trace->allow_more(depth);
  };
  if (start_run) start_run(machine, context);
  std::vector<Value> built;
  if (builder != nullptr) {
    auto made = builder->build(context, arguments);
    if (!made) return {builder->outcome(), true};
    built = std::move(*made);
    arguments = built;
    allow_more();
  }
  if (precondition != nullptr) {
    if (!precondition->holds(context, arguments)) return {precondition->outcome(), true};
    allow_more();
    context.start_over(context.budget());
    if (start_run) start_run(machine, context);
  }
  return {machine.call(context, function, arguments)};
}

} // namespace assay
