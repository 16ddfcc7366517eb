// A format that somebody adds: a class and a line of the table, and every command can print it.

#include <gtest/gtest.h>

#include <array>

#include "report/formats.h"

namespace assay::report {
namespace {

// Says what everything is about, and nothing else.
class NamesReporter : public Reporter {
 public:
  std::string function(const FunctionReport& report) override { return report.name + "\n"; }
  std::string not_tested(const std::string& function, const Diagnostics& /*problems*/) override { return function; }
  std::string summary(const Summary& /*summary*/) override { return "end\n"; }
  std::string suite(const SuiteReport& report) override { return report.module; }
  std::string difference(const DiffReport& report) override { return report.function; }
  std::string grades(std::span<const Grade> grades, const std::filesystem::path& /*folder*/) override {
    std::string names;
    for (const Grade& grade : grades) names += grade.submission + "\n";
    return names;
  }
  std::string target(const ReachResult& result, const core::Module& /*module*/) override { return result.target.text; }
  std::string replayed(const ReplayedFinding& finding) override { return finding.file; }
  std::string emitted(std::string_view /*what*/, const std::string& file) override { return file; }
};

std::unique_ptr<Reporter> names_reporter(ReportSettings /*settings*/) { return std::make_unique<NamesReporter>(); }

constexpr std::array formats = {ReportFormat{"--names", names_reporter}, report_formats[0], report_formats[1]};

std::string said_with(std::string_view option) {
  FunctionReport report;
  report.name = "shop:price/1";
  auto reporter = make_reporter(formats, {}, [&](std::string_view each) { return each == option; });
  return reporter->function(report);
}

TEST(ReportFormats, AnOptionAsksForAFormat) {
  EXPECT_EQ(said_with("--names"), "shop:price/1\n");
  EXPECT_TRUE(said_with("--json").starts_with("{\"assay\":1,\"type\":\"function\",\"function\":\"shop:price/1\""));
}

TEST(ReportFormats, TextIsTheDefault) { EXPECT_TRUE(said_with("").starts_with("shop:price/1: nothing found")); }

// Whatever a record is about, it begins alike and is one line.
TEST(ReportFormats, EveryJsonRecordSaysItsVersionFirst) {
  std::unique_ptr<Reporter> json = json_reporter({});
  Grade grade;
  core::Module module;
  for (const std::string& record :
       {json->function({}), json->not_tested("f", {}), json->summary({}), json->suite({}), json->difference({}),
        json->grades({&grade, 1}, {}), json->target({}, module), json->replayed({}), json->emitted("tests", "t")}) {
    EXPECT_TRUE(record.starts_with("{\"assay\":1,\"type\":\"")) << record;
    EXPECT_EQ(record.find('\n'), record.size() - 1) << record;
  }
}

TEST(ReplayReport, SaysWhatWasConfirmed) {
  ReplayedFinding finding{"f", ReplayedFinding::Result::StillFails, "m:f(1)", "error badarg", "", true, ""};
  EXPECT_EQ(replay_text(finding), "still fails: m:f(1) error badarg (confirmed)\n");
  finding.is_confirmed = false;
  finding.why_not_confirmed = "no erl";
  EXPECT_EQ(replay_text(finding), "still fails: m:f(1) error badarg (NOT CONFIRMED: no erl)\n");
  finding.result = ReplayedFinding::Result::Gone;
  finding.detail = "it returns 2";
  EXPECT_EQ(replay_text(finding), "gone: m:f(1) error badarg; it returns 2\n");
}

} // namespace
} // namespace assay::report
