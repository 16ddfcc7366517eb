#include "search/tree.h"

#include <gtest/gtest.h>

#include "path_maker.h"

namespace assay::search {
namespace {

Tree::Growth insert(Tree& tree, const std::vector<Decision>& path, std::optional<Flip> expected = {}) {
  return tree.insert(path, expected);
}

TEST(TreeTest, APathBecomesNodesWithOpenAlternatives) {
  Tree tree;
  Tree::Growth growth = insert(tree, {choice(1, 0), choice(2, 1, 3)});
  EXPECT_TRUE(growth.is_new);
  EXPECT_TRUE(growth.broken.empty());
  EXPECT_EQ(growth.checked, 0u);
  ASSERT_EQ(tree.size(), 2u);
  ASSERT_EQ(growth.open.size(), 3u); // one of the first, two of the second
  EXPECT_EQ(growth.last, 1u);
  EXPECT_EQ(growth.last_taken, 1u);
  EXPECT_EQ(tree[1].parent, 0u);
  EXPECT_EQ(tree[1].depth, 1u);
  EXPECT_EQ(tree[0].alternatives[0].state, AlternativeState::Taken);
  EXPECT_EQ(tree[0].alternatives[1].state, AlternativeState::Unexplored);
}

TEST(TreeTest, PrefixesAreShared) {
  Tree tree;
  insert(tree, {choice(1, 0), choice(2, 0), choice(3, 0)});
  Tree::Growth growth = insert(tree, {choice(1, 0), choice(2, 1), choice(4, 0)}, Flip{1, 1});
  EXPECT_TRUE(growth.fulfilled);
  EXPECT_TRUE(growth.is_new);
  EXPECT_EQ(growth.checked, 2u);
  EXPECT_EQ(tree.size(), 4u);
  EXPECT_EQ(tree[3].parent, 1u);
  EXPECT_EQ(tree[3].parent_alternative, 1u);
}

TEST(TreeTest, TheSamePathAgainIsNotNew) {
  Tree tree;
  std::vector<Decision> path = {choice(1, 0), value(2, 7), choice(3, 1)};
  insert(tree, path);
  Tree::Growth growth = insert(tree, path);
  EXPECT_FALSE(growth.is_new);
  EXPECT_EQ(growth.checked, 3u);
  EXPECT_TRUE(growth.open.empty());
  EXPECT_EQ(tree.size(), 3u);
}

TEST(TreeTest, ConstraintsOfAFlipAreThoseOfItsPath) {
  Tree tree;
  insert(tree, {choice(1, 0), choice(2, 1)});
  std::vector<Constraint> expected = {Constraint::arity(1, 0), Constraint::arity(2, 0)};
  EXPECT_EQ(tree.constraints_to({1, 0}), expected);
  EXPECT_EQ(tree.constraints_to({0, 1}), std::vector{Constraint::arity(1, 1)});
  EXPECT_EQ(tree.path_to({1, 0}).size(), 2u);
}

TEST(TreeTest, AnEnumerationGrows) {
  Tree tree;
  Tree::Growth first = insert(tree, {value(1, 10), choice(2, 0)});
  ASSERT_EQ(first.open.size(), 2u);
  EXPECT_EQ(first.open[0].alternative, 0u); // any other value
  EXPECT_EQ(first.last, 1u);
  Tree::Growth second = insert(tree, {value(1, 20), choice(3, 0)}, Flip{0, 0});
  EXPECT_TRUE(second.fulfilled);
  EXPECT_TRUE(second.broken.empty());
  EXPECT_EQ(tree[0].alternatives.size(), 3u);
  ASSERT_FALSE(second.open.empty());
  EXPECT_EQ(second.open[0].node, 0u); // open again: yet another value
  std::vector<Constraint> neither = {Constraint::not_arity(1, 10), Constraint::not_arity(1, 20)};
  EXPECT_EQ(tree.constraints_to({0, 0}), neither);
  // What follows each value is kept apart.
  EXPECT_EQ(tree[tree[0].alternatives[1].child].site, 2u);
  EXPECT_EQ(tree[tree[0].alternatives[2].child].site, 3u);
}

TEST(TreeTest, AValueThatIsNotNewBreaksThePrediction) {
  Tree tree;
  insert(tree, {value(1, 10)});
  EXPECT_FALSE(insert(tree, {value(1, 10)}, Flip{0, 0}).broken.empty());
}

TEST(TreeTest, AnotherDecisionAtTheSamePlaceIsNoticed) {
  Tree tree;
  insert(tree, {choice(1, 0), choice(2, 0)});
  EXPECT_FALSE(insert(tree, {choice(1, 0), choice(3, 0)}).broken.empty());
  EXPECT_FALSE(insert(tree, {choice(1, 0), choice(2, 0, 3)}).broken.empty());
  EXPECT_FALSE(insert(tree, {choice(1, 0), choice(2, 0, 2, Why::Condition)}).broken.empty());
  EXPECT_TRUE(insert(tree, {choice(1, 0), choice(2, 1)}).broken.empty());
}

TEST(TreeTest, AnInputThatGoesAnotherWayIsNoticed) {
  Tree tree;
  insert(tree, {choice(1, 0), choice(2, 0)});
  Tree::Growth growth = insert(tree, {choice(1, 0), choice(2, 0)}, Flip{1, 1});
  EXPECT_FALSE(growth.fulfilled);
  EXPECT_FALSE(growth.broken.empty());
}

TEST(TreeTest, APathThatEndsTooEarlyIsNoticed) {
  Tree tree;
  insert(tree, {choice(1, 0), choice(2, 0)});
  EXPECT_FALSE(insert(tree, {choice(1, 0)}, Flip{1, 1}).broken.empty());
}

TEST(TreeTest, OtherArgumentsMayComeToTheSame) {
  Tree tree;
  insert(tree, {outcome(1, 10, 42), choice(2, 0)});
  Tree::Growth growth = insert(tree, {outcome(1, 11, 42), choice(2, 1)}, Flip{1, 1});
  EXPECT_TRUE(growth.fulfilled);
  EXPECT_EQ(tree.size(), 2u);
  EXPECT_EQ(tree[0].seen, 2u);
  std::vector<Constraint> others = {Constraint::apart(1, 10), Constraint::apart(1, 11)};
  EXPECT_EQ(tree.constraints_to({0, 0}), others);
  EXPECT_EQ(tree.constraints_to({1, 1}), (std::vector{Constraint::outcome(42), Constraint::arity(2, 1)}));
}

TEST(TreeTest, ARunThatComesToSomethingElseLeavesThePath) {
  Tree tree;
  insert(tree, {outcome(1, 10, 42), choice(2, 0)});
  Tree::Growth growth = insert(tree, {outcome(1, 11, 43), choice(3, 0)}, Flip{1, 1});
  EXPECT_FALSE(growth.fulfilled);
  EXPECT_TRUE(growth.departed);
  EXPECT_TRUE(growth.broken.empty());
  EXPECT_TRUE(growth.is_new);
}

TEST(TreeTest, ToLeaveThePathAnywhereElseIsAFault) {
  Tree tree;
  insert(tree, {outcome(1, 10, 42), choice(2, 0), choice(3, 0)});
  Tree::Growth growth = insert(tree, {outcome(1, 11, 42), choice(2, 1)}, Flip{2, 1});
  EXPECT_FALSE(growth.departed);
  EXPECT_FALSE(growth.broken.empty());
}

void settle(Tree& tree, const Flip& flip) { tree.alternative(flip).state = AlternativeState::Infeasible; }

TEST(TreeTest, WhatNothingWaitsBelowIsLetGo) {
  Tree tree;
  insert(tree, {choice(1, 0), choice(2, 0), choice(3, 0)});
  tree.let_go_if_settled(2); // its other alternative waits
  EXPECT_EQ(tree[1].alternatives[0].child, 2u);
  settle(tree, {2, 1});
  tree.let_go_if_settled(2);
  EXPECT_EQ(tree[1].alternatives[0].child, settled_node);
  EXPECT_EQ(tree[0].alternatives[0].child, 1u); // below it an alternative waits
  settle(tree, {1, 1});
  tree.let_go_if_settled(1);
  EXPECT_EQ(tree[0].alternatives[0].child, settled_node);
}

TEST(TreeTest, ThePlaceOfWhatWasLetGoIsUsedAgain) {
  Tree tree;
  insert(tree, {choice(1, 0), choice(2, 0), value(3, 7)});
  settle(tree, {1, 1});
  settle(tree, {2, 0});
  tree.let_go_if_settled(2);
  insert(tree, {choice(1, 1), choice(4, 0, 3), value(5, 8)}, Flip{0, 1});
  EXPECT_EQ(tree.size(), 3u);
  NodeId again = tree[0].alternatives[1].child;
  EXPECT_EQ(tree.constraints_to({again, 2}), (std::vector{Constraint::arity(1, 1), Constraint::arity(4, 2)}));
}

TEST(TreeTest, ARunThroughWhatWasLetGoIsNotNew) {
  Tree tree;
  std::vector<Decision> path = {choice(1, 0), choice(2, 0), choice(3, 0)};
  insert(tree, path);
  settle(tree, {2, 1});
  tree.let_go_if_settled(2);
  Tree::Growth growth = insert(tree, path);
  EXPECT_FALSE(growth.is_new);
  EXPECT_TRUE(growth.open.empty());
  EXPECT_TRUE(growth.broken.empty());
  EXPECT_EQ(growth.last, 1u);
}

TEST(TreeTest, AHeldPathStays) {
  Tree tree;
  insert(tree, {choice(1, 0), choice(2, 0)});
  tree.hold(1);
  settle(tree, {1, 1});
  tree.let_go_if_settled(1);
  EXPECT_EQ(tree.constraints_to({1, 1}), (std::vector{Constraint::arity(1, 0), Constraint::arity(2, 1)}));
}

} // namespace
} // namespace assay::search
