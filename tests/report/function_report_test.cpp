#include "report/function_report.h"

#include <gtest/gtest.h>

#include "report/progress.h"
#include "report/summary.h"
#include "report/text_reporter.h"

namespace assay::report {
namespace {

FunctionReport report_with(TestVerdict verdict) {
  FunctionReport report;
  report.name = "shop:price/1";
  report.module = "shop";
  report.verdict = verdict;
  report.depth = 25;
  return report;
}

Finding finding_at(uint32_t line, Confirmation confirmation) {
  Finding finding;
  finding.failure.exception_class = "error";
  finding.failure.reason = "badarg";
  finding.failure.site = {"shop", "price", 1, "nowhere.erl", line};
  finding.call = {"price", {"plum"}};
  finding.judgement = {confirmation, confirmation == Confirmation::Confirmed ? "" : "no erl"};
  return finding;
}

TEST(FunctionReport, SaysTheVerdictInWords) {
  EXPECT_EQ(verdict_text(report_with(TestVerdict::Exhausted)), "exhausted");
  FunctionReport deeper = report_with(TestVerdict::ExhaustedToDepth);
  deeper.counters.deeper = 1;
  EXPECT_EQ(verdict_text(deeper), "exhausted to depth 25 (1 alternative lies deeper)");
  deeper.counters.deeper = 3;
  EXPECT_EQ(verdict_text(deeper), "exhausted to depth 25 (3 alternatives lie deeper)");
  EXPECT_TRUE(reasons_not_exhausted(deeper).empty());
}

TEST(FunctionReport, GivesEveryReasonForNotBeingExhausted) {
  FunctionReport report = report_with(TestVerdict::NotExhausted);
  report.stopped_by = StoppedBy::Time;
  report.waiting = 2;
  report.counters.runs = 9;
  report.stopped_runs.push_back({StopReason::Outside, "file:delete/1", 1, {}});
  report.stopped_runs.push_back({StopReason::Budget, "heap", 2, {}});
  report.counters.unknown = 4;
  report.counters.beyond_bound = 5;
  report.counters.open_enumerations = 6;
  report.counters.predictions_broken = 7;
  EXPECT_EQ(reasons_not_exhausted(report),
            (std::vector<std::string>{"the time was up with 2 alternatives left", "1 run stopped at file:delete/1",
                                      "2 runs did not end within 512 MiB of heap",
                                      "the solver gave up on 4 alternatives", "no input was found for 5 alternatives",
                                      "not every value was tried at 6 places", "7 predictions of Assay broke"}));
}

TEST(TextReporter, MarksWhatIsNotConfirmed) {
  FunctionReport report = report_with(TestVerdict::Exhausted);
  report.findings = {finding_at(3, Confirmation::Confirmed), finding_at(4, Confirmation::Unavailable)};
  TextReporter text({.runtime = "erl"});
  EXPECT_EQ(text.function(report),
            "shop:price/1: 2 findings, exhausted\n"
            "  error badarg  (confirmed by erl)\n"
            "    shop:price(plum)\n"
            "    nowhere.erl:3\n"
            "  error badarg  (NOT CONFIRMED: no erl)\n"
            "    shop:price(plum)\n"
            "    nowhere.erl:4\n");
}

TEST(TextReporter, ColoursOnlyWhenAskedTo) {
  FunctionReport report = report_with(TestVerdict::Exhausted);
  TextReporter plain({.style = Style(false)});
  TextReporter coloured({.style = Style(true)});
  EXPECT_EQ(plain.function(report).find('\033'), std::string::npos);
  EXPECT_NE(coloured.function(report).find('\033'), std::string::npos);
}

TEST(Summary, CountsDisagreementsApart) {
  FunctionReport report = report_with(TestVerdict::NotExhausted);
  report.findings = {finding_at(1, Confirmation::Confirmed), finding_at(2, Confirmation::Different),
                     finding_at(3, Confirmation::Unavailable)};
  Summary summary;
  summary.add(report);
  EXPECT_EQ(summary.findings, 3u);
  EXPECT_EQ(summary.unconfirmed, 2u);
  EXPECT_EQ(summary.disagreements, 1u);
  EXPECT_EQ(summary.exhausted, 0u);
}

TEST(Progress, FitsInOneLine) {
  ProgressNumbers numbers{1, 2, 300, 4, {5, 6, {}}, 1.0, 2.0};
  EXPECT_EQ(progress_text(numbers), "1/2 functions, 300 paths (150/s), 5/6 clauses, 4 findings, 50 % solving, 2 s");
}

} // namespace
} // namespace assay::report
