#include "input/occurrences.h"

#include <gtest/gtest.h>

namespace assay::input {
namespace {

class Occurrences : public ::testing::Test {
 protected:
  ShapeTable shapes;
  ShapeId box = shapes.add("box", {tuple_alternative({ShapeTable::any})});
  ShapeId nothing = shapes.add("nothing", {symbol_alternative(Symbol("nothing"))});
};

TEST_F(Occurrences, AreTwoIfAStructureHasTwoFieldsOfTheShape) {
  EXPECT_FALSE(can_occur_twice(shapes, box, box));
  EXPECT_FALSE(can_occur_twice(shapes, shapes.add("one", {tuple_alternative({nothing, box})}), box));
  EXPECT_TRUE(can_occur_twice(shapes, shapes.add("two", {tuple_alternative({box, box})}), box));
  ShapeId deeper = shapes.add("deeper", {tuple_alternative({box})});
  EXPECT_TRUE(can_occur_twice(shapes, shapes.add("both", {tuple_alternative({deeper, box})}), box));
}

TEST_F(Occurrences, OfDifferentAlternativesDoNotAddUp) {
  ShapeId either = shapes.add("either", {tuple_alternative({box}), tuple_alternative({nothing, box})});
  EXPECT_FALSE(can_occur_twice(shapes, either, box));
}

TEST_F(Occurrences, AreManyInWhatLeadsBackToItself) {
  ShapeId list = shapes.declare("list");
  shapes.define(list, {nothing, tuple_alternative({box, list})});
  EXPECT_TRUE(can_occur_twice(shapes, list, box));
  EXPECT_TRUE(can_occur_twice(shapes, list, list));
  // One that is behind another.
  ShapeId first = shapes.declare("first");
  ShapeId second = shapes.declare("second");
  shapes.define(first, {nothing, tuple_alternative({second})});
  shapes.define(second, {tuple_alternative({first, box})});
  EXPECT_TRUE(can_occur_twice(shapes, shapes.add("whole", {tuple_alternative({first})}), box));
  ShapeId without = shapes.declare("without");
  shapes.define(without, {nothing, tuple_alternative({nothing, without})});
  EXPECT_FALSE(can_occur_twice(shapes, without, box));
}

} // namespace
} // namespace assay::input
