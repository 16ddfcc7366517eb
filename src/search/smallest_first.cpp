// By the floor of the path (input/input_floor.h) and an eighth of its decisions about scalars: so a loop over an
// integer can't starve larger structures. For comparisons, which ask for the smallest input.

#include "search/strategy.h"

namespace assay::search {

namespace {

class SmallestFirst : public Strategy {
 public:
  uint64_t cost(const TreeNode& node, const Waiting& waiting) const override {
    constexpr uint64_t scalars_for_node = 8;
    return scalars_for_node * (waiting.floor + waiting.handicap) + node.scalars +
           (is_open_ended(node.why) ? node.seen : 0);
  }
  bool goes_by_size() const override { return true; }
  bool may_unfold(bool /*has_unvisited*/) const override { return true; }
};

} // namespace

const Strategy& smallest_first() {
  static const SmallestFirst strategy;
  return strategy;
}

} // namespace assay::search
