#include "input/arithmetic_body.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::input {
namespace {

class ArithmeticBodies : public testing::Test {
 protected:
  using Body = CanonicalFunction::Body;
  using Operand = CanonicalFunction::Operand;

  static Body body(Arithmetic operation, Operand left, Operand right) {
    Body made;
    made.type = Body::Type::Arithmetic;
    made.arithmetic = operation;
    made.operands = {left, right};
    return made;
  }
  static Operand number(int64_t value) { return {{}, Value::integer(value)}; }
  static bool is_number(const Operand& operand, int64_t value) {
    return !operand.variable && operand.value.same(Value::integer(value));
  }
  ShapeId integers(std::optional<BigInteger> least, std::optional<BigInteger> greatest) {
    return shapes.add("integers", {integer_alternative(std::move(least), std::move(greatest))});
  }
  // Of x, the only variable.
  bool fits(const Body& made, ShapeId argument, ShapeId result) {
    const ShapeId scope[] = {argument};
    return arithmetic_fits(shapes, made, scope, result);
  }

  Arena arena;
  ShapeTable shapes;
  Operand x{0, {}};
};

TEST_F(ArithmeticBodies, GiveTheAnswersOfRows) {
  CanonicalFunction table;
  table.entry.rows = {{{Value::integer(1)}, table.returning(Value::integer(8))},
                      {{Value::integer(3)}, table.returning(Value::integer(6))}};
  std::vector<Body> bodies = arithmetic_bodies(arena, table, table.entry, 4);
  auto adds = [](int64_t value) {
    return
        [value](const Body& each) { return each.arithmetic == Arithmetic::Add && is_number(each.operands[1], value); };
  };
  EXPECT_TRUE(std::ranges::any_of(bodies, adds(7)));
  EXPECT_TRUE(std::ranges::any_of(bodies, adds(3)));
  EXPECT_FALSE(std::ranges::any_of(bodies, adds(5)));
  auto takes_from_nine = [](const Body& each) {
    return each.arithmetic == Arithmetic::Subtract && is_number(each.operands[0], 9) && each.operands[1].variable == 4u;
  };
  EXPECT_TRUE(std::ranges::any_of(bodies, takes_from_nine));
}

TEST_F(ArithmeticBodies, AreNoneWhereOtherThingsGoIn) {
  CanonicalFunction table;
  table.entry.rows = {{{Value::integer(1)}, table.returning(Value::integer(8))},
                      {{Value::symbol(Symbol("a"))}, table.returning(Value::integer(6))}};
  EXPECT_TRUE(arithmetic_bodies(arena, table, table.entry, 0).empty());
  table.entry.rows = {{{Value::integer(1)}, table.returning(Value::nil())}};
  EXPECT_TRUE(arithmetic_bodies(arena, table, table.entry, 0).empty());
}

TEST_F(ArithmeticBodies, FitWhereAllTheirAnswersAreResults) {
  ShapeId any_integer = integers({}, {});
  ShapeId natural = integers(BigInteger(0), {});
  ShapeId digit = integers(BigInteger(0), BigInteger(9));
  Body successor = body(Arithmetic::Add, x, number(1));
  Body negative = body(Arithmetic::Subtract, number(0), x);
  Body from_nine = body(Arithmetic::Subtract, number(9), x);
  Body twice = body(Arithmetic::Multiply, x, number(2));
  EXPECT_TRUE(fits(successor, any_integer, any_integer));
  EXPECT_TRUE(fits(successor, natural, natural));
  EXPECT_FALSE(fits(successor, any_integer, natural));
  EXPECT_FALSE(fits(successor, digit, digit));
  EXPECT_FALSE(fits(negative, natural, natural));
  EXPECT_TRUE(fits(from_nine, digit, digit));
  EXPECT_TRUE(fits(twice, natural, natural));
  EXPECT_FALSE(fits(twice, digit, digit));
  EXPECT_TRUE(fits(twice, digit, integers(BigInteger(0), BigInteger(18))));
}

TEST_F(ArithmeticBodies, GiveFloatsWhereFloatsMayGoIn) {
  ShapeId any_integer = integers({}, {});
  ShapeId any_number = shapes.add("number", {integer_alternative(), float_alternative()});
  Body successor = body(Arithmetic::Add, x, number(1));
  EXPECT_TRUE(fits(successor, any_number, any_number));
  EXPECT_FALSE(fits(successor, any_number, any_integer));
  EXPECT_FALSE(fits(successor, ShapeTable::any, any_integer));
  EXPECT_TRUE(fits(successor, ShapeTable::any, ShapeTable::any));
}

} // namespace
} // namespace assay::input
