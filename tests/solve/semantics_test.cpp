// Where a solver's arithmetic is not the machine's: division, wrapping, size, floats, operations without a value.

#include <cmath>

#include "solve/solve_fixture.h"

namespace assay::solve {
namespace {

TEST_F(Solving, DivisionTruncatesForAllSigns) {
  for (int64_t dividend : {-7, -6, 6, 7}) {
    for (int64_t divisor : {-3, 3}) {
      TermId division = terms.make(Operator::Divide, {x, y});
      TermId rest = terms.make(Operator::Remainder, {x, y});
      std::vector<TermId> fixed = {equal(x, constant(dividend)), equal(y, constant(divisor))};
      auto with = [&](TermId condition) {
        std::vector<TermId> conditions = fixed;
        conditions.push_back(condition);
        return verdict(conditions);
      };
      EXPECT_EQ(with(equal(division, constant(dividend / divisor))), Verdict::Satisfiable);
      EXPECT_EQ(with(terms.negation(equal(division, constant(dividend / divisor)))), Verdict::Unsatisfiable);
      EXPECT_EQ(with(equal(rest, constant(dividend % divisor))), Verdict::Satisfiable);
      // Solved for the dividend, which propagation alone can't.
      TermId by_constant = terms.make(Operator::Divide, {x, constant(divisor)});
      TermId rest_of_constant = terms.make(Operator::Remainder, {x, constant(divisor)});
      Answer answer = solve({equal(by_constant, constant(dividend / divisor * 100)),
                             equal(rest_of_constant, constant(dividend % divisor))});
      ASSERT_NE(answer.verdict, Verdict::Unknown);
      if (answer.verdict == Verdict::Satisfiable) {
        EXPECT_EQ(number(answer, x), dividend / divisor * 100 * divisor + dividend % divisor);
      } else {
        // The signs of quotient and remainder must fit one dividend.
        int64_t exact = dividend / divisor * 100 * divisor;
        EXPECT_TRUE(exact * (dividend % divisor) < 0) << dividend << " " << divisor;
      }
    }
  }
}

TEST_F(Solving, NothingHoldsByDividingByZero) {
  TermId division = terms.make(Operator::Divide, {x, y});
  EXPECT_EQ(verdict({equal(y, constant(0)), equal(division, constant(3))}), Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({at_most(multiply(y, y), constant(0)), terms.negation(equal(division, constant(3)))}),
            Verdict::Unsatisfiable);
  // Where the quotient is not needed, zero is fine.
  TermId guarded = terms.make(Operator::Or, {equal(division, constant(3)), at_most(constant(5), x)});
  Answer answer = solve({at_most(multiply(y, y), constant(0)), guarded});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_GE(number(answer, x), 5);
  TermId chosen = terms.make(Operator::IfThenElse, {equal(y, constant(0)), constant(9), division});
  EXPECT_EQ(verdict({equal(chosen, x), equal(x, constant(9)), less(y, constant(1)), less(constant(-1), y)}),
            Verdict::Satisfiable);
}

TEST_F(Solving, WrappingIsExact) {
  auto machine = [&](TermId variable, int64_t limit) {
    return std::vector<TermId>{at_most(constant(-limit), variable), at_most(variable, constant(limit - 1))};
  };
  int64_t limit = int64_t{1} << 31;
  std::vector<TermId> conditions = machine(x, limit);
  // x + 1 < x happens by wrapping alone.
  conditions.push_back(less(wrap(add(x, constant(1)), 32), x));
  Answer answer = solve(conditions);
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(number(answer, x), limit - 1);
  // In two steps it stays impossible below the edge.
  conditions.push_back(less(x, constant(limit - 1)));
  EXPECT_EQ(verdict(conditions), Verdict::Unsatisfiable);
  // Without need for it, nothing wraps.
  use({});
  conditions = machine(x, limit);
  conditions.push_back(less(constant(100), wrap(multiply(x, constant(3)), 32)));
  answer = solve(conditions);
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(number(answer, x), 34);
  // Twice something is even, however it wraps.
  conditions = machine(x, limit);
  TermId parity = terms.make(Operator::Remainder, {wrap(multiply(x, constant(2)), 32), constant(2)});
  conditions.push_back(terms.negation(equal(parity, constant(0))));
  EXPECT_EQ(verdict(conditions), Verdict::Unsatisfiable);
  // A sum of products that is only reached by wrapping several times.
  conditions = machine(x, limit);
  conditions.push_back(equal(wrap(multiply(x, constant(65537)), 32), constant(5)));
  answer = solve(conditions);
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
}

TEST_F(Solving, IntegersOfAnySize) {
  TermId large = terms.integer(shift_left(IntegerView(1), 200));
  Answer answer = solve({less(large, multiply(x, constant(3))), less(x, y), equal(add(y, z), constant(0))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_GT(IntegerView(std::get<BigInteger>(answer.model.at(x))).bit_length(), 198U);
  answer = solve({equal(multiply(x, constant(3)), add(large, multiply(y, constant(3)))), less(constant(0), y)});
  EXPECT_EQ(answer.verdict, Verdict::Unsatisfiable); // 2^200 is no multiple of 3
  answer = solve({equal(add(multiply(x, constant(3)), multiply(y, constant(5))), large), less(x, y)});
  EXPECT_EQ(answer.verdict, Verdict::Satisfiable);
}

TEST_F(Solving, FloatsAgainstIntegersAreExact) {
  TermId between = terms.make(Operator::And, {terms.make(Operator::MixedLess, {x, f}),
                                              terms.make(Operator::MixedGreater, {add(x, constant(1)), f})});
  Answer answer = solve({between, less(constant(4), x), less(x, constant(6))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  double value = std::get<double>(answer.model.at(f));
  EXPECT_GT(value, 5.0);
  EXPECT_LT(value, 6.0);
  // No float lies between 2^53 and 2^53 + 1, but reals do, so the relaxation can't refute it: anything but a wrong
  // model.
  TermId large = constant(int64_t{1} << 53);
  EXPECT_NE(verdict({equal(x, large), between, less(y, x)}), Verdict::Satisfiable);
  // Comparisons alone are refuted exactly.
  EXPECT_EQ(verdict({terms.make(Operator::MixedEqual, {x, f}), terms.make(Operator::MixedLess, {x, f})}),
            Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({less(f, g), less(g, f)}), Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({equal(terms.make(Operator::Truncate, {f}), constant(3)), less(f, terms.floating(2.5))}),
            Verdict::Unsatisfiable);
  answer = solve({equal(terms.make(Operator::Truncate, {f}), constant(-3)), less(f, terms.floating(-3.25))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
}

TEST_F(Solving, RoundingForbidsRefutation) {
  // In doubles 1e16 + 1 is 1e16, in reals it is not.
  TermId sum = terms.make(Operator::FloatAdd, {f, terms.floating(1.0)});
  EXPECT_EQ(verdict({equal(sum, f)}), Verdict::Satisfiable);
  // Below 1000 it can't be, but who takes floats as reals may not say so.
  TermId small = terms.make(Operator::And, {less(terms.floating(0), f), less(f, terms.floating(1000))});
  use_up_to(Layer::Z3);
  EXPECT_EQ(verdict({equal(sum, f), small}), Verdict::Unknown);
  use({});
  EXPECT_EQ(verdict({equal(sum, f), small}), Verdict::Unsatisfiable);
  TermId half = terms.make(Operator::FloatMultiply, {f, terms.floating(0.5)});
  Answer answer = solve({equal(half, terms.floating(21.25))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(std::get<double>(answer.model.at(f)), 42.5);
  answer = solve({equal(terms.make(Operator::ToFloat, {x}), terms.floating(1234567.0))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(number(answer, x), 1234567);
}

} // namespace
} // namespace assay::solve
