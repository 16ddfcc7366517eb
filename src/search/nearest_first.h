#pragma once
// By how far the place of the decision is from what is to be reached (search/distance.h), and how often the site was
// tried: so a loop near the target can't starve the way around it.

#include "search/distance.h"
#include "search/strategy.h"

namespace assay::search {

class NearestFirst : public Strategy {
 public:
  explicit NearestFirst(Distance distance) : distance_(std::move(distance)) {}

  uint64_t cost(const TreeNode& node, const Waiting& /*waiting*/) const override { return depth_cost(node); }
  bool has_turns() const override { return true; }
  uint64_t turn(const TreeNode& node, const QueueState& queue) const override {
    return distance_.of(node.function, node.place) + queue.tries * (queue.visited ? 2 : 1);
  }
  bool may_unfold(bool /*has_unvisited*/) const override { return true; }

 private:
  Distance distance_;
};

} // namespace assay::search
