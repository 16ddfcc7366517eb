#pragma once
// The report for people. Findings come first; what was not tried is never left out, details come with `verbose`.

#include <string>

#include "report/reporter.h"
#include "report/source_lines.h"

namespace assay::report {

// `2 of 9 clauses covered (3 proved unreachable, 4 unknown)`
std::string coverage_text(const ClauseCoverage& coverage);

class TextReporter : public Reporter {
 public:
  explicit TextReporter(ReportSettings settings)
      : style_(settings.style), lines_(std::move(settings.sources)), runtime_(std::move(settings.runtime)),
        verbose_(settings.verbose) {}

  std::string function(const FunctionReport& report) override;
  std::string not_tested(const std::string& function, const Diagnostics& problems) override;
  std::string summary(const Summary& summary) override;
  std::string suite(const SuiteReport& report) override;
  std::string difference(const DiffReport& report) override;
  std::string grades(std::span<const Grade> grades, const std::filesystem::path& folder) override;
  std::string target(const ReachResult& result, const core::Module& module) override;
  std::string replayed(const ReplayedFinding& finding) override;
  std::string emitted(std::string_view what, const std::string& file) override;

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

} // namespace assay::report
