#include "campaign/set_up_tests.h"

#include "lang/choose_functions.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/supervisor.h"
#include "campaign/keep_findings.h"
#include "campaign/named_functions.h"

namespace assay::campaign {

namespace {

std::string folder_name(const core::Function& function) {
  return fmt::format("{}.{}", function.plain_name.text(), function.arity());
}

TestOptions options_for(const core::Function& function, const TestSettings& settings, double share,
                        std::optional<NamedFunction> assume) {
  TestOptions options = settings.options;
  // One question to the solver must not take what others need.
  if (!settings.limits.by_count) {
    options.solver.z3_seconds = std::clamp(share / 2, 0.05, options.solver.z3_seconds);
  }
  if (!options.solver.dump_folder.empty()) options.solver.dump_folder /= folder_name(function);
  options.assume = std::move(assume);
  return options;
}

void set_up(TestedFunction& tested, TestOptions options, const TestSettings& settings, LoadedProgram& program) {
  const core::Function& function = *tested.function;
  auto space = std::make_unique<InputSpace>();
  auto signature = program.inputs().signature(space->shapes, function, settings.use_spec);
  if (!signature) {
    tested.problems = std::move(signature.error());
    return;
  }
  tested.machine = std::make_unique<Machine>(program);
  tested.test = std::make_unique<FunctionTest>(program, *tested.machine, called_function(program, function),
                                               std::move(space), std::move(*signature), std::move(options));
}

// A fault of ours in one function must not lose what is known of the others.
TestedFunction guarded_set_up(const core::Function& function, TestOptions options, const TestSettings& settings,
                              LoadedProgram& program, const KeptFindings* kept, const Say& say) {
  TestedFunction tested;
  tested.function = &function;
  try {
    set_up(tested, std::move(options), settings, program);
    if (kept != nullptr) repeat_findings(tested, program, settings, *kept, say);
  } catch (const std::exception& error) {
    tested.test.reset();
    tested.is_our_fault = true;
    tested.problems = {
        {"", 0, 0, fmt::format("{}: a fault of Assay itself: {}", program.title_of(function), error.what())}};
  }
  return tested;
}

std::optional<std::string> run_seed(TestedFunction& tested, const std::string& seed, LoadedProgram& program,
                                    const Budget& budget) {
  Context context(program, budget);
  auto values = program.reader().read_input(*tested.machine, context, tested.function->plain_name.text(), seed,
                                            tested.test->calls_in_text());
  if (!values) return "the seed can't be read: " + to_string(values.error());
  return tested.test->run_seed(*values);
}

// What is left out of a test by nobody's fault is said.
void say_where_nothing_is_assumed(const TestSettings& settings, const LoadedProgram& program,
                                  const Assumptions& assumptions, const Say& say) {
  for (const core::Function* function : assumptions.without) {
    say(fmt::format("assay: nothing is assumed of the inputs of {}: there is no {}/{}", program.title_of(*function),
                    *settings.assume, function->arity()));
  }
}

} // namespace

std::expected<std::vector<TestedFunction>, std::string> set_up_tests(const TestSettings& settings,
                                                                     LoadedProgram& program,
                                                                     std::span<const core::Function* const> functions,
                                                                     const KeptFindings* kept, const Say& say) {
  listen_to_interrupts(); // from here on something may be found
  if (!settings.seeds.empty() && functions.size() != 1) {
    return std::unexpected("--seed needs exactly one function");
  }
  auto assumptions = find_assumptions(program, settings.assume, functions);
  if (!assumptions) return std::unexpected(assumptions.error());
  auto concrete = find_concrete(program, settings.concrete);
  if (!concrete) return std::unexpected(concrete.error());
  say_where_nothing_is_assumed(settings, program, *assumptions, say);
  double share = settings.limits.seconds / static_cast<double>(functions.size());
  std::vector<TestedFunction> tests;
  for (const core::Function* function : functions) {
    TestOptions options = options_for(*function, settings, share, assumptions->of(*function));
    options.concrete = *concrete;
    tests.push_back(guarded_set_up(*function, std::move(options), settings, program, kept, say));
  }
  for (const std::string& seed : settings.seeds) {
    if (tests[0].test == nullptr) break;
    if (auto problem = run_seed(tests[0], seed, program, settings.options.search.budget)) {
      return std::unexpected(settings.seeds.size() == 1 ? *problem : fmt::format("{}: {}", seed, *problem));
    }
  }
  return tests;
}

} // namespace assay::campaign
