#pragma once
// The control flow of a function as a plain graph, for algorithms that ask about paths (core/dominators.h).
//
// A block that has a handler is two nodes. Its upper half holds its parameters, its lower half its instructions; the
// handler is reached from the upper half, because an exception may come before any instruction has given its result.
// So "the definition's node dominates the use's node" is the whole truth about what may be used where.

#include <cstdint>
#include <span>
#include <vector>

#include "core/module.h"

namespace assay::core {

struct FlowGraph {
  // The successors of node n are successors[first[n]] … successors[first[n + 1] - 1]. Node 0 is the entry.
  std::vector<uint32_t> first;
  std::vector<uint32_t> successors;
  // By block: the node of its parameters, and that of its instructions.
  std::vector<uint32_t> upper;
  std::vector<uint32_t> lower;

  uint32_t node_count() const { return static_cast<uint32_t>(first.size() - 1); }
  std::span<const uint32_t> successors_of(uint32_t node) const {
    return std::span(successors).subspan(first[node], first[node + 1] - first[node]);
  }
};

// Every block must end in a terminator, and every edge must lead to a block of the function.
FlowGraph make_flow_graph(const Function& function);

} // namespace assay::core
