// known_inputs FILE: tests every exported function of the file and compares what is found with what the file says:
//     %% finding: FAILURE: CALL
// one line for each, where FAILURE is `error CONSTRUCTOR at NAME/ARITY` or `bad result at NAME/ARITY`. Just those must
// be found, with just those inputs, all confirmed by the real runtime, and no prediction may be broken.

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "finding/function_test.h"
#include "lang/languages.h"

namespace {

using namespace assay;
using namespace assay::finding;

std::vector<std::string> expected_findings(const std::string& file) {
  constexpr std::string_view mark = "%% finding: ";
  std::vector<std::string> lines;
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    if (line.starts_with(mark)) lines.push_back(line.substr(mark.size()));
  }
  return lines;
}

std::string line_of(const Finding& finding) {
  const Failure& failure = finding.failure;
  std::string what =
      failure.kind == FailureKind::BadResult ? "bad result" : failure.exception_class + " " + failure.constructor;
  std::string arguments;
  for (const std::string& argument : finding.call.arguments) arguments += (arguments.empty() ? "" : ", ") + argument;
  std::string line = fmt::format("{} at {}/{}: {}({})", what, failure.site.function, failure.site.arity.value_or(0),
                                 finding.call.function, arguments);
  if (finding.judgement.confirmation != Confirmation::Confirmed) {
    line += " NOT CONFIRMED: " + finding.judgement.detail;
  }
  return line;
}

// True if no prediction was broken. Limits are by count, so that the outcome does not depend on the machine's speed.
bool test_function(LoadedProgram& program, Machine& machine, const core::Function& function,
                   std::vector<std::string>& found) {
  auto space = std::make_unique<InputSpace>();
  auto signature = program.inputs().signature(space->shapes, function, true);
  if (!signature) {
    fmt::print("{}\n", to_string(signature.error()));
    return false;
  }
  TestOptions options;
  options.search.most_paths = 2000;
  options.search.budget.steps = 1'000'000;
  FunctionTest test(program, machine, function, std::move(space), std::move(*signature), options);
  while (test.step()) {
  }
  auto runtime = program.real_runtime();
  TimePlan plan = TimePlan::without_limit();
  test.finish(runtime.get(), plan);
  for (const Finding& finding : test.findings()) found.push_back(line_of(finding));
  for (const std::string& broken : test.counters().broken) fmt::print("broken prediction: {}\n", broken);
  return test.counters().predictions_broken == 0;
}

bool test_file(const std::string& file) {
  std::vector<std::string> expected = expected_findings(file);
  if (expected.empty()) {
    fmt::print("{}: nothing is expected\n", file);
    return false;
  }
  auto program = languages().recognise(file)->open(file, {});
  if (!program) {
    fmt::print("{}\n", to_string(program.error()));
    return false;
  }
  Machine machine(**program);
  bool fine = true;
  std::vector<std::string> found;
  for (const core::Function* function : (*program)->main_module().functions) {
    if (!function->exported || function->plain_name.text() == "module_info") continue;
    fine = test_function(**program, machine, *function, found) && fine;
  }
  std::ranges::sort(expected);
  std::ranges::sort(found);
  if (expected == found) return fine;
  for (const std::string& line : expected) fmt::print("expected {}\n", line);
  for (const std::string& line : found) fmt::print("found    {}\n", line);
  return false;
}

} // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    fmt::print(stderr, "usage: known_inputs FILE\n");
    return 2;
  }
  return test_file(arguments[1]) ? 0 : 1;
}
