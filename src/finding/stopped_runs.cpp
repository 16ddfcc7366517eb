#include "finding/stopped_runs.h"

namespace assay::finding {

void StoppedRunTable::add(StopReason reason, const std::string& what, RealCall call) {
  auto [entry, is_new] = by_what_.try_emplace(what, all_.size());
  if (is_new) all_.push_back({reason, what, 0, {}});
  StoppedRuns& runs = all_[entry->second];
  ++runs.count;
  if (runs.calls.size() < most_calls) runs.calls.push_back(std::move(call));
}

std::optional<Stop> stop_of(Program& program, const Outcome& outcome) {
  switch (outcome.ending) {
    case Ending::StepsSpent: return Stop{StopReason::Budget, "steps"};
    case Ending::HeapSpent: return Stop{StopReason::Budget, "heap"};
    case Ending::StackSpent: return Stop{StopReason::Budget, "stack"};
    case Ending::Unsupported: {
      const Primitive* primitive = program.primitive(Symbol(outcome.detail));
      bool outside = primitive != nullptr && primitive->effect == Effect::World;
      return Stop{outside ? StopReason::Outside : StopReason::Unsupported, outcome.detail};
    }
    default: return {};
  }
}

} // namespace assay::finding
