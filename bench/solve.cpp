// Queries a second by the layer that answers them, and terms made and evaluated a second.

#include <benchmark/benchmark.h>

#include "solve/chain.h"
#include "solve/minimise.h"

namespace assay::solve {
namespace {

struct Setting {
  explicit Setting(Layer last = Layer::Z3) {
    SolverOptions options;
    options.last_layer = last;
    chain = make_solver_chain(terms, options, statistics);
  }
  TermId variable(uint32_t number) { return terms.variable(Sort::Int, number); }
  TermId constant(int64_t value) { return terms.integer(value); }

  TermTable terms;
  SolverStatistics statistics;
  std::unique_ptr<Solver> chain;
};

// A path as a loop over a list leaves it: each element compared with the one before and with a constant.
std::vector<TermId> path(Setting& setting, uint32_t length) {
  std::vector<TermId> conditions;
  for (uint32_t i = 0; i + 1 < length; ++i) {
    conditions.push_back(setting.terms.make(Operator::LessOrEqual, {setting.variable(i), setting.variable(i + 1)}));
    conditions.push_back(setting.terms.make(Operator::Less, {setting.constant(-100), setting.variable(i)}));
  }
  return conditions;
}

void make_terms(benchmark::State& state) {
  Setting setting;
  int64_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    TermId sum = setting.terms.make(Operator::Add,
                                    {setting.variable(static_cast<uint32_t>(i % 50)), setting.constant(i % 1000)});
    benchmark::DoNotOptimize(setting.terms.make(Operator::Less, {sum, setting.variable(51)}));
    ++i;
  }
  state.SetItemsProcessed(state.iterations() * 2);
}
BENCHMARK(make_terms);

void evaluate_conditions(benchmark::State& state) {
  Setting setting;
  std::vector<TermId> conditions = path(setting, 50);
  Model model;
  for (uint32_t i = 0; i < 50; ++i) model[setting.variable(i)] = BigInteger(i);
  for ([[maybe_unused]] auto _ : state) {
    for (TermId condition : conditions) benchmark::DoNotOptimize(setting.terms.holds(condition, model));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<int64_t>(conditions.size()));
}
BENCHMARK(evaluate_conditions);

void answered_by_hint(benchmark::State& state) {
  Setting setting;
  std::vector<TermId> conditions = path(setting, 20);
  Model hint;
  for (uint32_t i = 0; i < 20; ++i) hint[setting.variable(i)] = BigInteger(i);
  for ([[maybe_unused]] auto _ : state)
    benchmark::DoNotOptimize(setting.chain->solve({.conditions = conditions, .hint = &hint}));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(answered_by_hint);

void answered_by_cache(benchmark::State& state) {
  Setting setting;
  std::vector<TermId> conditions = path(setting, 20);
  conditions.push_back(setting.terms.make(Operator::Less, {setting.variable(19), setting.variable(0)}));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(setting.chain->solve({.conditions = conditions}));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(answered_by_cache);

void answered_by_propagation(benchmark::State& state) {
  Setting setting;
  std::vector<TermId> conditions = path(setting, 20);
  int64_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    conditions.push_back(setting.terms.make(Operator::Equal, {setting.variable(10), setting.constant(++i)}));
    benchmark::DoNotOptimize(setting.chain->solve({.conditions = conditions}));
    conditions.pop_back();
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["propagation"] =
      static_cast<double>(setting.statistics.answers[static_cast<size_t>(Layer::Propagation)]);
}
BENCHMARK(answered_by_propagation);

void answered_by_z3(benchmark::State& state) {
  Setting setting;
  std::vector<TermId> conditions = path(setting, static_cast<uint32_t>(state.range(0)));
  int64_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    TermId left = setting.terms.make(Operator::Multiply, {setting.variable(0), setting.constant(97)});
    TermId right = setting.terms.make(Operator::Multiply, {setting.variable(1), setting.constant(89)});
    TermId sum = setting.terms.make(Operator::Add, {left, right});
    conditions.push_back(setting.terms.make(Operator::Equal, {sum, setting.constant(++i * 2 + 1)}));
    benchmark::DoNotOptimize(setting.chain->solve({.conditions = conditions}));
    conditions.pop_back();
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["z3"] = static_cast<double>(setting.statistics.answers[static_cast<size_t>(Layer::Z3)]);
}
BENCHMARK(answered_by_z3)->Arg(2)->Arg(20);

void refuted_by_z3(benchmark::State& state) {
  Setting setting;
  int64_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    TermId more = setting.terms.make(Operator::Add, {setting.variable(0), setting.constant(++i)});
    std::vector<TermId> conditions = {setting.terms.make(Operator::Less, {more, setting.variable(1)}),
                                      setting.terms.make(Operator::Less, {setting.variable(1), setting.variable(0)})};
    benchmark::DoNotOptimize(setting.chain->solve({.conditions = conditions}));
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["z3"] = static_cast<double>(setting.statistics.answers[static_cast<size_t>(Layer::Z3)]);
}
BENCHMARK(refuted_by_z3);

// A product of a machine integer that takes each value by wrapping only.
void wrapped(benchmark::State& state) {
  Setting setting;
  TermId x = setting.variable(0);
  TermId product = setting.terms.make(Operator::Multiply, {x, setting.constant(65537)});
  TermId machine = setting.terms.make(Operator::Wrap, {product}, 32);
  int64_t i = 0;
  for ([[maybe_unused]] auto _ : state) {
    std::vector<TermId> conditions = {
        setting.terms.make(Operator::LessOrEqual, {x, setting.constant(INT32_MAX)}),
        setting.terms.make(Operator::LessOrEqual, {setting.constant(INT32_MIN), x}),
        setting.terms.make(Operator::Equal, {machine, setting.constant(++i % 60'000 + 2)})};
    benchmark::DoNotOptimize(setting.chain->solve({.conditions = conditions}));
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["z3"] = static_cast<double>(setting.statistics.answers[static_cast<size_t>(Layer::Z3)]);
}
BENCHMARK(wrapped);

void minimise_a_sum(benchmark::State& state) {
  Setting setting;
  std::vector<TermId> variables;
  TermId sum = setting.constant(0);
  for (uint32_t i = 0; i < 4; ++i) {
    variables.push_back(setting.variable(i));
    sum = setting.terms.make(Operator::Add, {sum, variables.back()});
  }
  std::vector<TermId> conditions = {setting.terms.make(Operator::Equal, {sum, setting.constant(42)})};
  Model model = setting.chain->solve({.conditions = conditions}).model;
  for ([[maybe_unused]] auto _ : state)
    benchmark::DoNotOptimize(minimise(*setting.chain, setting.terms, conditions, variables, model));
}
BENCHMARK(minimise_a_sum);

} // namespace
} // namespace assay::solve
