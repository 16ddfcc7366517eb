// Assay's side of the comparison with random testing: first_finding SECONDS TARGET FUNCTION ARITY prints
// "found MILLISECONDS SIZE CALL" for the first failure, as it is shown after shrinking, or "none MILLISECONDS VERDICT".
// The time is that of search and shrinking; neither loading nor the start of erl counts. bench/erlang/random calls it.

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <string>

#include "finding/function_test.h"
#include "lang/languages.h"

namespace {

using namespace assay;
using namespace assay::finding;

std::string verdict(const FunctionTest& test) {
  switch (test.verdict()) {
    case TestVerdict::Exhausted: return "exhausted";
    case TestVerdict::ExhaustedToDepth: return "exhausted_to_depth";
    case TestVerdict::NotExhausted: return "time_is_up";
  }
  return {};
}

int find_first(LoadedProgram& program, const core::Function& function, double limit) {
  Machine machine(program);
  auto space = std::make_unique<InputSpace>();
  auto signature = program.inputs().signature(space->shapes, function, true);
  if (!signature) {
    fmt::print(stderr, "{}\n", to_string(signature.error()));
    return 2;
  }
  TestOptions options;
  options.search.budget.steps = 2'000'000;
  auto start = std::chrono::steady_clock::now();
  auto seconds = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
  FunctionTest test(program, machine, function, std::move(space), std::move(*signature), options);
  while (test.findings().empty() && seconds() < limit && test.step()) {
  }
  TimePlan plan = TimePlan::without_limit();
  test.finish(nullptr, plan);
  double took = seconds() * 1000;
  if (test.findings().empty()) {
    fmt::print("none {:.0f} {}\n", took, verdict(test));
    return 0;
  }
  const Finding& finding = test.findings()[0];
  fmt::print("found {:.0f} {} {}({})\n", took, finding.size, finding.call.function,
             fmt::join(finding.call.arguments, ", "));
  return 0;
}

} // namespace

int main(int count, char** arguments) {
  if (count != 5) {
    fmt::print(stderr, "usage: first_finding SECONDS TARGET FUNCTION ARITY\n");
    return 2;
  }
  const Language* language = languages().recognise(arguments[2]);
  if (language == nullptr) return 2;
  auto program = language->open(arguments[2], {});
  if (!program) {
    fmt::print(stderr, "{}\n", to_string(program.error()));
    return 2;
  }
  Symbol name = (*program)->names().function_symbol(arguments[3], static_cast<size_t>(std::atoi(arguments[4])));
  for (const core::Function* function : (*program)->main_module().functions) {
    if (function->name == name) return find_first(**program, *function, std::atof(arguments[1]));
  }
  fmt::print(stderr, "no such function\n");
  return 2;
}
