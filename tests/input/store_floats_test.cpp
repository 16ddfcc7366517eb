// When floats of an input are the same: to languages where 0.0 equals -0.0, and to those where each is only itself.

#include <cmath>

#include "store_fixture.h"

namespace assay::input {
namespace {

class StoreFloats : public Storing {
 protected:
  void floats(FloatInputs inputs, size_t count = 1) {
    space.patterns.set_floats(inputs);
    ShapeId number = shape({float_alternative()});
    arguments(std::vector<ShapeId>(count, number));
  }
  PatternId ground(double number) { return space.patterns.ground(Value::floating(number)); }
  PatternId exactly(double number) { return space.patterns.exactly(Value::floating(number)); }
  bool is_negative(size_t index, bool truth) {
    TermId sign = space.terms.make(Operator::IsNegative, {store->variable(cells[index])});
    return assume(Constraint::holds(truth ? sign : space.terms.negation(sign)));
  }
  double built_float(size_t index) { return built->arguments()[index].as_float(); }
};

TEST_F(StoreFloats, WhatEqualsZeroMayHaveEitherSign) {
  for (bool negative : {true, false}) {
    floats(FloatInputs::Finite);
    ASSERT_EQ(ground(0.0), ground(-0.0));
    ASSERT_TRUE(equal(cell(cells[0]), ground(0.0)) && is_negative(0, negative));
    ASSERT_EQ(complete(), Feasibility::Feasible);
    EXPECT_EQ(built_float(0), 0);
    EXPECT_EQ(std::signbit(built_float(0)), negative);
  }
}

TEST_F(StoreFloats, ThatItEqualsZeroDoesNotSayWhichZeroItIs) {
  floats(FloatInputs::Finite);
  ASSERT_NE(exactly(0.0), exactly(-0.0));
  ASSERT_TRUE(equal(cell(cells[0]), ground(0.0)));
  EXPECT_EQ(store->equal(cell(cells[0]), ground(-0.0)), Truth::Yes);
  EXPECT_EQ(store->equal(cell(cells[0]), exactly(0.0)), Truth::Maybe);
  ASSERT_TRUE(apart(cell(cells[0]), exactly(0.0)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_TRUE(std::signbit(built_float(0)));
}

TEST_F(StoreFloats, AZeroThatIsKnownIsKnown) {
  floats(FloatInputs::Finite);
  ASSERT_TRUE(equal(cell(cells[0]), exactly(-0.0)));
  EXPECT_EQ(store->equal(cell(cells[0]), exactly(-0.0)), Truth::Yes);
  EXPECT_EQ(store->equal(cell(cells[0]), exactly(0.0)), Truth::No);
}

TEST_F(StoreFloats, EqualZerosMayDiffer) {
  floats(FloatInputs::Finite, 2);
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])) && is_negative(0, true) && is_negative(1, false));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_EQ(built_float(0), built_float(1));
  EXPECT_TRUE(std::signbit(built_float(0)));
  EXPECT_FALSE(std::signbit(built_float(1)));
}

TEST_F(StoreFloats, ElsewhereEachIsOnlyItself) {
  for (double number : {double{NAN}, 0.0, -0.0, double{INFINITY}, double{-INFINITY}, 1.5}) {
    floats(FloatInputs::Any);
    ASSERT_TRUE(equal(cell(cells[0]), ground(number)));
    EXPECT_EQ(store->equal(cell(cells[0]), ground(number)), Truth::Yes);
    ASSERT_EQ(complete(), Feasibility::Feasible);
    EXPECT_EQ(argument(0), ground(number));
    floats(FloatInputs::Any);
    ASSERT_TRUE(apart(cell(cells[0]), ground(number)));
    ASSERT_EQ(complete(), Feasibility::Feasible);
    EXPECT_NE(argument(0), ground(number));
  }
  EXPECT_NE(ground(0.0), ground(-0.0));
  EXPECT_EQ(ground(NAN), ground(-NAN));
}

TEST_F(StoreFloats, TwoNaNsAreOne) {
  floats(FloatInputs::Any, 2);
  ASSERT_TRUE(equal(cell(cells[0]), cell(cells[1])) && equal(cell(cells[0]), ground(NAN)));
  ASSERT_EQ(complete(), Feasibility::Feasible);
  EXPECT_TRUE(std::isnan(built_float(0)) && std::isnan(built_float(1)));
  floats(FloatInputs::Any, 2);
  ASSERT_TRUE(equal(cell(cells[0]), ground(NAN)) && equal(cell(cells[1]), ground(NAN)));
  EXPECT_FALSE(apart(cell(cells[0]), cell(cells[1])) && complete() == Feasibility::Feasible);
}

} // namespace
} // namespace assay::input
