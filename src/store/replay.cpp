#include "store/replay.h"

#include <fmt/core.h>

namespace assay::store {
namespace {

ReplayReport compared(const StoredFinding& finding, const Failure& failure) {
  auto different = difference(finding.failure, failure);
  if (!different) return {{}, ReplayResult::Repeated, {}, {}};
  return {{}, ReplayResult::Changed, *different, {}};
}

// A result is what was found if a bad result was; whether another one is bad is not for us to say.
ReplayReport judge_result(const ValueText& texts, const StoredFinding& finding, const Failure& result) {
  if (finding.failure.kind == FailureKind::BadResult && !difference(finding.failure, result)) {
    return {{}, ReplayResult::Repeated, {}, {}};
  }
  return {{}, ReplayResult::Gone, "it returned " + texts.answer_text(finding.call, result), {}};
}

std::string ending_text(const Outcome& outcome) {
  switch (outcome.ending) {
    case Ending::StepsSpent: return "the budget of steps was spent";
    case Ending::HeapSpent: return "the budget of memory was spent";
    case Ending::StackSpent: return "the budget of stack was spent";
    case Ending::Interrupted: return "interrupted";
    default: return outcome.detail;
  }
}

std::expected<ReplayReport, Diagnostics> run_on_machine(const StoredFinding& finding, LoadedProgram& program,
                                                        const Budget& budget) {
  Machine machine(program);
  Symbol entry = program.names().function_symbol(finding.call.function, finding.call.arguments.size());
  if (program.main_module().find(entry) == nullptr) {
    return std::unexpected(one_diagnostic(fmt::format("{} is not there any more", entry.text())));
  }
  Context context(program, budget);
  auto arguments = program.reader().read_input(machine, context, finding.call.function,
                                               arguments_text(finding, program.texts()), CallsInText::CarriedOut);
  if (!arguments) return std::unexpected(std::move(arguments.error()));
  context.renew(budget);
  Outcome outcome = program.runs().start_run(machine, context);
  if (outcome.returned()) outcome = machine.call(context, entry, *arguments);
  if (outcome.ending == Ending::Raised) {
    return compared(finding, program.outcomes().describe_failure(context, entry, outcome.exception));
  }
  bool is_spent = outcome.ending == Ending::StepsSpent || outcome.ending == Ending::HeapSpent;
  if (is_spent && is_unending(finding.failure.kind)) return ReplayReport{{}, ReplayResult::Repeated, {}, {}};
  if (!outcome.returned()) return ReplayReport{{}, ReplayResult::Unknown, ending_text(outcome), {}};
  return judge_result(program.texts(), finding,
                      program.outcomes().describe_bad_result(context, entry, outcome.values.at(0)));
}

ReplayReport run_in_runtime(const StoredFinding& finding, RealRuntime& runtime, const RealLimits& limits) {
  ReplayReport report;
  Observation seen;
  report.judgement = confirm(runtime, finding.call, finding.failure, limits, RuntimeProcess::Fresh, &seen);
  report.detail = report.judgement.detail;
  if (report.judgement.confirmation == Confirmation::Confirmed) {
    report.result = ReplayResult::Repeated;
  } else if (seen.what == Observed::Returned) {
    report = {{}, ReplayResult::Gone, "it returned " + seen.value, report.judgement};
  } else if (seen.what == Observed::Raised) {
    report.result = ReplayResult::Changed;
  }
  return report;
}

} // namespace

std::expected<ReplayReport, Diagnostics> replay(const StoredFinding& finding, const Languages& languages,
                                                const Budget& budget, const RealLimits& limits) {
  const Language* language = languages.find(finding.language);
  if (language == nullptr) {
    return std::unexpected(one_diagnostic(fmt::format("there is no language '{}'", finding.language)));
  }
  auto program = language->open(finding.target, finding.options);
  if (!program) return std::unexpected(std::move(program.error()));
  std::unique_ptr<RealRuntime> runtime = (*program)->real_runtime();
  std::expected<ReplayReport, Diagnostics> report;
  if (runtime != nullptr && !(*program)->texts().are_read_back()) {
    report = run_in_runtime(finding, *runtime, limits);
  } else {
    report = run_on_machine(finding, **program, budget);
    if (!report) return report;
    report->judgement.detail = "there is no real runtime to ask";
    if (runtime != nullptr) {
      report->judgement = confirm(*runtime, finding.call, finding.failure, limits, RuntimeProcess::Fresh);
    }
  }
  report->call = (*program)->texts().call_text(finding.call);
  return report;
}

} // namespace assay::store
