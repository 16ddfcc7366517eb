#include "search/frontier.h"

#include <gtest/gtest.h>

#include "path_maker.h"

namespace assay::search {
namespace {

class FrontierTest : public testing::Test {
 protected:
  // Sites 1, 2, 3, then site 1 once more.
  FrontierTest() { tree.insert(std::vector{choice(1, 0), choice(2, 0), choice(3, 0), choice(1, 0)}, {}); }

  std::vector<NodeId> order(const Strategy& strategy, std::vector<NodeId> arrivals) {
    Frontier frontier(tree, strategy);
    for (NodeId node : visited) frontier.visited(tree[node], 1);
    for (NodeId node : arrivals) frontier.push({{node, 1}, nullptr});
    std::vector<NodeId> result;
    while (std::optional<Waiting> waiting = frontier.pop()) result.push_back(waiting->flip.node);
    EXPECT_TRUE(frontier.empty());
    return result;
  }

  Tree tree;
  std::vector<NodeId> visited; // nodes whose second alternative was taken somewhere
};

using Nodes = std::vector<NodeId>;

TEST_F(FrontierTest, BreadthFirst) { EXPECT_EQ(order(breadth_first(), {2, 0, 3, 1}), (Nodes{0, 1, 2, 3})); }

TEST_F(FrontierTest, DepthFirst) { EXPECT_EQ(order(depth_first(), {2, 0, 3, 1}), (Nodes{3, 2, 1, 0})); }

TEST_F(FrontierTest, UnvisitedAlternativesComeBeforeShallowOnes) {
  visited = {0, 1}; // node 3 is at the site of node 0
  EXPECT_EQ(order(unvisited_first(), {0, 1, 2, 3}), (Nodes{2, 0, 1, 3}));
}

TEST_F(FrontierTest, WhatWasVisitedWhileItWaitedWaitsLonger) {
  Frontier frontier(tree, unvisited_first());
  frontier.push({{0, 1}, nullptr});
  frontier.push({{2, 1}, nullptr});
  frontier.visited(tree[0], 1);
  EXPECT_EQ(frontier.pop()->flip.node, 2u);
  EXPECT_EQ(frontier.pop()->flip.node, 0u);
  EXPECT_FALSE(frontier.pop());
}

TEST_F(FrontierTest, EqualsComeInTheOrderOfTheirArrival) {
  Tree wide;
  wide.insert(std::vector{choice(1, 0, 5)}, {});
  Frontier frontier(wide, breadth_first());
  for (uint32_t i : {3u, 1u, 4u, 2u}) frontier.push({{0, i}, nullptr});
  for (uint32_t i : {3u, 1u, 4u, 2u}) EXPECT_EQ(frontier.pop()->flip.alternative, i);
}

TEST_F(FrontierTest, FurtherValuesWaitLonger) {
  Tree values;
  values.insert(std::vector{value(1, 0), choice(2, 0), choice(3, 0), choice(4, 0)}, {});
  for (uint32_t i = 1; i < 4; ++i) values.insert(std::vector{value(1, i)}, {});
  Frontier frontier(values, breadth_first());
  frontier.push({{0, 0}, nullptr});
  frontier.push({{3, 1}, nullptr});
  EXPECT_EQ(frontier.pop()->flip.node, 3u);
}

TEST_F(FrontierTest, WhatLiesBehindFunctionsThatDoMuchGetsFewTurns) {
  // A function that calls, and below it as many nodes of site 2 as there are of site 1 without it.
  Tree functions;
  std::vector<Decision> plain = {choice(9, 0, 2, Why::Body)};
  std::vector<Decision> calling = {choice(9, 1, 2, Why::Body)};
  for (int i = 0; i < 20; ++i) plain.push_back(choice(1, 0));
  for (int i = 0; i < 20; ++i) calling.push_back(choice(2, 0));
  functions.insert(plain, {});
  functions.insert(calling, {});
  Frontier frontier(functions, unvisited_first());
  frontier.visited(functions[1], 1);
  frontier.visited(functions[21], 1);
  for (NodeId node = 1; node <= 40; ++node) frontier.push({{node, 1}, nullptr});
  int first = 0;
  for (int i = 0; i < 17; ++i) first += frontier.pop()->flip.node <= 20 ? 1 : 0;
  EXPECT_EQ(first, 16);
}

TEST_F(FrontierTest, EachSiteGetsItsTurn) {
  // Three waiting at site 1, deeper and deeper, and one below them all at site 2.
  Tree loop;
  loop.insert(std::vector{choice(1, 0), choice(1, 0), choice(1, 0), choice(2, 0)}, {});
  Frontier frontier(loop, unvisited_first());
  frontier.visited(loop[0], 1);
  frontier.visited(loop[3], 1);
  for (NodeId node : {0u, 1u, 2u, 3u}) frontier.push({{node, 1}, nullptr});
  std::vector<NodeId> order;
  while (std::optional<Waiting> waiting = frontier.pop()) order.push_back(waiting->flip.node);
  EXPECT_EQ(order, (Nodes{0, 3, 1, 2}));
}

TEST_F(FrontierTest, WhatIsHardWaitsBehindEverything) {
  Frontier frontier(tree, unvisited_first());
  frontier.push({{0, 1}, nullptr, Effort::Full});
  EXPECT_FALSE(frontier.has_unvisited());
  frontier.push({{3, 1}, nullptr});
  EXPECT_TRUE(frontier.has_unvisited());
  EXPECT_EQ(frontier.pop()->flip.node, 3u);
  EXPECT_EQ(frontier.pop()->flip.node, 0u);
  EXPECT_FALSE(frontier.has_unvisited());
}

TEST_F(FrontierTest, InALoopWithoutEndWhatIsHardHasItsTurn) {
  Frontier frontier(tree, unvisited_first());
  frontier.visited(tree[1], 1);
  frontier.push({{1, 1}, nullptr, Effort::Full});
  frontier.push({{2, 1}, nullptr, Effort::Full});
  size_t pops = 0;
  NodeId last = 0;
  for (NodeId next = 0; next == 0 && pops < 100'000; ++pops) {
    frontier.push({{0, 1}, nullptr});
    next = frontier.pop()->flip.node;
    last = next;
  }
  EXPECT_EQ(last, 2u); // where nobody went comes first there, too
  EXPECT_GT(pops, 100u);
  EXPECT_LT(pops, 100'000u);
}

TEST_F(FrontierTest, WhatIsRareHasOneTurnInSixteen) {
  Tree other;
  other.insert(std::vector{choice(1, 1, 2, Why::Rare), choice(2, 0)}, {});
  Frontier frontier(other, unvisited_first());
  frontier.visited(other[1], 1);
  uint32_t rare = 0;
  for (int i = 0; i < 320; ++i) {
    frontier.push({{0, 0}, nullptr});
    frontier.push({{1, 1}, nullptr});
    rare += frontier.pop()->flip.node == 0;
  }
  EXPECT_GT(rare, 10u);
  EXPECT_LT(rare, 30u);
}

TEST(StrategyTest, HasANameForEach) {
  EXPECT_EQ(strategy_named("unvisited"), &unvisited_first());
  EXPECT_EQ(strategy_named("breadth"), &breadth_first());
  EXPECT_EQ(strategy_named("depth"), &depth_first());
  EXPECT_FALSE(strategy_named("random"));
}

} // namespace
} // namespace assay::search
