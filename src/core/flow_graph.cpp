#include "core/flow_graph.h"

namespace assay::core {

FlowGraph make_flow_graph(const Function& function) {
  FlowGraph graph;
  uint32_t next = 0;
  for (const Block& block : function.blocks) {
    graph.upper.push_back(next);
    if (block.handler != nullptr) ++next;
    graph.lower.push_back(next++);
  }
  for (size_t id = 0; id < function.blocks.size(); ++id) {
    const Block& block = function.blocks[id];
    auto start_node = [&] { graph.first.push_back(static_cast<uint32_t>(graph.successors.size())); };
    auto add = [&](const Edge& edge) { graph.successors.push_back(graph.upper[edge.target]); };
    start_node();
    if (block.handler != nullptr) {
      graph.successors.push_back(graph.lower[id]);
      add(*block.handler);
      start_node();
    }
    for (const Arm& arm : block.terminator().arms) add(arm.edge);
    for (const Edge& edge : block.terminator().edges) add(edge);
  }
  graph.first.push_back(static_cast<uint32_t>(graph.successors.size()));
  return graph;
}

} // namespace assay::core
