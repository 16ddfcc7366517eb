#pragma once
// Which nodes of a flow graph lie on every path from the entry to another. The algorithm is Lengauer and Tarjan's
// ("A fast algorithm for finding dominators in a flowgraph", 1979) in its simple form, O(edges * log nodes), without
// recursion: generated functions have tens of thousands of blocks.

#include <cstdint>
#include <vector>

#include "core/flow_graph.h"

namespace assay::core {

class Dominators {
 public:
  explicit Dominators(const FlowGraph& graph);

  bool is_reachable(uint32_t node) const { return size_[node] != 0; }
  // A node dominates itself. Both must be reachable.
  bool dominates(uint32_t above, uint32_t below) const { return position_[below] - position_[above] < size_[above]; }

 private:
  // The dominator tree in preorder: the place of each node, and how many nodes its subtree has (0: unreachable).
  std::vector<uint32_t> position_;
  std::vector<uint32_t> size_;
};

} // namespace assay::core
