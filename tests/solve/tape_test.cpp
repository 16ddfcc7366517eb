// The tape says the same as evaluating the terms, where all is within 128 bits; and distances grow with how far it is.

#include "solve/tape.h"

#include <cmath>

#include "solve/solve_fixture.h"
#include "term/naive_terms.h"

namespace assay::solve {
namespace {

class TapeTest : public Solving {
 protected:
  double distance(TermId condition, std::vector<int64_t> values) {
    std::optional<Tape> tape = Tape::of(terms, std::vector{condition});
    EXPECT_TRUE(tape);
    return tape ? tape->distance(values) : -1;
  }
  TermId binary(Operator op, TermId left, TermId right) { return terms.make(op, {left, right}); }
};

TEST_F(TapeTest, AgreesWithEvaluation) {
  NaiveGenerator generator(11);
  generator.variables = 2;
  generator.large = false;
  size_t compared = 0;
  size_t held = 0;
  size_t missed = 0; // something in it left 128 bits
  for (int i = 0; i < 4000; ++i) {
    generator.floats = i % 2 == 0;
    generator.ieee = i % 4 == 0;
    TermId condition = build(terms, generator.term(Sort::Bool, 4));
    std::optional<Tape> tape = Tape::of(terms, std::vector{condition});
    if (!tape) continue; // a boolean variable
    for (int64_t a = -6; a <= 6; a += 3) {
      for (int64_t b = -5; b <= 6; ++b) {
        Model model;
        std::vector<int64_t> values;
        for (TermId variable : tape->variables()) {
          int64_t number = variable == x ? a : b;
          bool is_float = terms[variable].sort == Sort::Float;
          values.push_back(is_float ? Tape::place_of(static_cast<double>(number)) : number);
          model[variable] = is_float ? Scalar(static_cast<double>(number)) : Scalar(BigInteger(number));
        }
        bool expected = terms.holds(condition, model);
        bool is_zero = tape->distance(values) == 0;
        ASSERT_TRUE(expected || !is_zero) << to_text(terms, condition) << " " << a << " " << b;
        ++compared;
        held += expected ? 1 : 0;
        missed += expected && !is_zero ? 1 : 0;
      }
    }
  }
  EXPECT_GT(compared, 20'000U);
  EXPECT_LT(missed, compared / 100);
  EXPECT_GT(held, compared / 10);
  EXPECT_LT(held, compared - compared / 10);
}

TEST_F(TapeTest, NearerIsLess) {
  TermId condition = equal(multiply(x, x), constant(10'000));
  EXPECT_EQ(distance(condition, {100}), 0);
  EXPECT_EQ(distance(condition, {-100}), 0);
  EXPECT_LT(distance(condition, {99}), distance(condition, {90}));
  EXPECT_LT(distance(condition, {90}), distance(condition, {0}));
}

TEST_F(TapeTest, WhatHasNoValueIsFar) {
  TermId condition = less(binary(Operator::Divide, constant(8), x), constant(100));
  EXPECT_EQ(distance(condition, {1}), 0);
  EXPECT_GT(distance(condition, {0}), 60);
  // Beyond 128 bits, though it holds.
  TermId product = less(constant(0), multiply(multiply(x, x), x));
  EXPECT_GT(distance(product, {INT64_MAX}), 60);
  TermId dividing = less(binary(Operator::Divide, x, constant(-1)), constant(0));
  EXPECT_GT(distance(dividing, {INT64_MIN}), 0);
}

TEST_F(TapeTest, OneThatDecidesIsEnough) {
  TermId no_value = less(binary(Operator::Divide, constant(8), x), constant(100));
  EXPECT_EQ(distance(terms.make(Operator::Or, {no_value, less(y, constant(3))}), {0, 1}), 0);
  EXPECT_GT(distance(terms.make(Operator::Or, {no_value, less(y, constant(3))}), {0, 5}), 0);
}

TEST_F(TapeTest, FloatsAreTheirPlaces) {
  for (double number : {0.0, 1.0, -1.0, 1e300, -2.5e-300, 5e-324}) {
    EXPECT_EQ(Tape::float_at(Tape::place_of(number)), number);
    EXPECT_EQ(Tape::float_at(Tape::place_of(number) + 1), std::nextafter(number, INFINITY));
  }
  EXPECT_EQ(distance(less(f, g), {Tape::place_of(-1.5), Tape::place_of(-1.25)}), 0);
  EXPECT_GT(distance(less(f, g), {Tape::place_of(1.5), Tape::place_of(1.25)}), 0);
  EXPECT_GT(distance(less(f, g), {Tape::place_of(INFINITY), Tape::place_of(1.25)}), 60);
}

TEST_F(TapeTest, WhatItCannotHold) {
  EXPECT_FALSE(Tape::of(terms, std::vector{terms.variable(Sort::Bool, 7)}));
  EXPECT_FALSE(Tape::of(terms, std::vector{less(x, terms.integer(shift_left(IntegerView(1), 130)))}));
}

// ---- Walks.

class WalkTest : public Solving {
 protected:
  WalkTest() { use_up_to(Layer::Walk); }
  TermId divide(TermId left, int64_t right) { return terms.make(Operator::Divide, {left, constant(right)}); }
  TermId remainder(TermId left, int64_t right) { return terms.make(Operator::Remainder, {left, constant(right)}); }
};

TEST_F(WalkTest, GoesFarDownhill) {
  // A day of the year 9000, in seconds; nothing near a constant of the condition.
  TermId day = divide(x, 86'400);
  Answer answer = solve({equal(divide(day, 365), constant(9000)), equal(remainder(day, 7), constant(3)),
                         equal(remainder(x, 61), constant(17))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(answer.layer, Layer::Walk);
  EXPECT_EQ(number(answer, x) / 86'400 / 365, 9000);
}

TEST_F(WalkTest, TakesTheSmallNumbersFirst) {
  Answer answer = solve({equal(remainder(x, 12), constant(7)), less(constant(100), x)});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(number(answer, x), 103);
}

TEST_F(WalkTest, KnowsThatFloatsRound) {
  TermId sum = terms.make(Operator::FloatAdd, {f, terms.floating(1)});
  Answer answer = solve({equal(sum, f), less(terms.floating(0), f)});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_GE(std::get<double>(answer.model.at(f)), 0x1p53);
  // Ten times it is three, and three times it is not nine tenths.
  TermId tenfold = terms.make(Operator::FloatMultiply, {f, terms.floating(10)});
  TermId threefold = terms.make(Operator::FloatMultiply, {f, terms.floating(3)});
  EXPECT_EQ(verdict({equal(tenfold, terms.floating(3)), terms.negation(equal(threefold, terms.floating(0.9)))}),
            Verdict::Satisfiable);
}

TEST_F(WalkTest, ProvesNothing) { EXPECT_EQ(verdict({equal(multiply(x, x), constant(3))}), Verdict::Unknown); }

TEST_F(WalkTest, StartsFromTheLargestNumbers) {
  Model hint = {{x, BigInteger(INT64_MAX)}, {y, BigInteger(INT64_MIN)}};
  TermId product = multiply(x, y);
  Answer answer = solve({less(constant(40), product), less(product, constant(44)), less(x, constant(0))}, hint);
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_LT(number(answer, x), 0);
}

} // namespace
} // namespace assay::solve
