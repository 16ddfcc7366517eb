// Floats that are found by their digits, and what is said of those that do not exist.

#include "solve/solve_fixture.h"

#include <cmath>

#include "term/decimal.h"

namespace assay::solve {
namespace {

class Digits : public Solving {
 protected:
  TermId scaled(TermId number, uint32_t decimals) { return terms.make(Operator::Scaled, {number}, decimals); }
  TermId significand(uint32_t count) { return terms.make(Operator::Significand, {f}, count); }
  TermId exponent(uint32_t count) { return terms.make(Operator::Exponent, {f}, count); }
  TermId negative() { return terms.make(Operator::IsNegative, {f}); }
  TermId number_of(const char* text) { return terms.integer(*BigInteger::from_text(text)); }
  // The digit before the last `behind` ones.
  TermId digit(TermId all, uint32_t behind) {
    TermId cut = terms.make(Operator::Divide, {all, terms.integer(power_of_ten(behind).big())});
    return terms.make(Operator::Remainder, {cut, constant(10)});
  }
  double found(std::vector<TermId> conditions) {
    Answer answer = solve(std::move(conditions));
    EXPECT_EQ(answer.verdict, Verdict::Satisfiable);
    return answer.verdict == Verdict::Satisfiable ? std::get<double>(answer.model.at(f)) : NAN;
  }
};

TEST_F(Digits, OfFixedNotation) {
  EXPECT_EQ(found({equal(scaled(f, 1), constant(25))}), 2.5);
  EXPECT_EQ(found({equal(scaled(f, 3), constant(3142)), negative()}), -3.142);
  EXPECT_EQ(found({equal(digit(scaled(f, 2), 2), constant(7)), less(terms.floating(1000), f)}), 1007.0);
  EXPECT_EQ(found({equal(scaled(f, 2), constant(1)), less(f, terms.floating(0))}), -0.01);
}

TEST_F(Digits, OfASignificand) {
  EXPECT_EQ(found({equal(significand(21), number_of("150000000000000000000")), equal(exponent(21), constant(3))}),
            1500.0);
  EXPECT_EQ(found({equal(significand(fewest_digits), constant(1)), equal(exponent(fewest_digits), constant(-1))}), 0.1);
  EXPECT_EQ(found({equal(digit(significand(4), 3), constant(3)), equal(exponent(4), constant(-300))}), 3e-300);
  // The nearest to 0.3 begins with 2.9: it is another one.
  double near = found({equal(digit(significand(21), 20), constant(3)), equal(exponent(21), constant(-1))});
  EXPECT_GT(near, 0.3);
  EXPECT_LT(near, 0.4);
}

TEST_F(Digits, ZeroHasTwoSigns) {
  double zero = found({equal(significand(fewest_digits), constant(0)), negative()});
  EXPECT_EQ(zero, 0);
  EXPECT_TRUE(std::signbit(zero));
}

TEST_F(Digits, OfTwoFloats) {
  Answer answer = solve({equal(scaled(f, 1), constant(25)), equal(scaled(g, 1), constant(31)), less(f, g)});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(std::get<double>(answer.model.at(g)), 3.1);
}

TEST_F(Digits, OfWhatWasComputed) {
  TermId cents = terms.make(Operator::FloatDivide, {terms.make(Operator::ToFloat, {x}), terms.floating(100)});
  Answer answer = solve({equal(scaled(cents, 2), constant(1234))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(number(answer, x), 1234);
}

TEST_F(Digits, AreRefutedByFacts) {
  EXPECT_EQ(verdict({equal(scaled(f, 1), constant(25)), less(terms.floating(3), f)}), Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({negative(), less(terms.floating(0), f)}), Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({equal(exponent(3), constant(309))}), Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({equal(significand(3), constant(12))}), Verdict::Unsatisfiable);
  // Within what rounding may do nothing is refuted.
  EXPECT_NE(verdict({equal(scaled(f, 1), constant(25)), less(terms.floating(2.54), f)}), Verdict::Unsatisfiable);
}

} // namespace
} // namespace assay::solve
