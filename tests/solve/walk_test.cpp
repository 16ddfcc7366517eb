// The walk on what no solver knows: functions of the machine, every double, bits. All conditions can be satisfied; that
// the answer satisfies them is checked by the chain, and here once more.

#include <cmath>

#include "solve/solve_fixture.h"
#include "term/evaluator.h"

namespace assay::solve {
namespace {

class Walking : public Solving {
 protected:
  Walking() { use_up_to(Layer::Walk); }

  TermId real(double value) { return terms.floating(value); }
  TermId call(std::string_view name, std::vector<TermId> operands) {
    return terms.call(math_function(*terms.evaluator(), name), operands);
  }
  TermId sine(TermId of) { return call("sin", {of}); }
  TermId cosine(TermId of) { return call("cos", {of}); }
  TermId power(TermId of, double exponent) { return call("pow", {of, real(exponent)}); }
  TermId plus(TermId left, TermId right) { return terms.make(Operator::IeeeAdd, {left, right}); }
  TermId minus(TermId left, TermId right) { return terms.make(Operator::IeeeSubtract, {left, right}); }
  TermId times(TermId left, TermId right) { return terms.make(Operator::IeeeMultiply, {left, right}); }
  TermId over(TermId left, TermId right) { return terms.make(Operator::IeeeDivide, {left, right}); }
  TermId root(TermId of) { return terms.make(Operator::IeeeSquareRoot, {of}); }
  TermId same(TermId left, TermId right) { return terms.make(Operator::IeeeEqual, {left, right}); }
  TermId below(TermId left, TermId right) { return terms.make(Operator::IeeeLess, {left, right}); }
  TermId at_most_real(TermId left, TermId right) { return terms.make(Operator::IeeeLessOrEqual, {left, right}); }

  void expect_solved(const std::vector<TermId>& conditions) {
    Answer answer = solve(conditions);
    EXPECT_EQ(answer.verdict, Verdict::Satisfiable) << to_text(terms, conditions[0]);
    if (answer.verdict != Verdict::Satisfiable) return;
    for (TermId condition : conditions) EXPECT_TRUE(terms.holds(condition, answer.model)) << to_text(terms, condition);
  }

  TermId h = floating(5);
};

TEST_F(Walking, FunctionsOfTheMachine) {
  expect_solved({same(sine(f), real(0.5))});
  expect_solved({same(sine(f), cosine(g)), below(real(1), f), below(f, real(1.5)), below(real(10), g)});
  expect_solved(
      {same(plus(sine(f), sine(g)), times(times(real(4), cosine(f)), cosine(h))), below(real(0.25), sine(f))});
  expect_solved({same(call("atan2", {f, g}), real(1)), below(real(3), f)});
  expect_solved({same(call("hypot", {f, g}), real(13)), below(f, real(4.5)), below(real(0.125), sine(f))});
  expect_solved({same(call("exp", {f}), power(g, 3)), below(real(2), g)});
  expect_solved({below(call("log10", {f}), real(-3)), below(real(0), f)});
  expect_solved({same(root(plus(times(f, f), times(g, g))), real(5)), below(g, f), below(real(0), g)});
  expect_solved({below(power(f, 2), real(0.001)), below(over(real(1), f), real(-40))});
}

TEST_F(Walking, EqualitiesAreRestored) {
  TermId sum = plus(f, g);
  expect_solved({same(sum, real(100)), below(real(40), times(sine(f), g)), below(real(0.9), sine(g))});
  expect_solved({same(f, plus(g, real(-13))), below(plus(times(f, f), times(real(3), root(g))), times(f, g)),
                 below(sum, real(50))});
  expect_solved({same(sum, h), same(minus(f, g), real(3)), below(real(0.249'999'999), sine(h)),
                 below(sine(h), real(0.250'000'001))});
  // Integers, in a box, on a line.
  TermId cube = multiply(multiply(x, x), x);
  expect_solved({equal(add(x, y), constant(1000)), equal(add(cube, multiply(y, y)), constant(1'810'000)),
                 less(constant(0), x), less(constant(0), y)});
}

TEST_F(Walking, EveryDouble) {
  expect_solved({terms.negation(same(f, f))});
  expect_solved({same(plus(f, real(1)), f), below(real(0), f), below(f, real(INFINITY))});
  expect_solved({same(over(real(1), f), real(-INFINITY))});
  expect_solved({same(times(f, f), real(INFINITY)), below(f, real(INFINITY))});
  expect_solved({terms.negation(same(plus(plus(f, g), h), plus(f, plus(g, h))))});
  TermId single = terms.make(Operator::ToSingle, {f});
  expect_solved({below(single, f), same(terms.make(Operator::ToSingle, {times(single, single)}), real(2.25))});
  TermId truncated = terms.make(Operator::IeeeToInteger, {f}, 32);
  expect_solved({equal(truncated, constant(INT32_MAX))});
  expect_solved({equal(truncated, constant(-77)), below(f, real(-77.5))});
  TermId bits = terms.make(Operator::DoubleBits, {f});
  expect_solved({equal(bits, constant(0x4045000000000000))});
}

TEST_F(Walking, MachineIntegers) {
  use({});
  std::vector<TermId> conditions;
  for (TermId variable : {x, y}) {
    conditions.push_back(at_most(constant(INT32_MIN), variable));
    conditions.push_back(at_most(variable, constant(INT32_MAX)));
  }
  auto with = [&](std::vector<TermId> more) {
    more.insert(more.end(), conditions.begin(), conditions.end());
    return more;
  };
  // Only the smallest one is its own negation.
  TermId negated = wrap(terms.make(Operator::Negate, {x}), 32);
  expect_solved(with({equal(negated, x), less(x, constant(0))}));
  // Two pairs with one hash.
  auto hash = [&](TermId a, TermId b) { return wrap(add(multiply(a, constant(31)), b), 32); };
  expect_solved(with({equal(hash(x, y), hash(constant(77'777), constant(1'234))), less(constant(80'000), x)}));
  TermId mixed = terms.make(Operator::BitXor, {x, terms.make(Operator::ShiftRight, {x, constant(16)})});
  expect_solved(with(
      {equal(terms.make(Operator::BitAnd, {mixed, constant(0xffff)}), constant(0xbeef)), less(constant(1 << 20), x)}));
}

TEST_F(Walking, FunctionsThatWereAddedLater) {
  auto length = [](std::span<const Datum> operands) -> Datum {
    int64_t number = std::get<Number>(operands[0]).small();
    if (number < 1) return {};
    int64_t steps = 0;
    for (; number != 1 && number < INT64_MAX / 3 && steps < 500; ++steps)
      number = number % 2 == 0 ? number / 2 : 3 * number + 1;
    return Number(steps);
  };
  uint32_t function = terms.evaluator()->add({.name = "steps", .result = Sort::Int, .function = length});
  TermId steps = terms.call(function, std::vector{x});
  expect_solved({equal(steps, constant(111)), less(x, constant(1000))});
  expect_solved({less(constant(300), steps), less(x, constant(200'000))});
}

TEST_F(Walking, CountsWhatItDoes) {
  solve({same(sine(f), real(0.5))});
  EXPECT_EQ(statistics.walk.walks, 1U);
  EXPECT_EQ(statistics.walk.solved, 1U);
  EXPECT_GT(statistics.walk.evaluations, 100U);
  uint64_t before = statistics.walk.evaluations;
  solve({same(terms.call(math_function(*terms.evaluator(), "log"), std::vector{f}), real(1000))});
  EXPECT_EQ(statistics.walk.walks, 2U);
  EXPECT_EQ(statistics.walk.solved, 1U);
  EXPECT_GT(statistics.walk.steps, 0U);
  EXPECT_GT(statistics.walk.restarts, 0U);
  EXPECT_LE(statistics.walk.evaluations, before + 200'000U);
}

TEST_F(Walking, IsTheSameEachTime) {
  std::vector<TermId> conditions = {same(times(sine(f), cosine(g)), power(h, 3)), below(real(0.01), h)};
  Answer first = solve(conditions);
  ASSERT_EQ(first.verdict, Verdict::Satisfiable);
  use_up_to(Layer::Walk);
  Answer second = solve(conditions);
  ASSERT_EQ(first.model.size(), second.model.size());
  for (const auto& [variable, value] : first.model) EXPECT_TRUE(second.model.at(variable) == value);
}

TEST_F(Walking, AnEmptyPolytopeRefutes) {
  use({});
  std::vector<TermId> conditions = {less(x, y), less(y, x),
                                    below(sine(terms.make(Operator::IeeeFromInteger, {x})), real(0.5))};
  EXPECT_EQ(verdict(conditions), Verdict::Unsatisfiable);
}

} // namespace
} // namespace assay::solve
