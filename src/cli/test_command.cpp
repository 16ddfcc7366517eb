// `assay test`: inputs that crash a function.

#include <fmt/core.h>

#include <chrono>
#include <csignal>

#include "cli/commands.h"
#include "cli/open_program.h"
#include "finding/function_test.h"

namespace assay::cli {

ExitCode test_command(const Arguments& arguments) {
  if (arguments.words().empty()) return usage_error("test takes FILE|MODULE [NAME/ARITY ...]");
  auto program = open_program(arguments.words()[0], arguments);
  if (!program) return program.error();
  std::signal(SIGINT, [](int) { interrupt_runs(); });
  Machine machine(**program);
  auto runtime = (*program)->real_runtime();
  for (const core::Function* function : (*program)->main_module().functions) {
    if (!function->exported || function->plain_name.text() == "module_info") continue;
    auto space = std::make_unique<InputSpace>();
    auto signature = (*program)->signature(space->shapes, *function, true);
    if (!signature) {
      fmt::print(stderr, "{}\n", to_string(signature.error()));
      continue;
    }
    TestOptions options;
    options.search.budget = {2'000'000, uint64_t{64} << 20, uint64_t{64} << 20};
    FunctionTest test(**program, machine, *function, std::move(space), std::move(*signature), options);
    auto start = std::chrono::steady_clock::now();
    auto seconds = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
    while (seconds() < 10 && test.step()) {
    }
    double searched = seconds();
    test.finish(runtime.get());
    const SearchCounters& counters = test.counters();
    fmt::print(
        "{}: {} runs, {} paths, {} infeasible, {} unknown, {} beyond, {} deeper, {} checked, {} broken, {:.3f} s\n",
        function->name.text(), counters.runs, counters.paths, counters.infeasible, counters.unknown,
        counters.beyond_bound, counters.deeper, counters.predictions_checked, counters.predictions_broken, searched);
    for (const std::string& broken : counters.broken) fmt::print("  BROKEN {}\n", broken);
    for (const auto& [name, count] : counters.unsupported) fmt::print("  unsupported {} {}\n", name, count);
    for (const auto& [name, count] : counters.enumerated) fmt::print("  enumerated {} {}\n", name, count);
    for (const Finding& finding : test.findings()) {
      std::string call;
      for (const std::string& argument : finding.call.arguments) call += (call.empty() ? "" : ", ") + argument;
      fmt::print("  {} <- {}({}) {} {}\n", to_string(finding.failure), finding.call.function, call,
                 finding.judgement.confirmation == Confirmation::Confirmed ? "confirmed" : "NOT CONFIRMED",
                 finding.judgement.detail);
    }
    fmt::print("  {}\n", test.verdict() == TestVerdict::Exhausted          ? "exhausted"
                         : test.verdict() == TestVerdict::ExhaustedToDepth ? "exhausted to depth"
                                                                           : "not exhausted");
  }
  return ExitCode::Fine;
}

} // namespace assay::cli
