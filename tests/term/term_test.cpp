// Terms: equal ones are one, simplification keeps every value, and what it is meant to see it sees.

#include "term/term.h"

#include <gtest/gtest.h>

#include "term/naive_terms.h"
#include "term/number.h"

namespace assay::term {
namespace {

class Terms : public testing::Test {
 protected:
  TermId constant(int64_t value) { return terms.integer(value); }
  std::string text(TermId id) { return to_text(terms, id); }

  TermTable terms;
  TermId x = terms.variable(Sort::Int, 0);
  TermId y = terms.variable(Sort::Int, 1);
  TermId b = terms.variable(Sort::Bool, 0);
  TermId c = terms.variable(Sort::Bool, 1);
  TermId f = terms.variable(Sort::Float, 0);
};

TEST_F(Terms, EqualOnesAreOne) {
  EXPECT_EQ(terms.variable(Sort::Int, 0), x);
  EXPECT_NE(terms.variable(Sort::Float, 0), x);
  EXPECT_EQ(terms.make(Operator::Add, {x, y}), terms.make(Operator::Add, {y, x}));
  EXPECT_EQ(terms.integer(5), terms.integer(BigInteger(5)));
  EXPECT_EQ(terms.integer(int64_t{1} << 40), terms.integer(BigInteger(int64_t{1} << 40)));
  BigInteger large = shift_left(IntegerView(1), 100);
  EXPECT_EQ(terms.integer(large), terms.integer(BigInteger(large)));
  EXPECT_NE(terms.integer(large), terms.integer(negate(large)));
  EXPECT_NE(terms.floating(0.0), terms.floating(-0.0));
  EXPECT_EQ(terms.truth(true), terms.make(Operator::Equal, {x, x}));
}

TEST_F(Terms, StayFindableInNumbers) {
  std::vector<TermId> ids;
  for (int64_t i = 0; i < 50'000; ++i) ids.push_back(terms.make(Operator::Multiply, {x, constant(i + 5000)}));
  for (int64_t i = 0; i < 50'000; ++i) {
    EXPECT_EQ(terms.make(Operator::Multiply, {constant(i + 5000), x}), ids[static_cast<size_t>(i)]);
  }
}

TEST_F(Terms, ComparisonsOfLinearTermsBecomeBounds) {
  TermId sum = terms.make(Operator::Add, {terms.make(Operator::Multiply, {x, constant(2)}), constant(3)});
  EXPECT_EQ(text(terms.make(Operator::Less, {sum, constant(10)})), "(<= i0 3)");
  EXPECT_EQ(text(terms.make(Operator::Less, {constant(10), sum})), "(<= 4 i0)");
  EXPECT_EQ(text(terms.make(Operator::Equal, {constant(11), sum})), "(= i0 4)");
  EXPECT_EQ(text(terms.make(Operator::Equal, {constant(10), sum})), "false");
  EXPECT_EQ(text(terms.make(Operator::LessOrEqual, {terms.make(Operator::Subtract, {constant(1), x}), constant(0)})),
            "(<= 1 i0)");
  EXPECT_EQ(text(terms.negation(terms.make(Operator::Less, {x, constant(3)}))), "(<= 3 i0)");
  TermId more = terms.make(Operator::Add, {x, constant(1)});
  EXPECT_EQ(text(terms.make(Operator::Less, {x, more})), "true");
  EXPECT_EQ(text(terms.make(Operator::Less, {y, more})), "(<= i1 i0)");
  EXPECT_EQ(text(terms.make(Operator::LessOrEqual, {more, y})), "(<= (+ i0 1) i1)");
}

TEST_F(Terms, SumsCancel) {
  TermId sum = terms.make(Operator::Add, {x, y});
  EXPECT_EQ(terms.make(Operator::Subtract, {sum, y}), x);
  EXPECT_EQ(terms.make(Operator::Subtract, {x, x}), constant(0));
  EXPECT_EQ(terms.make(Operator::Add, {terms.make(Operator::Subtract, {x, y}), y}), x);
  EXPECT_EQ(text(terms.make(Operator::Add, {x, x})), "(* i0 2)");
  EXPECT_EQ(text(terms.make(Operator::Add, {terms.make(Operator::Add, {x, constant(1)}),
                                            terms.make(Operator::Add, {y, constant(2)})})),
            "(+ (+ i0 i1) 3)");
}

TEST_F(Terms, WhatIsWrappedAgainIsNotWrappedInside) {
  TermId counter = x;
  for (int i = 0; i < 10; ++i) {
    counter = terms.make(Operator::Wrap, {terms.make(Operator::Add, {counter, constant(1)})}, 63);
  }
  EXPECT_EQ(counter, terms.make(Operator::Wrap, {terms.make(Operator::Add, {x, constant(10)})}, 63));
  // A narrower one does make a difference.
  TermId narrow = terms.make(Operator::Wrap, {x}, 8);
  TermId wide = terms.make(Operator::Wrap, {terms.make(Operator::Add, {narrow, constant(1)})}, 63);
  EXPECT_EQ(text(wide), "(wrap_63 (+ (wrap_8 i0) 1))");
}

TEST_F(Terms, BooleansAreInNegationNormalForm) {
  TermId both = terms.make(Operator::And, {b, terms.make(Operator::Less, {x, y})});
  EXPECT_EQ(text(terms.negation(both)), "(or (not b0) (<= i1 i0))");
  EXPECT_EQ(text(terms.negation(terms.negation(both))), text(both));
  EXPECT_EQ(terms.make(Operator::And, {b, terms.negation(b), c}), terms.truth(false));
  EXPECT_EQ(terms.make(Operator::Or, {b, terms.truth(false)}), b);
  TermId one_or_zero = terms.make(Operator::IfThenElse, {b, constant(1), constant(0)});
  EXPECT_EQ(terms.make(Operator::Equal, {one_or_zero, constant(1)}), b);
  EXPECT_EQ(terms.make(Operator::Less, {one_or_zero, constant(1)}), terms.negation(b));
}

TEST_F(Terms, ComparisonsWithConstantsOfTheOtherSortAreExact) {
  EXPECT_EQ(text(terms.make(Operator::MixedLess, {x, terms.floating(1.5)})), "(<= i0 1)");
  EXPECT_EQ(text(terms.make(Operator::MixedLess, {x, terms.floating(1.0)})), "(<= i0 0)");
  EXPECT_EQ(text(terms.make(Operator::MixedGreater, {x, terms.floating(-1.5)})), "(<= (- 1) i0)");
  EXPECT_EQ(text(terms.make(Operator::MixedEqual, {x, terms.floating(1.5)})), "false");
  EXPECT_EQ(text(terms.make(Operator::MixedEqual, {x, terms.floating(-0.0)})), "(= i0 0)");
  TermId between = terms.integer((int64_t{1} << 53) + 1); // its nearest double is 2^53, below
  EXPECT_EQ(terms.make(Operator::MixedEqual, {between, f}), terms.truth(false));
  EXPECT_EQ(text(terms.make(Operator::MixedLess, {between, f})), "(< 9007199254740992.0 f0)");
  EXPECT_EQ(text(terms.make(Operator::MixedGreater, {between, f})), "(<= f0 9007199254740992.0)");
  TermId enormous = terms.integer(shift_left(IntegerView(1), 2000));
  EXPECT_EQ(terms.make(Operator::MixedGreater, {enormous, f}), terms.truth(true));
}

TEST_F(Terms, DigitsAreThoseOfTheNumberWithoutItsSign) {
  auto digits = [&](Operator op, double number, uint32_t count) {
    Model model = {{f, number}};
    return to_text(Number(std::get<BigInteger>(*terms.evaluate(terms.make(op, {f}, count), model))));
  };
  EXPECT_EQ(digits(Operator::Scaled, -2.5, 0), "3");
  EXPECT_EQ(digits(Operator::Scaled, 1.005, 2), "100");
  EXPECT_EQ(digits(Operator::Scaled, 0.285, 2), "28");
  EXPECT_EQ(digits(Operator::Scaled, 0.99999, 2), "100");
  EXPECT_EQ(digits(Operator::Scaled, 74805.06889582095, 18), "74805068895820950274352");
  EXPECT_EQ(digits(Operator::Scaled, 0.5, 20), "50000000000000000000");
  EXPECT_EQ(digits(Operator::Scaled, 1e22, 1), "100000000000000000000000");
  EXPECT_EQ(digits(Operator::Significand, -0.1, 21), "100000000000000005551");
  EXPECT_EQ(digits(Operator::Exponent, -0.1, 21), "-1");
  EXPECT_EQ(digits(Operator::Significand, 2.5, 1), "2");
  EXPECT_EQ(digits(Operator::Exponent, 9.96, 2), "1");
  EXPECT_EQ(digits(Operator::Significand, 9.96, 2), "10");
  EXPECT_EQ(digits(Operator::Significand, 1500.0, 0), "15");
  EXPECT_EQ(digits(Operator::Exponent, 1500.0, 0), "3");
  EXPECT_EQ(digits(Operator::Exponent, 5e-324, 0), "-324");
  EXPECT_EQ(digits(Operator::Significand, 0.0, 5), "0");
  EXPECT_EQ(digits(Operator::Exponent, -0.0, 5), "0");
  TermId negated = terms.make(Operator::FloatNegate, {f});
  EXPECT_EQ(terms.make(Operator::Scaled, {negated}, 2), terms.make(Operator::Scaled, {f}, 2));
  EXPECT_EQ(text(terms.make(Operator::Scaled, {f}, 2)), "(scaled_2 f0)");
}

TEST_F(Terms, ZeroHasTwoSigns) {
  TermId negative = terms.make(Operator::IsNegative, {f});
  EXPECT_TRUE(terms.holds(negative, {{f, -0.0}}));
  EXPECT_FALSE(terms.holds(negative, {{f, 0.0}}));
  TermId negated = terms.make(Operator::FloatNegate, {f});
  EXPECT_EQ(terms.make(Operator::IsNegative, {negated}), terms.negation(negative));
}

TEST_F(Terms, VariablesAreListedOnceInOrder) {
  TermId term = terms.make(Operator::Less, {terms.make(Operator::Multiply, {y, x}), terms.make(Operator::Add, {x, y})});
  auto variables = terms.variables(terms.make(Operator::And, {term, b}));
  EXPECT_EQ(std::vector<TermId>(variables.begin(), variables.end()), (std::vector<TermId>{x, y, b}));
  EXPECT_TRUE(terms.variables(constant(3)).empty());
  EXPECT_TRUE(terms[term].has_variables);
}

TEST_F(Terms, WithoutAValueNothingHolds) {
  TermId division = terms.make(Operator::Divide, {constant(1), x});
  TermId condition = terms.make(Operator::LessOrEqual, {division, constant(5)});
  Model zero = {{x, BigInteger(0)}};
  EXPECT_FALSE(terms.evaluate(division, zero));
  EXPECT_FALSE(terms.holds(condition, zero));
  EXPECT_FALSE(terms.holds(terms.negation(condition), zero));
  EXPECT_TRUE(terms.holds(terms.make(Operator::Or, {condition, terms.make(Operator::Equal, {x, constant(0)})}), zero));
  EXPECT_FALSE(terms.evaluate(y, zero));
  EXPECT_FALSE(terms.evaluate(terms.make(Operator::Divide, {constant(1), constant(0)}), {}));
  EXPECT_FALSE(terms.evaluate(terms.make(Operator::FloatMultiply, {terms.floating(1e300), terms.floating(1e300)}), {}));
}

TEST_F(Terms, SharedAndDeepOnesAreEvaluatedOncePerPart) {
  TermId power = terms.make(Operator::Add, {x, y});
  for (int i = 0; i < 200; ++i)
    power = terms.make(Operator::Subtract, {terms.make(Operator::Multiply, {power, power}), y});
  TermId sum = x;
  for (int i = 0; i < 100'000; ++i)
    sum = terms.make(Operator::Subtract, {terms.make(Operator::Multiply, {sum, y}), power});
  Model zeros = {{x, BigInteger(0)}, {y, BigInteger(0)}};
  EXPECT_TRUE(terms.holds(terms.make(Operator::Equal, {sum, constant(0)}), zeros));
  EXPECT_EQ(terms.variables(sum).size(), 2U);
  EXPECT_LT(text(sum).size(), 300'000U);
  EXPECT_EQ(terms.substitute(sum, {{x, constant(0)}, {y, constant(0)}}), constant(0));
}

class SimplifiedTerms : public Terms {
 protected:
  void compare(NaiveGenerator generator);
};

void SimplifiedTerms::compare(NaiveGenerator generator) {
  size_t with_value = 0;
  for (int i = 0; i < 5'000; ++i) {
    NaiveTerm plain = generator.term(static_cast<Sort>(generator.below(3)), 5);
    TermId made = build(terms, plain);
    for (int j = 0; j < 4; ++j) {
      NaiveModel values = generator.model();
      std::optional<Scalar> expected = evaluate(plain, values);
      if (!expected) continue;
      ++with_value;
      Model model = model_for(terms, values);
      std::optional<Scalar> seen = terms.evaluate(made, model);
      ASSERT_TRUE(seen) << text(made);
      ASSERT_TRUE(*seen == *expected) << text(made);
      std::unordered_map<TermId, TermId> constants;
      for (auto& [variable, value] : model) {
        if (generator.below(2) == 0) continue;
        const auto* integer = std::get_if<BigInteger>(&value);
        const auto* floating = std::get_if<double>(&value);
        constants[variable] = integer    ? terms.integer(*integer)
                              : floating ? terms.floating(*floating)
                                         : terms.truth(std::get<bool>(value));
      }
      std::optional<Scalar> substituted = terms.evaluate(terms.substitute(made, constants), model);
      ASSERT_TRUE(substituted && *substituted == *expected) << text(made);
    }
  }
  EXPECT_GT(with_value, 5'000U);
}

TEST_F(SimplifiedTerms, KeepEveryValue) { compare(NaiveGenerator(1)); }
TEST_F(SimplifiedTerms, OfBitsAndAllDoublesKeepEveryValue) {
  NaiveGenerator generator(2);
  generator.ieee = true;
  compare(generator);
}

} // namespace
} // namespace assay::term
