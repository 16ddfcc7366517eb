// Alternatives of sites where nobody went yet, then those tried least often, of these the shallowest: CutEr's strategy
// (search/forward.h names the paper), but for the order among visited sites. Were that only the shallowest first, a loop over values of many
// kinds would take its turns in exponentially growing rounds.

#include "search/strategy.h"

namespace assay::search {

namespace {

class UnvisitedFirst : public Strategy {
 public:
  uint64_t cost(const TreeNode& node, const Waiting& /*waiting*/) const override { return depth_cost(node); }
  bool has_turns() const override { return true; }
  uint64_t turn(const TreeNode& /*node*/, const QueueState& queue) const override {
    return queue.visited ? queue.tries : 0;
  }
  // Only where the search has been everywhere that it knows of, and would go on to more of the same.
  bool may_unfold(bool has_unvisited) const override { return !has_unvisited; }
  bool may_leave_out() const override { return true; }
};

} // namespace

const Strategy& unvisited_first() {
  static const UnvisitedFirst strategy;
  return strategy;
}

} // namespace assay::search
