#pragma once
// What commands print on stdout, in one format. A format is a class (text_reporter.h, json_reporter.cpp), listed in
// report/formats.h. A reporter returns text and prints nothing: commands also keep what they would print now, for the
// case that they are ended.

#include <filesystem>
#include <span>
#include <string>

#include "report/diff_report.h"
#include "report/function_report.h"
#include "report/grade_report.h"
#include "report/reach_report.h"
#include "report/replay_report.h"
#include "report/style.h"
#include "report/suite_report.h"
#include "report/summary.h"

namespace assay::report {

struct ReportSettings {
  Style style{};
  std::filesystem::path sources{};          // the folder of source lines that are quoted
  std::string runtime = "the real runtime"; // that confirms, by its name
  bool verbose = false;                     // with times, counts and clauses
};

class Reporter {
 public:
  virtual ~Reporter() = default;

  // assay test: a function with its findings, one that could not be tested, and the end.
  virtual std::string function(const FunctionReport& report) = 0;
  virtual std::string not_tested(const std::string& function, const Diagnostics& problems) = 0;
  virtual std::string summary(const Summary& summary) = 0;
  // assay cover
  virtual std::string suite(const SuiteReport& report) = 0;
  // assay diff
  virtual std::string difference(const DiffReport& report) = 0;
  // assay grade; `folder` has the tables, if they could be written.
  virtual std::string grades(std::span<const Grade> grades, const std::filesystem::path& folder) = 0;
  // assay reach: one target, in code of the module.
  virtual std::string target(const ReachResult& result, const core::Module& module) = 0;
  // assay replay: one finding.
  virtual std::string replayed(const ReplayedFinding& finding) = 0;
  // What is in a file that was written: "tests of the findings are", "a test of the difference is".
  virtual std::string emitted(std::string_view what, const std::string& file) = 0;
};

} // namespace assay::report
