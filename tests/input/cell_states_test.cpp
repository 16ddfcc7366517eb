#include "input/cell_states.h"

#include <gtest/gtest.h>

namespace assay::input {
namespace {

TEST(CellStatesTest, CellsStayWhereTheyAre) {
  CellPool pool;
  CellStates states(pool);
  CellState& first = states[7];
  first.arity = 3;
  for (CellId cell = 100; cell < 1100; ++cell) states[cell].arity = cell;
  EXPECT_EQ(&states[7], &first);
  EXPECT_EQ(states.find(7)->arity, 3u);
  for (CellId cell = 100; cell < 1100; ++cell) ASSERT_EQ(states.find(cell)->arity, cell);
  EXPECT_EQ(states.find(8), nullptr);
}

TEST(CellStatesTest, WhatIsErasedIsGoneAndTheRestIsFound) {
  CellPool pool;
  CellStates states(pool);
  for (CellId cell = 1; cell <= 40; ++cell) states[cell].arity = cell;
  states.erase(40);
  states.erase(39);
  states.erase(5); // not the last one
  states.erase(5);
  for (CellId cell = 1; cell <= 38; ++cell) {
    if (cell == 5) continue;
    ASSERT_NE(states.find(cell), nullptr) << cell;
    EXPECT_EQ(states.find(cell)->arity, cell);
  }
  for (CellId cell : {5u, 39u, 40u}) EXPECT_FALSE(states.contains(cell));
  EXPECT_EQ(states[5].arity, unknown_arity);
}

TEST(CellStatesTest, ACellFromThePoolIsAsNew) {
  CellPool pool;
  {
    CellStates states(pool);
    CellState& state = states[3];
    state.link = 9;
    state.forms = forms_of(Form::Nil);
    state.arity = 1;
    state.function_arity = 2;
    state.symbol = Symbol("a");
    state.has_text = state.text_known = state.plain = state.not_plain = state.closed = state.sized = true;
    state.other_arities = {1};
    state.other_function_arities = {1};
    state.other_symbols = {Symbol("b")};
    state.groups = {4};
    state.children = {5};
    state.present = {{1, 2}};
    state.absent = {1};
    state.size = 3;
    state.choice = 77;
    state.bounds_known = 1;
  }
  CellStates states(pool);
  const CellState& again = states[3];
  const CellState fresh;
  EXPECT_EQ(again.link, fresh.link);
  EXPECT_EQ(again.forms, fresh.forms);
  EXPECT_EQ(again.arity, fresh.arity);
  EXPECT_EQ(again.function_arity, fresh.function_arity);
  EXPECT_EQ(again.symbol, fresh.symbol);
  EXPECT_FALSE(again.has_text || again.text_known || again.plain || again.not_plain || again.closed || again.sized);
  EXPECT_TRUE(again.other_arities.empty() && again.other_function_arities.empty() && again.other_symbols.empty());
  EXPECT_TRUE(again.groups.empty() && again.children.empty() && again.present.empty() && again.absent.empty());
  EXPECT_EQ(again.size, fresh.size);
  EXPECT_EQ(again.choice, fresh.choice);
  EXPECT_EQ(again.bounds_known, fresh.bounds_known);
}

} // namespace
} // namespace assay::input
