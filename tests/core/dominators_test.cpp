// The dominators of random graphs against the definition: a dominates b if without a there is no way from the entry to
// b; and of large graphs, for time.

#include "core/dominators.h"

#include <gtest/gtest.h>

#include <random>

namespace assay::core {
namespace {

FlowGraph make_graph(const std::vector<std::vector<uint32_t>>& successors) {
  FlowGraph graph;
  for (const auto& of_node : successors) {
    graph.first.push_back(static_cast<uint32_t>(graph.successors.size()));
    graph.successors.insert(graph.successors.end(), of_node.begin(), of_node.end());
  }
  graph.first.push_back(static_cast<uint32_t>(graph.successors.size()));
  return graph;
}

// What can be reached from the entry when one node is taken away.
std::vector<bool> reachable_without(const FlowGraph& graph, uint32_t removed) {
  std::vector<bool> reached(graph.node_count(), false);
  std::vector<uint32_t> stack;
  auto visit = [&](uint32_t node) {
    if (node == removed || reached[node]) return;
    reached[node] = true;
    stack.push_back(node);
  };
  visit(0);
  while (!stack.empty()) {
    uint32_t node = stack.back();
    stack.pop_back();
    for (uint32_t successor : graph.successors_of(node)) visit(successor);
  }
  return reached;
}

TEST(DominatorsTest, AgreeWithTheDefinitionOnRandomGraphs) {
  std::mt19937 random(1);
  auto below = [&](uint32_t limit) { return static_cast<uint32_t>(random() % limit); };
  for (int round = 0; round < 300; ++round) {
    uint32_t count = 1 + below(20);
    std::vector<std::vector<uint32_t>> successors(count);
    for (uint32_t edge = below(3 * count); edge-- > 0;) successors[below(count)].push_back(below(count));
    FlowGraph graph = make_graph(successors);
    Dominators dominators(graph);
    std::vector<bool> reachable = reachable_without(graph, UINT32_MAX);
    for (uint32_t above = 0; above < count; ++above) {
      ASSERT_EQ(dominators.is_reachable(above), reachable[above]);
      if (!reachable[above]) continue;
      std::vector<bool> otherwise = reachable_without(graph, above);
      for (uint32_t below_it = 0; below_it < count; ++below_it) {
        if (!reachable[below_it]) continue;
        ASSERT_EQ(dominators.dominates(above, below_it), !otherwise[below_it]) << "round " << round;
      }
    }
  }
}

// Shapes on which algorithms that iterate or recurse take their time: a chain with an edge back from everywhere, and a
// ladder whose two sides cross over.
TEST(DominatorsTest, AreFastOnLargeGraphs) {
  constexpr uint32_t count = 200'000;
  std::vector<std::vector<uint32_t>> chain(count);
  for (uint32_t i = 0; i + 1 < count; ++i) chain[i] = {i + 1, i == 0 ? 1 : i / 2 + 1};
  Dominators of_chain(make_graph(chain));
  EXPECT_TRUE(of_chain.dominates(count / 2, count - 1));

  std::vector<std::vector<uint32_t>> ladder(count);
  for (uint32_t i = 0; i + 2 < count; ++i) ladder[i] = {i + 1, i + 2, count - 1 - i / 2};
  Dominators of_ladder(make_graph(ladder));
  EXPECT_TRUE(of_ladder.dominates(0, count - 1));
  EXPECT_FALSE(of_ladder.dominates(1, count - 1));
}

} // namespace
} // namespace assay::core
