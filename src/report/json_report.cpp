#include "report/json_report.h"

#include <fmt/core.h>

#include "report/json.h"

namespace assay::report {

namespace {

constexpr uint64_t format_version = 1;

std::string_view name_of(TestVerdict verdict) {
  switch (verdict) {
    case TestVerdict::Exhausted: return "exhausted";
    case TestVerdict::ExhaustedToDepth: return "exhausted_to_depth";
    case TestVerdict::NotExhausted: return "not_exhausted";
  }
  return "";
}

std::string_view name_of(StopReason reason) {
  switch (reason) {
    case StopReason::Budget: return "budget";
    case StopReason::Outside: return "outside";
    case StopReason::Unsupported: return "unsupported";
  }
  return "";
}

// The lines of the clauses that were missed for this reason.
std::string missed_json(const ClauseCoverage& coverage, MissedWhy why) {
  std::string lines;
  for (const MissedClause& clause : coverage.missed) {
    if (clause.why == why) lines += fmt::format("{}{}", lines.empty() ? "" : ",", clause.place.line);
  }
  return "[" + lines + "]";
}

std::string stops_json(const FunctionReport& report) {
  std::string text;
  for (const StoppedRuns& runs : report.stopped_runs) {
    JsonObject object;
    object.add("reason", name_of(runs.reason)).add("what", runs.what).add("runs", runs.count);
    if (!runs.calls.empty()) object.add("example", call_text(report.module, runs.calls.front()));
    text += (text.empty() ? "" : ",") + object.text();
  }
  return "[" + text + "]";
}

} // namespace

std::string_view name_of(Confirmation confirmation) {
  switch (confirmation) {
    case Confirmation::Confirmed: return "confirmed";
    case Confirmation::Different: return "different";
    case Confirmation::Unavailable: return "unavailable";
  }
  return "";
}

std::string site_json(const Frame& site) {
  JsonObject object;
  object.add("module", site.module).add("function", site.function);
  if (site.arity) object.add("arity", *site.arity);
  if (!site.file.empty()) object.add("file", site.file);
  if (site.line != 0) object.add("line", site.line);
  return object.text();
}

std::string counts_json(const std::map<std::string, uint64_t>& counts) {
  JsonObject object;
  for (const auto& [name, count] : counts) object.add(name, count);
  return object.text();
}

JsonObject json_record(std::string_view type) {
  JsonObject object;
  object.add("assay", format_version).add("type", type);
  return object;
}

std::string coverage_json(const ClauseCoverage& coverage) {
  JsonObject object;
  object.add("covered", coverage.covered).add("total", coverage.total);
  object.add_raw("unreachable", missed_json(coverage, MissedWhy::Unreachable));
  object.add_raw("unreachable_within", missed_json(coverage, MissedWhy::UnreachableWithin));
  object.add_raw("beyond_bound", missed_json(coverage, MissedWhy::BeyondBound));
  object.add_raw("unknown", missed_json(coverage, MissedWhy::Unknown));
  return object.text();
}

std::string json_finding(const FunctionReport& report, size_t index) {
  const Finding& finding = report.findings[index];
  const Failure& failure = finding.failure;
  JsonObject object = json_record("finding");
  object.add("function", report.name).add("kind", name_of(failure.kind));
  if (failure.kind == FailureKind::Raised) object.add("class", failure.exception_class);
  object.add("reason", failure.reason).add_raw("site", site_json(failure.site));
  object.add("call", call_text(report.module, finding.call));
  object.add_raw("arguments", json_strings(finding.call.arguments));
  object.add("confirmation", name_of(finding.judgement.confirmation));
  if (!finding.judgement.detail.empty()) object.add("detail", finding.judgement.detail);
  if (index < report.stored.size() && !report.stored[index].empty()) object.add("stored", report.stored[index]);
  if (index < report.explanations.size()) object.add("explanation", report.explanations[index]);
  return object.text();
}

namespace {

std::string solver_json(const SolverStatistics& solver) {
  JsonObject answers;
  for (size_t i = 0; i < layer_count; ++i) {
    if (solver.answers[i] != 0) answers.add(name_of(static_cast<Layer>(i)), solver.answers[i]);
  }
  JsonObject walk;
  walk.add("asked", solver.walk.walks).add("answered", solver.walk.solved).add("steps", solver.walk.steps);
  walk.add("restarts", solver.walk.restarts).add("evaluations", solver.walk.evaluations);
  JsonObject object;
  object.add("questions", solver.queries).add("satisfiable", solver.satisfiable);
  object.add("unsatisfiable", solver.unsatisfiable).add("unknown", solver.unknown);
  object.add("rejected_models", solver.rejected_models);
  object.add("without_cvc5", solver.without_cvc5);
  return object.add_raw("answered_by", answers.text()).add_raw("walk", walk.text()).text();
}

} // namespace

std::string json_function(const FunctionReport& report, bool with_times) {
  const SearchCounters& counters = report.counters;
  JsonObject object = json_record("function");
  object.add("function", report.name).add("verdict", name_of(report.verdict)).add("depth", report.depth);
  object.add_raw("reasons", json_strings(reasons_not_exhausted(report)));
  object.add_raw("restrictions", json_strings(report.restrictions));
  if (!report.assumed.empty()) object.add("assumed", report.assumed).add("rejected", counters.rejected);
  object.add("findings", report.findings.size()).add_raw("clauses", coverage_json(report.coverage));
  object.add("runs", counters.runs).add("paths", counters.paths).add("refuted", counters.infeasible);
  object.add("unknown", counters.unknown).add("beyond_bound", counters.beyond_bound).add("deeper", counters.deeper);
  object.add("waiting", report.waiting);
  object.add("predictions_checked", counters.predictions_checked);
  object.add("predictions_broken", counters.predictions_broken);
  object.add_raw("broken", json_strings(counters.broken)).add_raw("enumerated", counts_json(counters.enumerated));
  std::vector<std::string> broken_calls;
  for (const RealCall& call : report.broken_calls) broken_calls.push_back(call_text(report.module, call));
  object.add_raw("broken_calls", json_strings(broken_calls)).add_raw("stopped", stops_json(report));
  if (!report.no_longer_fail.empty()) object.add_raw("no_longer_fail", json_strings(report.no_longer_fail));
  if (with_times) {
    object.add("seconds", report.seconds).add("solver_seconds", report.solver.seconds);
    object.add_raw("solver", solver_json(report.solver));
  }
  return object.text();
}

std::string json_not_tested(const std::string& function, const Diagnostics& problems) {
  return json_record("not_tested").add("function", function).add("problem", to_string(problems)).text();
}

std::string json_emitted(const std::string& file) { return json_record("emitted").add("file", file).text(); }

std::string json_summary(const Summary& summary, bool with_times) {
  JsonObject object = json_record("summary");
  object.add("functions", summary.functions).add("exhausted", summary.exhausted).add("not_tested", summary.not_tested);
  object.add("findings", summary.findings).add("unconfirmed", summary.unconfirmed);
  object.add_raw("clauses", coverage_json(summary.coverage)).add("runs", summary.runs).add("paths", summary.paths);
  object.add("predictions_checked", summary.predictions_checked);
  object.add("predictions_broken", summary.predictions_broken).add("interrupted", summary.interrupted);
  if (with_times) object.add("seconds", summary.seconds);
  return object.text();
}

} // namespace assay::report
