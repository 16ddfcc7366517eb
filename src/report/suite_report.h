#pragma once
// What is to be said about a suite: which test covers which clause, and why others are not covered. As a table for
// people, and as one JSON record a line (docs/schema/report.schema.json).

#include <optional>
#include <string>
#include <vector>

#include "finding/clause_numbers.h"
#include "lang/language.h"
#include "report/coverage.h"
#include "report/style.h"

namespace assay::report {

struct SuiteTest {
  SuiteCase written;
  std::vector<uint32_t> covers; // clauses, by number
  std::string disagreement;     // of the real runtime with our machine; empty: none
};

struct SuiteRow {
  ClauseNumbers::Clause clause;
  std::string function;            // its short title
  std::string full_title;          // with the module
  std::vector<size_t> tests;       // that cover it
  std::optional<MissedWhy> missed; // without this and without tests, no call that covers it can be a test
};

struct SuiteReport {
  std::string file; // empty: nothing was written
  std::string module;
  std::vector<SuiteTest> tests;
  std::vector<SuiteRow> rows;
  std::vector<std::string> notes; // what else is to be said, a line each
  ClauseCoverage coverage;
  uint64_t predictions_checked = 0;
  uint64_t predictions_broken = 0;
  bool interrupted = false;

  uint64_t disagreements() const;
};

// `covered by price_1_test and 2 others`, `not covered: proved unreachable`
std::string suite_text(const SuiteReport& report, const Style& style);
std::string suite_json(const SuiteReport& report);

} // namespace assay::report
