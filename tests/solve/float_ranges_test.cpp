// What floats can be: refutations by ranges, and that they are right.

#include "solve/float_ranges.h"

#include <algorithm>
#include <cmath>
#include <random>

#include "solve/solve_fixture.h"
#include "term/evaluator.h"

namespace assay::solve {
namespace {

class Ranges : public Solving {
 protected:
  TermId number(double value) { return terms.floating(value); }
  TermId ieee(Operator op, TermId left, TermId right) { return terms.make(op, {left, right}); }
  TermId below(TermId left, TermId right) { return ieee(Operator::IeeeLess, left, right); }
  TermId same(TermId left, TermId right) { return ieee(Operator::IeeeEqual, left, right); }
  TermId plus(TermId left, TermId right) { return ieee(Operator::IeeeAdd, left, right); }
  TermId minus(TermId left, TermId right) { return ieee(Operator::IeeeSubtract, left, right); }
  TermId times(TermId left, TermId right) { return ieee(Operator::IeeeMultiply, left, right); }
  TermId call(std::string_view name, std::initializer_list<TermId> operands) {
    return terms.call(math_function(*terms.evaluator(), name), std::vector<TermId>(operands));
  }
  bool is_refuted(std::vector<TermId> conditions) { return !FloatRanges(terms, conditions).propagate(); }
};

TEST_F(Ranges, WhatIsNotItselfIsNoNumber) {
  TermId is_nan = terms.negation(same(f, f));
  EXPECT_FALSE(is_refuted({is_nan}));
  EXPECT_TRUE(is_refuted({is_nan, below(number(0), f)}));
  EXPECT_FALSE(is_refuted({is_nan, terms.negation(below(number(0), f))}));
}

TEST_F(Ranges, FunctionsStayInTheirImage) {
  EXPECT_TRUE(is_refuted({below(number(3.15), call("atan2", {f, g}))}));
  EXPECT_FALSE(is_refuted({below(number(3.14), call("atan2", {f, g}))}));
  EXPECT_TRUE(is_refuted({below(call("exp", {f}), number(0))}));
  EXPECT_TRUE(is_refuted({below(plus(call("sin", {f}), call("cos", {g})), number(-2.5))}));
  EXPECT_TRUE(is_refuted({below(call("pow", {f, number(4)}), number(0))}));
  EXPECT_FALSE(is_refuted({below(call("pow", {f, number(3)}), number(0))}));
  // An angle that was made positive before does not exceed the circle.
  TermId angle = minus(number(M_PI / 2), call("atan2", {f, g}));
  TermId turned = plus(angle, number(2 * M_PI));
  EXPECT_TRUE(is_refuted({below(angle, number(0)), below(number(2 * M_PI), turned)}));
}

TEST_F(Ranges, SquaresAreNotNegativeButMayBeNoNumbers) {
  TermId square = times(f, f);
  EXPECT_TRUE(is_refuted({below(square, number(0))}));
  EXPECT_FALSE(is_refuted({terms.negation(ieee(Operator::IeeeLessOrEqual, number(0), square))}));
  EXPECT_TRUE(is_refuted({terms.negation(ieee(Operator::IeeeLessOrEqual, number(0), square)), same(f, g)}));
  EXPECT_FALSE(is_refuted({below(times(f, g), number(0))}));
}

TEST_F(Ranges, WhatADifferenceOfZeroSays) {
  TermId one = same(minus(number(1), f), number(0));
  TermId other = same(times(number(10), minus(g, times(f, f))), number(0));
  TermId sum = minus(plus(f, g), number(2));
  EXPECT_TRUE(is_refuted({one, other, terms.negation(same(sum, number(0)))}));
  EXPECT_FALSE(is_refuted({one, other, same(sum, number(0))}));
  // With a factor below one, small numbers vanish as well.
  EXPECT_FALSE(is_refuted({same(times(number(0.25), g), number(0)), terms.negation(same(g, number(0)))}));
}

TEST_F(Ranges, TheChainAsksThem) {
  Answer answer = solve({below(number(4), call("acos", {f}))});
  EXPECT_EQ(answer.verdict, Verdict::Unsatisfiable);
  EXPECT_EQ(answer.layer, Layer::Propagation);
}

TEST_F(Ranges, RefuteNothingThatHolds) {
  std::mt19937 random(3);
  auto draw = [&](size_t below) { return std::uniform_int_distribution<size_t>(0, below - 1)(random); };
  const double specials[] = {0.0, -0.0, 1, -1, 2, 0.5, 1e308, -1e308, 5e-324, -5e-324, 3, 10, INFINITY, -INFINITY, NAN};
  const Operator binary[] = {Operator::IeeeAdd, Operator::IeeeSubtract, Operator::IeeeMultiply, Operator::IeeeDivide};
  const Operator unary[] = {Operator::IeeeNegate, Operator::IeeeAbsolute, Operator::IeeeSquareRoot,
                            Operator::IeeeFloor,  Operator::ToSingle,     Operator::IeeeRound};
  const char* functions[] = {"sin", "atan", "exp", "acos", "tanh"};
  const Operator comparisons[] = {Operator::IeeeLess, Operator::IeeeLessOrEqual, Operator::IeeeEqual};
  size_t refuted = 0;
  for (int round = 0; round < 4000; ++round) {
    std::vector<TermId> pool = {f, g, number(specials[draw(std::size(specials))]), number(0)};
    for (int i = 0; i < 5; ++i) {
      TermId left = pool[draw(pool.size())];
      TermId right = pool[draw(pool.size())];
      size_t kind = draw(6);
      pool.push_back(kind < 3   ? terms.make(binary[draw(std::size(binary))], {left, right})
                     : kind < 5 ? terms.make(unary[draw(std::size(unary))], {left})
                                : call(functions[draw(std::size(functions))], {left}));
    }
    std::vector<TermId> conditions;
    for (int i = 0; i < 3; ++i) {
      TermId made = terms.make(comparisons[draw(3)], {pool[draw(pool.size())], pool[draw(pool.size())]});
      conditions.push_back(draw(2) == 0 ? made : terms.negation(made));
    }
    if (!is_refuted(conditions)) continue;
    ++refuted;
    for (double a : specials) {
      for (double b : specials) {
        Model model = {{f, a}, {g, b}};
        bool all = std::ranges::all_of(conditions, [&](TermId each) { return terms.holds(each, model); });
        ASSERT_FALSE(all) << to_text(terms, conditions[0]) << to_text(terms, conditions[1])
                          << to_text(terms, conditions[2]) << a << " " << b;
      }
    }
  }
  EXPECT_GT(refuted, 400U);
}

// With forty values for each of twenty floats there is no end of trying.
TEST_F(Ranges, ManyFloatsAreNotTriedOneByOne) {
  use_up_to(Layer::Propagation);
  std::vector<TermId> conditions;
  TermId sum = number(0);
  for (uint32_t i = 0; i < 20; ++i) sum = plus(times(sum, number(3)), call("sin", {floating(10 + i)}));
  conditions.push_back(same(sum, number(0.123456789)));
  EXPECT_EQ(verdict(conditions), Verdict::Unknown);
}

// Z3's decomposition of the reals hears neither its limit nor an interruption.
TEST_F(Ranges, Z3KeepsItsLimitOnPolynomials) {
  SolverOptions options;
  options.last_layer = Layer::Z3;
  options.z3_seconds = 1000;
  use(options);
  TermId dot = number(0);
  TermId length = number(0);
  TermId away = number(0);
  TermId squares = number(0);
  for (uint32_t i = 0; i < 3; ++i) squares = plus(squares, times(floating(10 + i), floating(10 + i)));
  for (uint32_t i = 0; i < 3; ++i) {
    TermId direction = times(floating(10 + i), squares);
    TermId distance = minus(floating(20 + i), floating(30 + i));
    dot = plus(dot, times(direction, distance));
    away = plus(away, times(distance, distance));
  }
  length = minus(plus(times(floating(40), floating(40)), times(dot, dot)), away);
  TermId near = minus(dot, terms.make(Operator::IeeeSquareRoot, {length}));
  verdict({same(squares, number(1)), terms.negation(below(number(1e38), minus(dot, floating(40)))),
           terms.negation(below(length, number(0))), below(number(1e38), near)});
}

} // namespace
} // namespace assay::solve
