#include "report/function_report.h"

#include <fmt/core.h>

#include <algorithm>

namespace assay::report {

namespace {

// By where they are in the source, then by how they fail: not by when they were found.
bool comes_before(const Finding& left, const Finding& right) {
  auto key = [](const Finding& finding) {
    return std::tuple(!is_confirmed(finding), finding.failure.site.line, group_key(finding.failure));
  };
  return key(left) < key(right);
}

std::string stopped_text(const StoppedRuns& runs, const FunctionReport& report) {
  if (runs.reason != StopReason::Budget) return fmt::format("{} stopped at {}", counted(runs.count, "run"), runs.what);
  std::string limit = runs.what == "steps"  ? fmt::format("{} steps", report.budget.steps)
                      : runs.what == "heap" ? fmt::format("{} MiB of heap", report.budget.heap_bytes >> 20)
                                            : fmt::format("{} MiB of stack", report.budget.stack_bytes >> 20);
  return fmt::format("{} did not end within {}", counted(runs.count, "run"), limit);
}

} // namespace

bool is_confirmed(const Finding& finding) { return finding.judgement.confirmation == Confirmation::Confirmed; }

std::string counted(uint64_t count, std::string_view singular, std::string_view plural) {
  if (count == 1) return fmt::format("1 {}", singular);
  return plural.empty() ? fmt::format("{} {}s", count, singular) : fmt::format("{} {}", count, plural);
}

FunctionReport report_of(FunctionTest& test, DrivenTest driven) {
  FunctionReport report;
  report.name = test.program().title_of(test.function());
  report.module = test.function().module->name.text();
  report.verdict = driven.stopped_by == StoppedBy::Interrupt ? TestVerdict::NotExhausted : test.verdict();
  report.stopped_by = driven.stopped_by;
  report.waiting = test.search().waiting();
  report.unchecked_results = test.unchecked_results();
  report.depth = test.search().options().depth;
  report.budget = driven.budget;
  report.restrictions = restrictions_of(test.signature(), test.counters().reservations);
  report.not_made = test.signature().not_made;
  if (test.assumed()) {
    report.assumed = test.program().names().operation_text(test.assumed()->symbol.text());
    report.restrictions.push_back(fmt::format("only inputs for which {} is true", report.assumed));
  }
  report.findings = test.findings();
  std::ranges::stable_sort(report.findings, comes_before);
  report.stopped_runs = test.stopped_runs();
  report.ran_outside = driven.ran_outside;
  report.broken_calls = test.broken_calls();
  report.counters = test.counters();
  report.counters.enumerated.clear();
  for (const auto& [name, count] : test.counters().enumerated) {
    report.counters.enumerated[test.program().names().operation_text(name)] += count;
  }
  report.seconds = driven.seconds;
  report.solver = test.solving_of_search();
  return report;
}

std::string call_text(const std::string& module, const RealCall& call) {
  if (!call.text.empty()) return call.text;
  std::string text;
  for (const std::string& argument : call.arguments) text += (text.empty() ? "" : ", ") + argument;
  return fmt::format("{}:{}({})", call.module.empty() ? module : call.module, call.function, text);
}

bool nothing_satisfies(const FunctionReport& report) {
  return !report.assumed.empty() && report.findings.empty() && report.counters.rejected == report.counters.runs;
}

std::vector<std::string> restrictions_of(const Signature& signature, const Reservations& reservations) {
  std::vector<std::string> result = signature.restrictions;
  for (const std::string& words : reservations.restrictions) {
    if (std::ranges::find(result, words) == result.end()) result.push_back(words);
  }
  return result;
}

std::string_view within_text(std::span<const std::string> restrictions) {
  return restrictions.empty() ? "" : ", within restrictions";
}

std::string verdict_text(const FunctionReport& report) {
  std::string_view within = within_text(report.restrictions);
  switch (report.verdict) {
    case TestVerdict::Exhausted: return fmt::format("exhausted{}", within);
    case TestVerdict::ExhaustedToDepth:
      return fmt::format("exhausted to depth {} ({} deeper){}", report.depth,
                         report.counters.deeper == 1 ? "1 alternative lies"
                                                     : fmt::format("{} alternatives lie", report.counters.deeper),
                         within);
    case TestVerdict::NotExhausted: return "not exhausted";
  }
  return {};
}

// Results that were not held against the spec are no reason: the runs were made. Nor does a run that was cut for its
// length leave more open than its bound does.
SearchEnd search_end(const FunctionReport& report) {
  const SearchCounters& counters = report.counters;
  bool is_open = report.stopped_by != StoppedBy::Nothing || counters.runs == 0 || counters.unknown != 0 ||
                 counters.not_kept != 0 || counters.calls_left_out != 0 || counters.predictions_broken != 0 ||
                 !counters.unsupported.empty() || !counters.reservations.open.empty() || !report.not_made.empty();
  if (is_open) return SearchEnd::Open;
  bool at_bound = counters.deeper != 0 || counters.beyond_bound != 0 || counters.open_enumerations != 0 ||
                  counters.cut_runs != 0 || counters.overflowed_runs != 0;
  if (at_bound) return SearchEnd::AtBound;
  return report.restrictions.empty() ? SearchEnd::Complete : SearchEnd::Restricted;
}

std::vector<std::string> reasons_not_exhausted(const FunctionReport& report) {
  std::vector<std::string> reasons;
  if (report.verdict != TestVerdict::NotExhausted) return reasons;
  const SearchCounters& counters = report.counters;
  std::string left = counters.runs == 0    ? " before the first run"
                     : report.waiting == 0 ? ""
                                           : fmt::format(" with {} left", counted(report.waiting, "alternative"));
  switch (report.stopped_by) {
    case StoppedBy::Nothing: break;
    case StoppedBy::Time: reasons.push_back("the time was up" + left); break;
    case StoppedBy::Memory: reasons.push_back("the memory was used up" + left); break;
    case StoppedBy::MostPaths: reasons.push_back("--max-paths was reached" + left); break;
    case StoppedBy::Covered: reasons.push_back("every clause is covered" + left); break;
    case StoppedBy::Interrupt: reasons.push_back("interrupted" + left); break;
  }
  reasons.insert(reasons.end(), report.not_made.begin(), report.not_made.end());
  reasons.insert(reasons.end(), counters.reservations.open.begin(), counters.reservations.open.end());
  for (const StoppedRuns& runs : report.stopped_runs) reasons.push_back(stopped_text(runs, report));
  if (counters.overflowed_runs != 0) {
    reasons.push_back(fmt::format("{} used up the stack", counted(counters.overflowed_runs, "run")));
  }
  if (counters.unknown != 0) {
    reasons.push_back(fmt::format("the solver gave up on {}", counted(counters.unknown, "alternative")));
  }
  if (counters.not_kept != 0) {
    reasons.push_back(fmt::format("{} left out, as too many were waiting", counted(counters.not_kept, "alternative")));
  }
  if (counters.beyond_bound != 0) {
    reasons.push_back(fmt::format("no input was found for {}", counted(counters.beyond_bound, "alternative")));
  }
  if (report.unchecked_results != 0) {
    reasons.push_back(
        fmt::format("{} held against the spec for one input only", counted(report.unchecked_results, "result")));
  }
  if (counters.calls_left_out != 0) {
    reasons.push_back("the spec does not say with what functions in the input may call those they are given");
  }
  if (counters.open_enumerations != 0) {
    reasons.push_back(fmt::format("not every value was tried at {}", counted(counters.open_enumerations, "place")));
  }
  if (counters.predictions_broken != 0) {
    reasons.push_back(fmt::format("{} of Assay broke", counted(counters.predictions_broken, "prediction")));
  }
  if (counters.deeper != 0) {
    reasons.push_back(fmt::format("{} beyond depth {}", counted(counters.deeper, "alternative"), report.depth));
  }
  return reasons;
}

std::string failure_text(const Failure& failure) {
  std::string reason = failure.reason.size() <= 200 ? failure.reason : failure.constructor;
  if (is_unending(failure.kind)) return failure.reason;
  if (failure.kind == FailureKind::BadResult) return "result outside the spec: " + reason;
  return failure.exception_class + " " + reason;
}

} // namespace assay::report
