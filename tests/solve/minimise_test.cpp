#include "solve/minimise.h"

#include "solve/solve_fixture.h"

namespace assay::solve {
namespace {

class Minimising : public Solving {
 protected:
  Model minimal(const std::vector<TermId>& conditions, const std::vector<TermId>& variables) {
    Answer answer = solve(conditions);
    EXPECT_EQ(answer.verdict, Verdict::Satisfiable);
    return minimise(*chain, terms, conditions, variables, answer.model);
  }
  std::vector<int64_t> integers(const Model& model, const std::vector<TermId>& variables) {
    std::vector<int64_t> result;
    for (TermId variable : variables) {
      result.push_back(IntegerView(std::get<BigInteger>(model.at(variable))).to_int64());
    }
    return result;
  }
};

TEST_F(Minimising, LeavesTheLoadToTheLast) {
  std::vector<TermId> variables = {integer(0), integer(1), integer(2), integer(3)};
  TermId sum = variables[0];
  for (size_t i = 1; i < 4; ++i) sum = add(sum, variables[i]);
  EXPECT_EQ(integers(minimal({equal(sum, constant(42))}, variables), variables), (std::vector<int64_t>{0, 0, 0, 42}));
}

TEST_F(Minimising, FindsTheLeastMagnitudePositiveFirst) {
  TermId square = multiply(x, x);
  EXPECT_EQ(integers(minimal({less(constant(1000), square)}, {x}), {x}), (std::vector<int64_t>{32}));
  EXPECT_EQ(integers(minimal({less(constant(1000), square), less(x, constant(0))}, {x}), {x}),
            (std::vector<int64_t>{-32}));
  TermId outside = terms.make(Operator::Or, {less(constant(500), x), less(x, constant(-77))});
  EXPECT_EQ(integers(minimal({outside}, {x}), {x}), (std::vector<int64_t>{-78}));
  outside = terms.make(Operator::Or, {less(constant(77), x), less(x, constant(-77))});
  EXPECT_EQ(integers(minimal({outside}, {x}), {x}), (std::vector<int64_t>{78}));
}

TEST_F(Minimising, RespectsWhatIsFixedAlready) {
  // x * y = 91 with both above 1: x is 7, though 13 fits as well.
  std::vector<TermId> conditions = {equal(multiply(x, y), constant(91)), less(constant(1), x), less(constant(1), y)};
  EXPECT_EQ(integers(minimal(conditions, {x, y}), {x, y}), (std::vector<int64_t>{7, 13}));
}

TEST_F(Minimising, KeepsWhatItHasWhenItMustStop) {
  std::vector<TermId> conditions = {less(constant(10), x), less(constant(10), y)};
  Model model = {{x, BigInteger(1000)}, {y, BigInteger(2000)}};
  std::vector<TermId> variables = {x, y};
  int questions = 0;
  Model small = minimise(*chain, terms, conditions, variables, model, [&] { return ++questions <= 12; });
  EXPECT_EQ(integers(small, {x}), std::vector<int64_t>{11});
  EXPECT_GT(integers(small, {y})[0], 11);
  small = minimise(*chain, terms, conditions, variables, model, [] { return false; });
  EXPECT_EQ(integers(small, variables), (std::vector<int64_t>{1000, 2000}));
}

TEST_F(Minimising, BooleansAndFloats) {
  TermId flag = terms.variable(Sort::Bool, 9);
  Model model = {{flag, true}, {f, 1234.5678}};
  std::vector<TermId> conditions = {terms.make(Operator::Or, {flag, less(x, constant(1))}),
                                    less(terms.floating(2.5), f)};
  std::vector<TermId> variables = {flag, f};
  model.emplace(x, BigInteger(0));
  Model small = minimise(*chain, terms, conditions, variables, model);
  EXPECT_FALSE(std::get<bool>(small.at(flag)));
  EXPECT_EQ(std::get<double>(small.at(f)), 3.0);
  conditions.push_back(less(f, terms.floating(2.9)));
  small = minimise(*chain, terms, conditions, variables, {{flag, false}, {x, BigInteger(0)}, {f, 2.7654321}});
  EXPECT_EQ(std::get<double>(small.at(f)), 2.8);
}

} // namespace
} // namespace assay::solve
