// The report for programs: one record a line (report/json_report.h, docs/schema/report.schema.json).

#include "report/formats.h"
#include "report/json_report.h"

namespace assay::report {

namespace {

class JsonReporter : public Reporter {
 public:
  explicit JsonReporter(bool with_times) : with_times_(with_times) {}

  std::string function(const FunctionReport& report) override {
    std::string text;
    for (size_t i = 0; i < report.findings.size(); ++i) text += json_finding(report, i) + "\n";
    return text + json_function(report, with_times_) + "\n";
  }
  std::string not_tested(const std::string& function, const Diagnostics& problems) override {
    return json_not_tested(function, problems) + "\n";
  }
  std::string summary(const Summary& summary) override { return json_summary(summary, with_times_) + "\n"; }
  std::string suite(const SuiteReport& report) override { return suite_json(report); }
  std::string difference(const DiffReport& report) override { return json_diff(report, with_times_) + "\n"; }
  std::string grades(std::span<const Grade> grades, const std::filesystem::path& /*folder*/) override {
    return json_grades(grades);
  }
  std::string target(const ReachResult& result, const core::Module& module) override {
    return reach_json(result, module) + "\n";
  }
  std::string replayed(const ReplayedFinding& finding) override { return replay_json(finding) + "\n"; }
  std::string emitted(std::string_view /*what*/, const std::string& file) override { return json_emitted(file) + "\n"; }

 private:
  bool with_times_;
};

} // namespace

std::unique_ptr<Reporter> json_reporter(ReportSettings settings) {
  return std::make_unique<JsonReporter>(settings.verbose);
}

} // namespace assay::report
