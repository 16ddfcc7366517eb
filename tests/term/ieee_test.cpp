// Doubles as the machine has them, bits, and functions that only the machine knows.

#include <gtest/gtest.h>

#include <cmath>

#include "term/abstract_value.h"
#include "term/evaluator.h"
#include "term/naive_terms.h"
#include "term/term.h"

namespace assay::term {
namespace {

class Ieee : public testing::Test {
 protected:
  double real(TermId id, const Model& model) { return std::get<double>(*terms.evaluate(id, model)); }
  int64_t whole(TermId id, const Model& model) {
    return IntegerView(std::get<BigInteger>(*terms.evaluate(id, model))).to_int64();
  }

  TermTable terms;
  TermId x = terms.variable(Sort::Int, 0);
  TermId y = terms.variable(Sort::Int, 1);
  TermId f = terms.variable(Sort::Float, 0);
  TermId g = terms.variable(Sort::Float, 1);
};

TEST_F(Ieee, WhatIsNotFiniteIsAValue) {
  TermId product = terms.make(Operator::IeeeMultiply, {f, f});
  EXPECT_EQ(real(product, {{f, 1e300}}), INFINITY);
  TermId equal = terms.make(Operator::IeeeEqual, {f, f});
  EXPECT_FALSE(terms.holds(equal, {{f, double{NAN}}}));
  EXPECT_TRUE(terms.holds(terms.negation(equal), {{f, double{NAN}}}));
  TermId less = terms.make(Operator::IeeeLess, {f, g});
  EXPECT_TRUE(terms.holds(terms.negation(less), {{f, double{NAN}}, {g, 1.0}}));
  EXPECT_FALSE(terms.holds(terms.make(Operator::IeeeLessOrEqual, {g, f}), {{f, double{NAN}}, {g, 1.0}}));
  EXPECT_EQ(terms.make(Operator::IeeeEqual, {f, terms.floating(NAN)}), terms.truth(false));
}

TEST_F(Ieee, TheOtherFamilyTakesFiniteOnesOnly) {
  EXPECT_FALSE(terms.evaluate(terms.make(Operator::Less, {f, g}), {{f, 1.0}, {g, double{INFINITY}}}));
  EXPECT_FALSE(terms.evaluate(terms.make(Operator::FloatNegate, {f}), {{f, double{INFINITY}}}));
  EXPECT_FALSE(terms.evaluate(terms.make(Operator::Truncate, {f}), {{f, double{NAN}}}));
}

TEST_F(Ieee, ConversionsSaturate) {
  TermId narrow = terms.make(Operator::IeeeToInteger, {f}, 32);
  EXPECT_EQ(whole(narrow, {{f, -7.9}}), -7);
  EXPECT_EQ(whole(narrow, {{f, 1e10}}), INT32_MAX);
  EXPECT_EQ(whole(narrow, {{f, -INFINITY}}), INT32_MIN);
  EXPECT_EQ(whole(narrow, {{f, double{NAN}}}), 0);
  EXPECT_EQ(whole(terms.make(Operator::IeeeToInteger, {f}, 64), {{f, 1e30}}), INT64_MAX);
}

TEST_F(Ieee, SinglesAreRoundedOnce) {
  EXPECT_EQ(real(terms.make(Operator::ToSingle, {f}), {{f, 0.1}}), static_cast<double>(0.1F));
  // Rounded to a double first, it would be half of a step, and then go to the even one.
  int64_t number = (int64_t{1} << 54) + (int64_t{1} << 30) + 1;
  TermId single = terms.make(Operator::IeeeFromInteger, {x}, 32);
  EXPECT_EQ(real(single, {{x, BigInteger(number)}}), static_cast<double>(static_cast<float>(number)));
  TermId twice = terms.make(Operator::ToSingle, {terms.make(Operator::IeeeFromInteger, {x})});
  EXPECT_NE(real(twice, {{x, BigInteger(number)}}), static_cast<double>(static_cast<float>(number)));
}

TEST_F(Ieee, BitsAreThoseOfTheMachine) {
  EXPECT_EQ(whole(terms.make(Operator::DoubleBits, {f}), {{f, -0.0}}), INT64_MIN);
  EXPECT_EQ(whole(terms.make(Operator::SingleBits, {f}), {{f, 1.0}}), 0x3f800000);
  EXPECT_EQ(real(terms.make(Operator::SingleFromBits, {x}), {{x, BigInteger(0x7f800000)}}), INFINITY);
  // One NaN.
  TermId back = terms.make(Operator::DoubleBits, {terms.make(Operator::DoubleFromBits, {x})});
  EXPECT_EQ(whole(back, {{x, BigInteger(0x7ff8000000000123)}}), 0x7ff8000000000000);
}

TEST_F(Ieee, ShiftsBeyondTheLimitHaveNoValue) {
  TermId shift = terms.make(Operator::ShiftLeft, {x, y});
  EXPECT_EQ(whole(shift, {{x, BigInteger(3)}, {y, BigInteger(4)}}), 48);
  EXPECT_FALSE(terms.evaluate(shift, {{x, BigInteger(3)}, {y, BigInteger(-1)}}));
  EXPECT_FALSE(terms.evaluate(shift, {{x, BigInteger(3)}, {y, BigInteger(5000)}}));
  EXPECT_EQ(whole(terms.make(Operator::ShiftRight, {x, terms.integer(1)}), {{x, BigInteger(-3)}}), -2);
}

TEST_F(Ieee, RangesHoldEveryValue) {
  NaiveGenerator generator(17);
  generator.ieee = true;
  size_t narrow = 0;
  for (int i = 0; i < 4000; ++i) {
    TermId term = build(terms, generator.term(Sort::Int, 4));
    NaiveModel values = generator.model();
    Model model = model_for(terms, values);
    Bounds bounds;
    for (TermId variable : terms.variables(term)) {
      if (terms[variable].sort != Sort::Int) continue;
      Number value(std::get<BigInteger>(model.at(variable)));
      bounds[variable] = {.low = value - Number(3), .high = value + Number(static_cast<int64_t>(generator.below(9)))};
    }
    std::optional<Scalar> value = terms.evaluate(term, model);
    if (!value) continue;
    Interval range = AbstractEvaluator(terms, bounds).range(term);
    ASSERT_TRUE(range.contains(Number(std::get<BigInteger>(*value)))) << to_text(terms, term);
    narrow += range.low && range.high ? 1U : 0U;
  }
  EXPECT_GT(narrow, 1000U);
}

TEST_F(Ieee, OpaqueFunctionsAreCalled) {
  add_math_functions(*terms.evaluator());
  uint32_t sine = math_function(*terms.evaluator(), "sin");
  TermId call = terms.call(sine, std::vector{f});
  EXPECT_EQ(to_text(terms, call), "(sin f0)");
  EXPECT_EQ(real(call, {{f, 1.25}}), std::sin(1.25));
  EXPECT_EQ(terms.call(sine, std::vector{terms.floating(2)}), terms.floating(std::sin(2.0)));
  uint32_t power = math_function(*terms.evaluator(), "pow");
  EXPECT_EQ(real(terms.call(power, std::vector{f, g}), {{f, 2.0}, {g, 10.0}}), 1024.0);

  int calls = 0;
  uint32_t largest = terms.evaluator()->add({.name = "largest", .result = Sort::Int, .function = [&](auto operands) {
                                               ++calls;
                                               const Datum* best = &operands[0];
                                               for (const Datum& each : operands) {
                                                 if (std::get<Number>(*best) < std::get<Number>(each)) best = &each;
                                               }
                                               return *best;
                                             }});
  TermId most = terms.call(largest, std::vector{x, y, terms.integer(3)});
  EXPECT_EQ(whole(most, {{x, BigInteger(1)}, {y, BigInteger(7)}}), 7);
  EXPECT_EQ(calls, 1);
  // A table that shares the functions has the same ones.
  TermTable other(terms.evaluator());
  EXPECT_EQ(to_text(other, other.call(sine, std::vector{other.variable(Sort::Float, 0)})), "(sin f0)");
}

} // namespace
} // namespace assay::term
