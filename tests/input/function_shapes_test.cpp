#include "input/function_shapes.h"

#include <gtest/gtest.h>

#include "input/canonical_function.h"

namespace assay::input {
namespace {

class FunctionShapes : public ::testing::Test {
 protected:
  ShapeId function(std::vector<ShapeId> arguments, ShapeId result) {
    return shapes.add("fun", {function_alternative(std::move(arguments), result)});
  }

  ShapeTable shapes;
  Arena arena;
  ShapeId integer = shapes.add("integer()", {integer_alternative()});
  ShapeId positive = shapes.add("pos_integer()", {integer_alternative(BigInteger(1))});
  ShapeId atom = shapes.add("atom()", {symbol_alternative()});
  ShapeId number_or_atom = shapes.add("integer() | atom()", {integer, atom});
};

TEST_F(FunctionShapes, SayWithWhatAFunctionIsCalled) {
  ShapeId unary = function({integer}, atom);
  EXPECT_EQ(function_fields(shapes, unary, 1), (std::vector<ShapeId>{integer, atom}));
  EXPECT_EQ(function_fields(shapes, unary, 2), std::nullopt);
  EXPECT_EQ(function_fields(shapes, ShapeTable::any, 1), (std::vector<ShapeId>{ShapeTable::any, ShapeTable::any}));
  ShapeId either = shapes.add("either", {unary, function({atom}, atom)});
  EXPECT_EQ(function_fields(shapes, either, 1), std::nullopt);
  EXPECT_EQ(function_fields(shapes, unclear_shape, 1), std::nullopt);
}

TEST_F(FunctionShapes, AreThoseOfTheFunctionsInAStructure) {
  ShapeId unary = function({integer}, atom);
  ShapeId pair = shapes.add("{atom(), fun}", {tuple_alternative({atom, unary})});
  Value key = make_tuple_of(arena, Value::symbol(Symbol("a")), function_key(1));
  std::vector<ShapeId> found;
  add_shapes(shapes, pair, key, found);
  EXPECT_EQ(found, (std::vector<ShapeId>{pair, unary}));
  // A plain key brings nothing but itself.
  found.clear();
  add_shapes(shapes, integer, Value::integer(3), found);
  EXPECT_EQ(found, (std::vector<ShapeId>{integer}));
}

TEST_F(FunctionShapes, LieWithinOthers) {
  EXPECT_TRUE(is_within(shapes, positive, integer));
  EXPECT_FALSE(is_within(shapes, integer, positive));
  EXPECT_TRUE(is_within(shapes, integer, number_or_atom));
  EXPECT_FALSE(is_within(shapes, number_or_atom, integer));
  EXPECT_TRUE(is_within(shapes, atom, ShapeTable::any));
  EXPECT_FALSE(is_within(shapes, ShapeTable::any, atom));
  EXPECT_FALSE(is_within(shapes, unclear_shape, integer));
}

// A function that takes more and returns less may stand for one that takes less and returns more.
TEST_F(FunctionShapes, OfFunctionsGoTheOtherWayInTheirArguments) {
  ShapeId takes_all = function({integer}, positive);
  ShapeId takes_few = function({positive}, integer);
  EXPECT_TRUE(is_within(shapes, takes_all, takes_few));
  EXPECT_FALSE(is_within(shapes, takes_few, takes_all));
  Alternative wanted = function_alternative(std::vector<ShapeId>{positive}, integer);
  EXPECT_TRUE(function_fits(shapes, takes_all, 1, wanted));
  EXPECT_FALSE(function_fits(shapes, ShapeTable::any, 1, wanted));
  // A function that takes functions is no function that takes integers.
  EXPECT_FALSE(is_within(shapes, function({takes_all}, integer), function({integer}, integer)));
}

} // namespace
} // namespace assay::input
