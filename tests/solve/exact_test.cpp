// The machine's floats and bits, put to Z3: what it finds holds, and what it refutes nobody can satisfy.

#include <cmath>

#include "solve/solve_fixture.h"
#include "term/evaluator.h"
#include "term/naive_terms.h"

namespace assay::solve {
namespace {

class Exact : public Solving {
 protected:
  TermId real(double value) { return terms.floating(value); }
  TermId ieee(Operator op, TermId left, TermId right) { return terms.make(op, {left, right}); }
  std::vector<TermId> machine(std::vector<TermId> conditions, uint32_t width) {
    Number end = Number::power_of_two(width - 1);
    for (TermId variable : {x, y}) {
      conditions.push_back(at_most(terms.integer((-end).big()), variable));
      conditions.push_back(at_most(variable, terms.integer((end - 1).big())));
    }
    return conditions;
  }
};

TEST_F(Exact, RefutesWhatNoDoubleIs) {
  TermId below = ieee(Operator::IeeeLess, f, real(1));
  TermId above = ieee(Operator::IeeeLess, real(1), f);
  EXPECT_EQ(verdict({below, above}), Verdict::Unsatisfiable);
  // NaN is neither.
  Answer neither = solve({terms.negation(below), terms.negation(ieee(Operator::IeeeLessOrEqual, real(1), f))});
  ASSERT_EQ(neither.verdict, Verdict::Satisfiable);
  EXPECT_TRUE(std::isnan(std::get<double>(neither.model.at(f))));
  // Between a float and the next there is none.
  EXPECT_EQ(verdict({above, ieee(Operator::IeeeLess, f, real(std::nextafter(1.0, 2.0)))}), Verdict::Unsatisfiable);
  // A double that is one of 32 bits is never a tenth.
  TermId single = terms.make(Operator::ToSingle, {f});
  EXPECT_EQ(verdict({ieee(Operator::IeeeEqual, single, real(0.1))}), Verdict::Unsatisfiable);
  // Of integers of 32 bits nothing is lost.
  TermId there_and_back = terms.make(Operator::IeeeToInteger, {terms.make(Operator::IeeeFromInteger, {x})}, 32);
  EXPECT_EQ(verdict(machine({terms.negation(equal(there_and_back, x))}, 32)), Verdict::Unsatisfiable);
}

TEST_F(Exact, BitsAreMixed) {
  // A common way to spread bits of 32.
  auto unsigned_shift = [&](TermId of, int64_t count) {
    TermId positive = terms.make(Operator::BitAnd, {of, constant(0xffffffff)});
    return wrap(terms.make(Operator::ShiftRight, {positive, constant(count)}), 32);
  };
  auto exclusive = [&](TermId left, TermId right) { return terms.make(Operator::BitXor, {left, right}); };
  TermId spread = exclusive(exclusive(x, unsigned_shift(x, 20)), unsigned_shift(x, 12));
  spread = exclusive(exclusive(spread, unsigned_shift(spread, 7)), unsigned_shift(spread, 4));
  for (int64_t hash : {0x12345678LL, -1LL, 77LL}) {
    EXPECT_EQ(verdict(machine({equal(spread, constant(hash))}, 32)), Verdict::Satisfiable) << hash;
  }
  TermId product = wrap(multiply(x, constant(0x9e3779b1)), 32);
  TermId both = exclusive(product, y);
  Model known = {{x, BigInteger(12'345)}, {y, BigInteger(-11'345)}};
  TermId wanted = terms.integer(std::get<BigInteger>(*terms.evaluate(both, known)));
  EXPECT_EQ(verdict(machine({equal(both, wanted), equal(add(x, y), constant(1000))}, 32)), Verdict::Satisfiable);
  // Its lowest bit is that of the sum, which is even.
  EXPECT_EQ(verdict(machine({equal(both, constant(-99)), equal(add(x, y), constant(1000))}, 32)),
            Verdict::Unsatisfiable);
  // No number has a lowest bit that is there and is not.
  TermId lowest = terms.make(Operator::BitAnd, {x, constant(1)});
  TermId with_it = terms.make(Operator::BitOr, {x, y});
  EXPECT_EQ(
      verdict(machine(
          {equal(lowest, constant(1)), equal(terms.make(Operator::BitAnd, {with_it, constant(1)}), constant(0))}, 32)),
      Verdict::Unsatisfiable);
}

TEST_F(Exact, LongIntegersWrap) {
  TermId square = wrap(multiply(x, x), 64);
  EXPECT_EQ(verdict(machine({equal(square, constant(2))}, 64)), Verdict::Unsatisfiable);
  TermId negated = wrap(terms.make(Operator::Negate, {x}), 64);
  Answer answer = solve(machine({equal(negated, x), terms.negation(equal(x, constant(0)))}, 64));
  ASSERT_EQ(answer.verdict, Verdict::Satisfiable);
  EXPECT_EQ(number(answer, x), INT64_MIN);
}

TEST_F(Exact, WhatItDoesNotKnowIsUnknown) {
  uint32_t sine = math_function(*terms.evaluator(), "sin");
  TermId call = terms.call(sine, std::vector{f});
  // Refuted whatever the sine is.
  EXPECT_EQ(verdict({ieee(Operator::IeeeLess, call, real(0)), ieee(Operator::IeeeLess, real(0), call)}),
            Verdict::Unsatisfiable);
  // No logarithm of a double is 1000, but that is known to the machine only.
  TermId logarithm = terms.call(math_function(*terms.evaluator(), "log"), std::vector{f});
  EXPECT_EQ(verdict({ieee(Operator::IeeeEqual, logarithm, real(1000))}), Verdict::Unknown);
  // An integer that may be of any size has no room.
  TermId large = terms.integer(shift_left(IntegerView(1), 70));
  EXPECT_NE(verdict({equal(terms.make(Operator::BitXor, {x, y}), large),
                     equal(terms.make(Operator::BitAnd, {x, y}), constant(5))}),
            Verdict::Unsatisfiable);
}

TEST_F(Exact, AgreesWithEvaluation) {
  NaiveGenerator generator(23);
  generator.variables = 2;
  generator.ieee = true;
  SolverOptions options;
  options.z3_resource_limit = 50'000;
  options.z3_exact_limit = 300'000;
  options.z3_seconds = 2;
  use(options);
  size_t refuted = 0;
  size_t found = 0;
  for (int i = 0; i < 150; ++i) {
    std::vector<TermId> conditions;
    for (int j = 0; j < 2; ++j) conditions.push_back(build(terms, generator.term(Sort::Bool, 3)));
    Query query{.conditions = conditions, .effort = Effort::Full};
    Answer answer = chain->solve(query);
    found += answer.verdict == Verdict::Satisfiable ? 1U : 0U;
    if (answer.verdict != Verdict::Unsatisfiable) continue;
    ++refuted;
    for (int j = 0; j < 200; ++j) {
      Model model = model_for(terms, generator.model());
      ASSERT_FALSE(terms.holds(conditions[0], model) && terms.holds(conditions[1], model))
          << to_text(terms, conditions[0]) << "\n"
          << to_text(terms, conditions[1]) << " " << name_of(answer.layer);
    }
  }
  EXPECT_GT(found, 60U);
  EXPECT_GT(refuted, 10U);
}

} // namespace
} // namespace assay::solve
