#include "search/precondition.h"

#include "machine/trace.h"

namespace assay::search {

bool Precondition::holds(Context& context, std::span<const Value> arguments) {
  outcome_ = machine_.call(context, context.program().called_from_outside(function_), arguments);
  if (!outcome_.returned() || outcome_.values.size() != 1) return false;
  if (context.trace != nullptr) return context.trace->ask_equal(outcome_.values[0], truth_);
  return outcome_.values[0].same(truth_);
}

} // namespace assay::search
