#include "finding/result_shapes.h"

#include <gtest/gtest.h>

#include <array>

#include "input/shape_contains.h"

namespace assay::finding {
namespace {

// f(integer()) -> a; f(0..9) -> b; f(atom()) -> c.
class ResultShapesTest : public testing::Test {
 protected:
  ResultShapesTest() {
    add(integer_alternative(), "a");
    add(integer_alternative(BigInteger(0), BigInteger(9)), "b");
    add(symbol_alternative(), "c");
    signature_.declared = true;
  }

  void add(Alternative argument, std::string_view result) {
    ShapeId shape = shapes_.add("argument", {argument});
    signature_.clauses.push_back({shapes_.add("arguments", {tuple_alternative({shape})}), symbol(result)});
  }
  ShapeId symbol(std::string_view name) { return shapes_.add("result", {symbol_alternative(Symbol(name))}); }
  ShapeId of(Value argument) { return results_.of(std::array{argument}); }
  bool contains(ShapeId shape, std::string_view name) {
    return shape_contains(shapes_, shape, Value::symbol(Symbol(name)));
  }

  ShapeTable shapes_;
  Signature signature_;
  ResultShapes results_{shapes_, signature_};
};

TEST_F(ResultShapesTest, HasTheResultsOfEveryClauseThatFits) {
  ShapeId both = of(Value::integer(3));
  EXPECT_TRUE(contains(both, "a"));
  EXPECT_TRUE(contains(both, "b"));
  EXPECT_FALSE(contains(both, "c"));
  EXPECT_EQ(of(Value::integer(10)), signature_.clauses[0].result);
  EXPECT_EQ(of(Value::symbol(Symbol("plum"))), signature_.clauses[2].result);
}

TEST_F(ResultShapesTest, MakesNoShapeForEveryCall) {
  ShapeId first = of(Value::integer(3));
  EXPECT_EQ(of(Value::integer(4)), first);
  ShapeId next = shapes_.declare("next");
  of(Value::integer(5));
  EXPECT_EQ(shapes_.declare("the one after it"), next + 1);
}

TEST_F(ResultShapesTest, AllowsAnythingWhereNoClauseFits) { EXPECT_EQ(of(Value::nil()), ShapeTable::any); }

} // namespace
} // namespace assay::finding
