#include "report/text_reporter.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "report/formats.h"

namespace assay::report {

namespace {

std::string place_text(const Frame& site) {
  if (site.file.empty() || site.line == 0) return "in " + name_of(site);
  return fmt::format("{}:{}", site.file, site.line);
}

// `; beyond the bound: lines 12, 30; unknown: line 7`
std::string missed_lines(const ClauseCoverage& coverage) {
  std::string text;
  for (size_t i = 0; i < missed_why_count; ++i) {
    auto why = static_cast<MissedWhy>(i);
    std::vector<std::string> lines;
    for (const MissedClause& clause : coverage.missed) {
      std::string line = std::to_string(clause.place.line);
      if (clause.why == why && (lines.empty() || lines.back() != line)) lines.push_back(std::move(line));
    }
    if (lines.empty()) continue;
    text += fmt::format("; {}: {} {}", name_of(why), lines.size() == 1 ? "line" : "lines", fmt::join(lines, ", "));
  }
  return text;
}

std::string indented(const std::string& text, std::string_view indent) {
  std::string result;
  size_t begin = 0;
  while (begin < text.size()) {
    size_t end = text.find('\n', begin);
    if (end == std::string::npos) end = text.size();
    result += fmt::format("{}{}\n", indent, text.substr(begin, end - begin));
    begin = end + 1;
  }
  return result;
}

} // namespace

std::string coverage_text(const ClauseCoverage& coverage) {
  std::vector<std::string> missed;
  for (size_t i = 0; i < missed_why_count; ++i) {
    auto why = static_cast<MissedWhy>(i);
    if (uint64_t count = coverage.missed_because(why)) missed.push_back(fmt::format("{} {}", count, name_of(why)));
  }
  std::string text = fmt::format("{} of {} covered", coverage.covered, counted(coverage.total, "clause"));
  return missed.empty() ? text : fmt::format("{} ({})", text, fmt::join(missed, ", "));
}

std::string TextReporter::function(const FunctionReport& report) {
  std::string text = style_.bold(report.name) + ": " + verdict(report) + "\n";
  for (size_t i = 0; i < report.findings.size(); ++i) text += finding(report, i);
  for (const std::string& call : report.no_longer_fail) text += fmt::format("  no longer fails: {}\n", call);
  text += stops(report) + notes(report);
  if (verbose_) text += details(report);
  return text;
}

std::string TextReporter::verdict(const FunctionReport& report) const {
  if (nothing_satisfies(report)) return unsatisfied(report);
  std::string found =
      report.findings.empty() ? style_.green("nothing found") : style_.red(counted(report.findings.size(), "finding"));
  std::string text = fmt::format("{}, {}", found, verdict_text(report));
  std::vector<std::string> reasons = reasons_not_exhausted(report);
  if (!reasons.empty()) text += fmt::format(": {}", fmt::join(reasons, "; "));
  return text;
}

std::string TextReporter::unsatisfied(const FunctionReport& report) const {
  if (report.verdict == TestVerdict::Exhausted) {
    return style_.yellow(fmt::format("not tested, {} is true for no input", report.assumed)) + ": exhausted";
  }
  std::string text = style_.yellow(fmt::format("not tested, no input was found for which {} is true", report.assumed));
  return fmt::format("{}, {}: {}", text, verdict_text(report), fmt::join(reasons_not_exhausted(report), "; "));
}

std::string TextReporter::finding(const FunctionReport& report, size_t index) {
  const Finding& finding = report.findings[index];
  std::string text = fmt::format("  {}  {}\n", style_.red(failure_text(finding.failure)), judgement(finding));
  text += fmt::format("    {}\n", style_.bold(call_text(report.module, finding.call)));
  const Frame& site = finding.failure.site;
  text += fmt::format("    {}", place_text(site));
  if (auto line = lines_.line(site.file, site.line)) text += ": " + style_.dim(*line);
  text += "\n";
  if (index < report.explanations.size()) text += indented(report.explanations[index], "      ");
  return text;
}

std::string TextReporter::judgement(const Finding& finding) const {
  switch (finding.judgement.confirmation) {
    case Confirmation::Confirmed: return style_.green(fmt::format("(confirmed by {})", runtime_));
    case Confirmation::Different: return style_.yellow("(NOT CONFIRMED: " + finding.judgement.detail + ")");
    case Confirmation::Unavailable: break;
  }
  std::string why = finding.judgement.detail.empty() ? "nobody was asked" : finding.judgement.detail;
  return style_.yellow("(NOT CONFIRMED: " + why + ")");
}

// Where runs stopped, with an input that leads there.
std::string TextReporter::stops(const FunctionReport& report) const {
  std::string text;
  for (const StoppedRuns& runs : report.stopped_runs) {
    std::string example = runs.calls.empty() ? "" : call_text(report.module, runs.calls.front());
    if (runs.reason == StopReason::Budget) {
      text += fmt::format("  did not end: {}\n", example);
      continue;
    }
    bool outside = runs.reason == StopReason::Outside;
    text +=
        fmt::format("  {} stops at {}, which {}", example, runs.what, outside ? "acts outside" : "is not supported");
    if (report.ran_outside) {
      text += fmt::format(": run in {}\n", runtime_);
    } else if (outside) {
      text += fmt::format(": not run; --allow-effects runs such inputs in {}\n", runtime_);
    } else {
      text += "\n";
    }
  }
  return text;
}

std::string TextReporter::notes(const FunctionReport& report) const {
  std::string text;
  if (!report.restrictions.empty()) text += fmt::format("  restrictions: {}\n", fmt::join(report.restrictions, "; "));
  std::vector<std::string> enumerated;
  for (const auto& [name, count] : report.counters.enumerated)
    enumerated.push_back(fmt::format("{} ({})", name, count));
  if (!enumerated.empty()) text += fmt::format("  values tried one by one at {}\n", fmt::join(enumerated, ", "));
  for (const std::string& broken : report.counters.broken) {
    text += fmt::format("  {} {}\n", style_.yellow("a fault of Assay itself:"), broken);
  }
  for (const RealCall& call : report.broken_calls) text += fmt::format("    with {}\n", call_text(report.module, call));
  return text;
}

namespace {

// Who answered what the search has asked, and what the walk did, which comes at the questions nobody else can answer.
std::string solver_text(const SolverStatistics& solver) {
  if (solver.queries == 0) return {};
  std::vector<std::string> answers;
  for (size_t i = 0; i < layer_count; ++i) {
    if (solver.answers[i] == 0) continue;
    answers.push_back(fmt::format("{} {}", name_of(static_cast<Layer>(i)), solver.answers[i]));
  }
  std::string text =
      fmt::format("  {}, answered by: {}\n", counted(solver.queries, "question"), fmt::join(answers, ", "));
  if (solver.without_cvc5 != 0) {
    text += fmt::format("  cvc5 is not there: {} that Z3 did not know went past it\n",
                        counted(solver.without_cvc5, "question"));
  }
  const WalkStatistics& walk = solver.walk;
  if (walk.walks == 0) return text;
  return text + fmt::format("  walk: {} asked, {} answered, {}, {}, {}\n", walk.walks, walk.solved,
                            counted(walk.steps, "step"), counted(walk.restarts, "restart"),
                            counted(walk.evaluations, "evaluation"));
}

} // namespace

std::string TextReporter::details(const FunctionReport& report) const {
  const SearchCounters& counters = report.counters;
  std::string text =
      fmt::format("  {} of {} covered", report.coverage.covered, counted(report.coverage.total, "clause"));
  text += missed_lines(report.coverage) + "\n";
  text += fmt::format("  {}, {}, {} refuted, {} checked, {} broken\n", counted(counters.runs, "run"),
                      counted(counters.paths, "path"), counted(counters.infeasible, "alternative"),
                      counted(counters.predictions_checked, "prediction"), counters.predictions_broken);
  double share = report.seconds == 0 ? 0 : 100 * report.solver.seconds / report.seconds;
  text += fmt::format("  {:.3f} s, {:.0f} % of it solving\n", report.seconds, share);
  return text + solver_text(report.solver);
}

std::string TextReporter::summary(const Summary& summary) {
  std::vector<std::string> parts;
  if (summary.functions != 0) {
    std::string found =
        fmt::format("{} in {}", counted(summary.findings, "finding"), counted(summary.functions, "function"));
    if (summary.unconfirmed != 0) found += fmt::format(" ({} not confirmed)", summary.unconfirmed);
    parts.push_back(found);
    parts.push_back(fmt::format("{} exhausted", summary.exhausted));
  }
  if (summary.not_tested != 0) parts.push_back(counted(summary.not_tested, "function") + " not tested");
  if (summary.coverage.total != 0) {
    parts.push_back(coverage_text(summary.coverage));
  }
  if (summary.functions != 0) {
    parts.push_back(fmt::format("{} checked, {} broken", counted(summary.predictions_checked, "prediction"),
                                summary.predictions_broken));
  }
  if (verbose_) parts.push_back(fmt::format("{}, {:.3f} s", counted(summary.paths, "path"), summary.seconds));
  if (summary.interrupted) parts.emplace_back("interrupted");
  std::string text = fmt::format("{}\n", fmt::join(parts, "; "));
  if (!verbose_ || summary.coverage.missed.empty()) return text;
  return fmt::format("clauses not covered: {}\n", missed_lines(summary.coverage).substr(2)) + text;
}

// What keeps it from being tested is a message, and on stderr.
std::string TextReporter::not_tested(const std::string& /*function*/, const Diagnostics& /*problems*/) { return {}; }

std::string TextReporter::suite(const SuiteReport& report) { return suite_text(report, style_); }

std::string TextReporter::difference(const DiffReport& report) { return diff_text(report, style_, lines_, verbose_); }

std::string TextReporter::grades(std::span<const Grade> grades, const std::filesystem::path& folder) {
  std::string text = grade_table(grades, style_);
  if (folder.empty()) return text;
  return text + fmt::format("the tables are {0}/grades.csv and {0}/grades.json\n", folder.string());
}

std::string TextReporter::target(const ReachResult& result, const core::Module& module) {
  return reach_text(result, module, lines_, style_, runtime_);
}

std::string TextReporter::replayed(const ReplayedFinding& finding) { return replay_text(finding); }

std::string TextReporter::emitted(std::string_view what, const std::string& file) {
  return fmt::format("{} in {}\n", what, file);
}

std::unique_ptr<Reporter> text_reporter(ReportSettings settings) {
  return std::make_unique<TextReporter>(std::move(settings));
}

} // namespace assay::report
