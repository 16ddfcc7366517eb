// Functions inside of cells: no two are the same, and a cell can be known to have none or one.

#include "store_fixture.h"

namespace assay::input {
namespace {

class Plain : public Storing {
 protected:
  ShapeId functions() { return shape({function_alternative(std::vector<ShapeId>{}, ShapeTable::any)}); }
};

TEST_F(Plain, WhatIsEqualToAnotherHasNoFunctionInIt) {
  any_arguments(2);
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  ASSERT_TRUE(is(cells[0], Form::Cons));
  EXPECT_FALSE(has(store->forms(head(cells[0])), Form::Function));
  EXPECT_FALSE(is(head(cells[1]), Form::Function));
}

TEST_F(Plain, NorHadItBefore) {
  any_arguments(2);
  ASSERT_TRUE(is(cells[0], Form::Cons));
  ASSERT_TRUE(is(head(cells[0]), Form::Function));
  EXPECT_FALSE(equal(cell(cells[0]), cell(cells[1])));
}

TEST_F(Plain, AShapeThatHasAFunctionEqualsNothing) {
  ShapeId pair = shape({tuple_alternative({range(0, 1), functions()})});
  arguments({pair, pair});
  EXPECT_FALSE(equal(cell(cells[0]), cell(cells[1])));
}

TEST_F(Plain, AlternativesWithAFunctionDeepInsideAreLeftOut) {
  ShapeId deep = shape({tuple_alternative({shape({tuple_alternative({functions()})})})});
  ShapeId either = shape({tuple_alternative({deep}), symbol_alternative(Symbol("no"))});
  arguments({either, either});
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(argument(0), symbol("no"));
  EXPECT_EQ(argument(1), symbol("no"));
}

TEST_F(Plain, IsKnownOfScalarsAndNotOfWhatIsOpen) {
  arguments({range(0, 9), ShapeTable::any, functions(), list_of(functions())});
  EXPECT_EQ(store->plain(cells[0]), Truth::Yes);
  EXPECT_EQ(store->plain(cells[1]), Truth::Maybe);
  EXPECT_EQ(store->plain(cells[2]), Truth::No);
  EXPECT_EQ(store->plain(cells[3]), Truth::Maybe);
  ASSERT_TRUE(is(cells[3], Form::Cons));
  ASSERT_TRUE(is(head(cells[3]), Form::Function));
  EXPECT_EQ(store->plain(cells[3]), Truth::No);
}

TEST_F(Plain, IsKnownOfWhatTheShapeHasNoFunctionsIn) {
  arguments({list_of(shape({tuple_alternative({range(0, 9), atom("a")})})), shape({any_tuple_alternative()})});
  EXPECT_EQ(store->plain(cells[0]), Truth::Yes);
  EXPECT_EQ(store->plain(cells[1]), Truth::Maybe);
  EXPECT_FALSE(assume(Constraint::not_plain(cells[0])));
}

TEST_F(Plain, CanBeToldAndTakenBack) {
  arguments({ShapeTable::any});
  size_t mark = store->mark();
  ASSERT_TRUE(assume(Constraint::plain(cells[0])));
  EXPECT_EQ(store->plain(cells[0]), Truth::Yes);
  EXPECT_FALSE(assume(Constraint::not_plain(cells[0])));
  store->undo(mark);
  EXPECT_EQ(store->plain(cells[0]), Truth::Maybe);
  ASSERT_TRUE(assume(Constraint::not_plain(cells[0])));
  EXPECT_EQ(store->plain(cells[0]), Truth::No);
  EXPECT_FALSE(assume(Constraint::plain(cells[0])));
}

TEST_F(Plain, CompletionPutsAFunctionWhereOneMustBe) {
  any_arguments(1);
  ASSERT_TRUE(is(cells[0], Form::Cons));
  ASSERT_TRUE(is(head(cells[0]), Form::Integer));
  ASSERT_TRUE(assume(Constraint::not_plain(cells[0])));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_TRUE(holds_function(built->arguments()[0]));
}

TEST_F(Plain, AScalarHasNoRoomForAFunction) {
  arguments({list_of(range(0, 9))});
  ASSERT_TRUE(is(cells[0], Form::Nil));
  EXPECT_FALSE(assume(Constraint::not_plain(cells[0])));
}

} // namespace
} // namespace assay::input
