#pragma once
// The report for people. Findings come first; what was not tried is never left out, details come with `verbose`.

#include <string>

#include "report/function_report.h"
#include "report/source_lines.h"
#include "report/style.h"
#include "report/summary.h"

namespace assay {

// `2 of 9 clauses covered (3 proved unreachable, 4 unknown)`
std::string coverage_text(const ClauseCoverage& coverage);

class TextReport {
 public:
  // `runtime` is what confirms findings, by its name.
  TextReport(Style style, SourceLines lines, std::string runtime, bool verbose)
      : style_(style), lines_(std::move(lines)), runtime_(std::move(runtime)), verbose_(verbose) {}

  std::string function(const FunctionReport& report);
  std::string summary(const Summary& summary) const;

 private:
  std::string finding(const FunctionReport& report, size_t index);
  std::string judgement(const Finding& finding) const;
  std::string verdict(const FunctionReport& report) const;
  std::string unsatisfied(const FunctionReport& report) const;
  std::string stops(const FunctionReport& report) const;
  std::string notes(const FunctionReport& report) const;
  std::string details(const FunctionReport& report) const;

  Style style_;
  SourceLines lines_;
  std::string runtime_;
  bool verbose_;
};

} // namespace assay
