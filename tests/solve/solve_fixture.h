#pragma once
// A table, a chain of solvers and short ways to write conditions.

#include <gtest/gtest.h>

#include <memory>

#include "solve/chain.h"
#include "term/term.h"

namespace assay::solve {

class Solving : public testing::Test {
 protected:
  TermId integer(uint32_t number) { return terms.variable(Sort::Int, number); }
  TermId floating(uint32_t number) { return terms.variable(Sort::Float, number); }
  TermId constant(int64_t value) { return terms.integer(value); }
  TermId equal(TermId left, TermId right) { return terms.make(Operator::Equal, {left, right}); }
  TermId less(TermId left, TermId right) { return terms.make(Operator::Less, {left, right}); }
  TermId at_most(TermId left, TermId right) { return terms.make(Operator::LessOrEqual, {left, right}); }
  TermId add(TermId left, TermId right) { return terms.make(Operator::Add, {left, right}); }
  TermId multiply(TermId left, TermId right) { return terms.make(Operator::Multiply, {left, right}); }
  TermId wrap(TermId term, uint32_t width) { return terms.make(Operator::Wrap, {term}, width); }

  void use(SolverOptions options) {
    statistics = {};
    chain = make_solver_chain(terms, std::move(options), statistics);
  }
  void use_up_to(Layer layer) {
    SolverOptions options;
    options.last_layer = layer;
    use(options);
  }

  Answer solve(std::vector<TermId> conditions, const Model& hint = {}) {
    return chain->solve({.conditions = conditions, .hint = &hint});
  }
  Verdict verdict(std::vector<TermId> conditions) { return solve(std::move(conditions)).verdict; }
  static int64_t number(const Answer& answer, TermId variable) {
    return IntegerView(std::get<BigInteger>(answer.model.at(variable))).to_int64();
  }

  TermTable terms;
  SolverStatistics statistics;
  std::unique_ptr<Solver> chain = make_solver_chain(terms, {}, statistics);
  TermId x = integer(0);
  TermId y = integer(1);
  TermId z = integer(2);
  TermId f = floating(3);
  TermId g = floating(4);
};

} // namespace assay::solve
