#include "report/suite_report.h"

#include <fmt/core.h>

#include <algorithm>

#include "report/json_report.h"
#include "report/text_reporter.h"

namespace assay::report {

namespace {

std::string covered_text(const SuiteReport& report, const SuiteRow& row, const Style& style) {
  if (row.missed) return style.yellow(fmt::format("not covered: {}", name_of(*row.missed)));
  if (row.tests.empty()) return style.yellow("no test: what comes here does not end, or can't be repeated");
  std::string text = report.tests[row.tests[0]].written.name;
  if (row.tests.size() > 1) text += fmt::format(" and {}", counted(row.tests.size() - 1, "other"));
  return text;
}

std::string row_json(const SuiteReport& report, const SuiteRow& row) {
  JsonObject object = json_record("clause");
  object.add("function", row.full_title).add("line", row.clause.place().line);
  std::vector<std::string> names;
  for (size_t test : row.tests) names.push_back(report.tests[test].written.name);
  object.add_raw("tests", json_strings(names));
  if (row.missed) object.add("missed", name_of(*row.missed));
  return object.text();
}

std::string test_json(const SuiteReport& report, const SuiteTest& test) {
  const SuiteCase& written = test.written;
  JsonObject object = json_record("test");
  object.add("name", written.name).add("call", call_text(report.module, written.call));
  object.add_raw("arguments", json_strings(written.call.arguments));
  if (written.seen.what == Observed::Raised) {
    object.add("class", written.seen.failure.exception_class).add("reason", written.seen.failure.reason);
  } else {
    object.add("result", written.seen.value);
  }
  if (!test.disagreement.empty()) object.add("disagreement", test.disagreement);
  return object.text();
}

} // namespace

uint64_t SuiteReport::disagreements() const {
  return static_cast<uint64_t>(
      std::ranges::count_if(tests, [](const SuiteTest& test) { return !test.disagreement.empty(); }));
}

std::string suite_text(const SuiteReport& report, const Style& style) {
  size_t width = 8; // of the heading
  for (const SuiteRow& row : report.rows) width = std::max(width, row.function.size());
  std::string text;
  if (!report.rows.empty())
    text += style.bold(fmt::format("{:>5}  {:<{}}  covered by", "line", "function", width)) + "\n";
  for (const SuiteRow& row : report.rows) {
    text += fmt::format("{:>5}  {:<{}}  {}\n", row.clause.place().line, row.function, width,
                        covered_text(report, row, style));
  }
  for (const SuiteTest& test : report.tests) {
    if (test.disagreement.empty()) continue;
    text += fmt::format("{} {}: {}\n", style.yellow("a fault of Assay itself:"),
                        call_text(report.module, test.written.call), test.disagreement);
  }
  for (const std::string& note : report.notes) text += note + "\n";
  text += report.file.empty() ? "no tests" : fmt::format("{} in {}", counted(report.tests.size(), "test"), report.file);
  if (report.coverage.total != 0) text += "; " + coverage_text(report.coverage);
  text += fmt::format("; {} checked, {} broken", counted(report.predictions_checked, "prediction"),
                      report.predictions_broken);
  return text + (report.interrupted ? "; interrupted\n" : "\n");
}

std::string suite_json(const SuiteReport& report) {
  std::string text;
  for (const SuiteTest& test : report.tests) text += test_json(report, test) + "\n";
  for (const SuiteRow& row : report.rows) text += row_json(report, row) + "\n";
  JsonObject object = json_record("suite");
  if (!report.file.empty()) object.add("file", report.file);
  object.add("tests", report.tests.size()).add_raw("clauses", coverage_json(report.coverage));
  object.add_raw("notes", json_strings(report.notes)).add("disagreements", report.disagreements());
  object.add("predictions_checked", report.predictions_checked);
  object.add("predictions_broken", report.predictions_broken).add("interrupted", report.interrupted);
  return text + object.text() + "\n";
}

} // namespace assay::report
