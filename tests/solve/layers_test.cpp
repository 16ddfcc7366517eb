// Each layer alone: what it answers, and that it says so.

#include "solve/solve_fixture.h"

namespace assay::solve {
namespace {

TEST_F(Solving, PlainOnesNeedNoSolver) {
  use_up_to(Layer::Simplified);
  EXPECT_EQ(verdict({}), Verdict::Satisfiable);
  EXPECT_EQ(verdict({terms.truth(false)}), Verdict::Unsatisfiable);
  TermId condition = less(x, y);
  EXPECT_EQ(verdict({condition, terms.negation(condition)}), Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({terms.make(Operator::And, {condition, equal(x, constant(3))}), terms.negation(condition)}),
            Verdict::Unsatisfiable);
  TermId no_value = at_most(terms.make(Operator::Divide, {constant(1), constant(0)}), constant(3));
  EXPECT_EQ(verdict({no_value}), Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({condition}), Verdict::Unknown);
  EXPECT_EQ(statistics.answers[static_cast<size_t>(Layer::Simplified)], 5U);
  EXPECT_EQ(statistics.unknown, 1U);
}

TEST_F(Solving, TheHintMayDo) {
  use_up_to(Layer::Hint);
  Answer answer = solve({at_most(x, constant(0)), less(y, constant(10))}, {{y, BigInteger(7)}});
  EXPECT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(answer.layer, Layer::Hint);
  EXPECT_EQ(number(answer, x), 0);
  EXPECT_EQ(number(answer, y), 7);
  EXPECT_EQ(verdict({at_most(constant(1), x)}), Verdict::Unknown);
}

TEST_F(Solving, OnlyWhatIsConnectedToAViolatedConditionChanges) {
  Model hint = {{x, BigInteger(100)}, {y, BigInteger(200)}, {z, BigInteger(300)}};
  Answer answer = solve({less(x, y), less(constant(250), z), equal(x, constant(5))}, hint);
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(number(answer, x), 5);
  EXPECT_EQ(number(answer, z), 300);
  // Two parts that are both violated are solved apart, and one that can't be solved settles it.
  answer = solve({less(constant(400), z), equal(x, constant(5))}, hint);
  EXPECT_EQ(number(answer, x), 5);
  EXPECT_GT(number(answer, z), 400);
  answer = solve({less(constant(400), z), less(z, constant(400)), equal(x, constant(5))}, hint);
  EXPECT_EQ(answer.verdict, Verdict::Unsatisfiable);
}

TEST_F(Solving, TheSameQuestionAboutOtherVariablesIsCached) {
  auto conditions = [&](TermId a, TermId b) {
    return std::vector<TermId>{less(a, b), equal(multiply(a, b), constant(42)), less(constant(0), a)};
  };
  Answer first = solve(conditions(x, y));
  ASSERT_EQ(first.verdict, Verdict::Satisfiable);
  Answer second = solve(conditions(integer(17), integer(12)));
  EXPECT_EQ(second.layer, Layer::Cache);
  EXPECT_EQ(number(second, integer(17)), number(first, x));
  // The roles the other way round must not be mistaken for it: what is left holds or it is rejected.
  Answer swapped = solve({less(y, x), equal(multiply(x, y), constant(42)), less(constant(0), y)});
  EXPECT_EQ(swapped.verdict, Verdict::Satisfiable);
  EXPECT_EQ(statistics.rejected_models, 0U);
  std::vector<TermId> impossible = {less(x, y), less(y, z), less(z, x)};
  EXPECT_EQ(verdict(impossible), Verdict::Unsatisfiable);
  Answer again = solve({less(integer(5), integer(6)), less(integer(6), integer(7)), less(integer(7), integer(5))});
  EXPECT_EQ(again.verdict, Verdict::Unsatisfiable);
  EXPECT_EQ(again.layer, Layer::Cache);
  // Not the same: the last links elsewhere.
  EXPECT_EQ(verdict({less(integer(5), integer(6)), less(integer(6), integer(7)), less(integer(5), integer(7))}),
            Verdict::Satisfiable);
}

TEST_F(Solving, UnknownIsNotCachedAsUnsatisfiable) {
  use_up_to(Layer::Cache);
  std::vector<TermId> conditions = {less(constant(3), x)};
  EXPECT_EQ(verdict(conditions), Verdict::Unknown);
  EXPECT_EQ(verdict(conditions), Verdict::Unknown);
}

TEST_F(Solving, ARecentModelMayDo) {
  ASSERT_EQ(verdict({less(constant(10), x), less(x, constant(20))}), Verdict::Satisfiable);
  Answer answer = solve({less(constant(9), x), less(x, constant(30))});
  EXPECT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(answer.layer, Layer::RecentModel);
}

TEST_F(Solving, PropagationFindsSmallValuesAndRefutes) {
  use_up_to(Layer::Propagation);
  Answer answer = solve({terms.negation(equal(x, constant(0))), less(x, y), equal(add(y, z), constant(5))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(answer.layer, Layer::Propagation);
  EXPECT_EQ(number(answer, x), 1);
  EXPECT_EQ(number(answer, y), 2);
  EXPECT_EQ(number(answer, z), 3);
  std::vector<TermId> conditions = {at_most(constant(0), x), at_most(x, constant(2))};
  for (int64_t i = 0; i < 3; ++i) conditions.push_back(terms.negation(equal(x, constant(i))));
  EXPECT_EQ(verdict(conditions), Verdict::Unsatisfiable);
  conditions.pop_back();
  EXPECT_EQ(number(solve(conditions), x), 2);
  EXPECT_EQ(verdict({equal(add(x, y), constant(5)), less(constant(3), x), less(constant(3), y)}),
            Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({less(constant(7), terms.make(Operator::Remainder, {x, constant(7)}))}), Verdict::Unsatisfiable);
  EXPECT_EQ(verdict({less(multiply(x, x), constant(0))}), Verdict::Unsatisfiable);
  // An endless climb of bounds is given up, not taken for anything.
  EXPECT_EQ(verdict({less(constant(0), x), less(x, y), less(y, x)}), Verdict::Unknown);
  Answer real = solve({less(terms.floating(2.5), f), less(f, g)});
  EXPECT_EQ(real.verdict, Verdict::Satisfiable);
}

TEST_F(Solving, BoundsDoNotGrowForEver) {
  use_up_to(Layer::Propagation);
  TermId cube = multiply(multiply(x, x), x);
  std::vector<TermId> conditions = {less(constant(9), x), less(multiply(y, y), x), less(cube, y), less(cube, x)};
  for (uint32_t i = 3; i < 60; ++i) {
    conditions.push_back(less(multiply(integer(i - 1), integer(i - 1)), integer(i)));
    conditions.push_back(less(multiply(integer(i), x), integer(i - 1)));
  }
  EXPECT_NE(verdict(conditions), Verdict::Satisfiable);
}

TEST_F(Solving, ExclusionsInTheOpenAreSteppedOver) {
  use_up_to(Layer::Propagation);
  std::vector<TermId> conditions;
  for (int64_t i = -5; i < 10; ++i) conditions.push_back(terms.negation(equal(x, constant(i))));
  Answer answer = solve(conditions);
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(number(answer, x), 10);
}

TEST_F(Solving, Z3AnswersTheRest) {
  EXPECT_EQ(verdict({less(x, y), less(y, x)}), Verdict::Unsatisfiable);
  Answer answer = solve({equal(add(multiply(x, constant(3)), multiply(y, constant(5))), constant(1)),
                         terms.negation(equal(x, constant(2)))});
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(answer.layer, Layer::Z3);
  EXPECT_LE(std::abs(number(answer, x)), 8);
  EXPECT_LE(std::abs(number(answer, y)), 8);
}

TEST_F(Solving, LimitsOfResourcesGiveUnknown) {
  SolverOptions options;
  options.z3_resource_limit = 200;
  use(options);
  TermId sum = add(multiply(multiply(x, x), x), multiply(multiply(y, y), y));
  EXPECT_EQ(verdict({equal(add(sum, multiply(multiply(z, z), z)), constant(42))}), Verdict::Unknown);
}

// The limit that counts work is off (0), so that only the watchdog can end this: a sum of three cubes that Z3 looks for
// in vain. Afterwards it answers as before.
TEST_F(Solving, TheWatchdogEndsWhatNothingElseEnds) {
  SolverOptions options;
  options.z3_resource_limit = 0;
  options.z3_seconds = 0.1;
  use(options);
  TermId sum = add(multiply(multiply(x, x), x), multiply(multiply(y, y), y));
  EXPECT_EQ(verdict({equal(add(sum, multiply(multiply(z, z), z)), constant(42))}), Verdict::Unknown);
  EXPECT_EQ(statistics.unknown, 1U);
  Answer easy = solve({equal(add(multiply(x, constant(3)), multiply(y, constant(5))), constant(1)), less(x, y)});
  EXPECT_EQ(easy.verdict, Verdict::Satisfiable);
  EXPECT_EQ(easy.layer, Layer::Z3);
}

TEST_F(Solving, SameQueriesSameAnswers) {
  auto run = [](TermTable& table) {
    SolverStatistics counted;
    auto solver = make_solver_chain(table, {}, counted);
    std::string log;
    for (uint32_t i = 0; i < 40; ++i) {
      TermId a = table.variable(Sort::Int, i % 7);
      TermId b = table.variable(Sort::Int, i % 5 + 7);
      TermId product = table.make(Operator::Multiply, {a, table.integer(int64_t{i} % 6 + 2)});
      TermId sum = table.make(Operator::Add, {product, table.make(Operator::Multiply, {b, table.integer(7)})});
      std::vector<TermId> conditions = {table.make(Operator::Equal, {sum, table.integer(int64_t{i} * 3 + 1)}),
                                        table.make(Operator::Less, {a, b})};
      Answer answer = solver->solve({.conditions = conditions});
      log += name_of(answer.layer);
      if (answer.verdict != Verdict::Satisfiable) continue;
      for (TermId variable : {a, b}) log += to_text(IntegerView(std::get<BigInteger>(answer.model.at(variable)))) + " ";
    }
    return log;
  };
  TermTable other;
  EXPECT_EQ(run(terms), run(other));
}

} // namespace
} // namespace assay::solve
