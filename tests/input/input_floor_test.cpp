// How small the inputs of a path can be, by what the path knows of them.

#include "input/input_floor.h"

#include "store_fixture.h"

namespace assay::input {
namespace {

class InputFloorTest : public Storing {
 protected:
  uint64_t floor() { return floor_of(*store); }
};

TEST_F(InputFloorTest, WhatNobodyHasTouchedIsTheSmallestOfItsShape) {
  ShapeId pair = shape({tuple_alternative({range(0, 9), range(0, 9)})});
  arguments({range(0, 9), list_of(range(0, 9)), pair});
  EXPECT_EQ(floor(), 1u + 1 + 3);
  any_arguments(2);
  EXPECT_EQ(floor(), 2u);
}

TEST_F(InputFloorTest, AListHasACellForEachElementAndAnEnd) {
  arguments({list_of(range(0, 9))});
  ASSERT_TRUE(is(cells[0], Form::Cons));
  EXPECT_EQ(floor(), 3u);
  ASSERT_TRUE(is(tail(cells[0]), Form::Cons));
  EXPECT_EQ(floor(), 5u);
}

TEST_F(InputFloorTest, LargeElementsCount) {
  ShapeId pair = shape({tuple_alternative({range(0, 9), range(0, 9)})});
  arguments({list_of(pair)});
  ASSERT_TRUE(is(cells[0], Form::Cons));
  EXPECT_EQ(floor(), 5u);
}

TEST_F(InputFloorTest, OfAlternativesThatAreLeftTheSmallestCounts) {
  ShapeId either = shape({symbol_alternative(Symbol("none")), tuple_alternative({range(0, 9), range(0, 9)})});
  arguments({either});
  EXPECT_EQ(floor(), 1u);
  ASSERT_TRUE(apart(cell(cells[0]), symbol("none")));
  EXPECT_EQ(floor(), 3u);
}

TEST_F(InputFloorTest, EqualPartsCountTwice) {
  any_arguments(2);
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])));
  ASSERT_TRUE(assume(Constraint::arity(cells[0], 3)));
  EXPECT_EQ(floor(), 8u);
}

TEST_F(InputFloorTest, TheBytesOfABitStringCount) {
  any_arguments(1);
  ASSERT_TRUE(is(cells[0], Form::Bits));
  ASSERT_TRUE(less(constant(2), store->byte_count(cells[0])));
  EXPECT_EQ(floor(), 4u);
}

TEST_F(InputFloorTest, OfTextsThatDifferAllButOneHaveAByte) {
  ShapeId text = shape({bits_alternative(0, 8)});
  arguments({text, text, text});
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[1])));
  EXPECT_EQ(floor(), 4u);
  ASSERT_TRUE(apart(cell(cells[1]), cell(cells[2])));
  EXPECT_EQ(floor(), 4u) << "the first and the last may be equal";
  ASSERT_TRUE(apart(cell(cells[2]), cell(cells[0])));
  EXPECT_EQ(floor(), 5u);
  ASSERT_EQ(complete(), Feasibility::Feasible);
}

TEST_F(InputFloorTest, BitsThatDifferNeedNoByte) {
  ShapeId bits = shape({bits_alternative(0, 1)});
  arguments({bits, bits});
  ASSERT_TRUE(apart(cell(cells[0]), cell(cells[1])));
  EXPECT_EQ(floor(), 2u);
}

TEST_F(InputFloorTest, AFunctionNeedsARowForEachAnswerThatIsKnownToBeAnother) {
  ShapeId function = shape({function_alternative(std::vector{range(0, 9)}, atoms({"a", "b"}))});
  arguments({function});
  EXPECT_EQ(floor(), 2u);
  CellId first = space.cells.child(cells[0], Step::Result, 0, 0);
  CellId second = space.cells.child(cells[0], Step::Result, 0, 1);
  ASSERT_TRUE(equal(cell(first), symbol("a")));
  store->state(second);
  EXPECT_EQ(floor(), 2u) << "both may be a";
  ASSERT_TRUE(equal(cell(second), symbol("b")));
  EXPECT_EQ(floor(), 4u) << "the function, a key and two answers";
}

TEST_F(InputFloorTest, WhatLiesBehindTheArgumentsCountsOnceItIsTouched) {
  arguments({range(0, 9), list_of(range(0, 9))});
  EXPECT_EQ(floor_of(*store, 1), 1u);
  ASSERT_TRUE(is(cells[1], Form::Cons));
  EXPECT_EQ(floor_of(*store, 1), 4u);
}

// Whatever the path says, no input of it is smaller than its floor.
TEST_F(InputFloorTest, CompletionsAreNoSmaller) {
  ShapeId pair = shape({tuple_alternative({ShapeTable::any, range(0, 9)})});
  arguments({list_of(pair), ShapeTable::any});
  ASSERT_TRUE(is(cells[0], Form::Cons));
  ASSERT_TRUE(equal(cell(cells[1]), cell(head(cells[0]))));
  uint64_t least = floor();
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_LE(least, floor_of(built->store()));
  EXPECT_EQ(least, 1u + 3 + 1 + 3);
}

} // namespace
} // namespace assay::input
