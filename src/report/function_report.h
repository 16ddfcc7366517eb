#pragma once
// What is to be said about one function that was tested: gathered from the test when it has ended, and then written as
// text (report/text_reporter.h) or as JSON (report/json_report.h).

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "finding/function_test.h"
#include "report/coverage.h"
#include "search/stopped_by.h"

namespace assay::report {

struct FunctionReport {
  std::string name;   // `lists:nth/2`
  std::string module; // `lists`
  TestVerdict verdict = TestVerdict::NotExhausted;
  StoppedBy stopped_by = StoppedBy::Nothing;
  uint64_t waiting = 0; // alternatives that were not tried
  uint64_t unchecked_results = 0;
  uint32_t depth = 0;
  Budget budget;
  std::vector<std::string> restrictions; // of the inputs and of what runs have met
  std::vector<std::string> not_made;     // see Signature
  std::string assumed;                   // the precondition, `lists:member/2`; empty: none
  ClauseCoverage coverage;
  std::vector<Finding> findings;
  std::vector<std::string> explanations;   // of the findings, in their order; empty: not asked for
  std::vector<std::string> stored;         // the files of the findings, in their order; empty: not kept
  std::vector<std::string> no_longer_fail; // calls that were kept, with how they failed
  std::vector<StoppedRuns> stopped_runs;
  std::vector<RealCall> broken_calls; // that broke a prediction
  bool ran_outside = false;           // those that the machine does not carry out
  SearchCounters counters;
  double seconds = 0;      // of the search: running and solving
  SolverStatistics solver; // of the search
};

// How a test was driven, as far as the report needs it.
struct DrivenTest {
  StoppedBy stopped_by = StoppedBy::Nothing;
  double seconds = 0;
  Budget budget;
  bool ran_outside = false;
};

FunctionReport report_of(FunctionTest& test, DrivenTest driven);

// `basket:price(plum, [])`
std::string call_text(const std::string& module, const RealCall& call);
// Of the input space, and what runs have met.
std::vector<std::string> restrictions_of(const Signature& signature, const Reservations& reservations);
// `, within restrictions`, behind a verdict that holds within some.
std::string_view within_text(std::span<const std::string> restrictions);
// `exhausted`, `exhausted to depth 25 (3 alternatives lie deeper)`, `not exhausted`
std::string verdict_text(const FunctionReport& report);
// Every run ended with the precondition. If it is exhausted as well, no input satisfies that.
bool nothing_satisfies(const FunctionReport& report);
SearchEnd search_end(const FunctionReport& report);
// Why it is not exhausted, one reason each.
std::vector<std::string> reasons_not_exhausted(const FunctionReport& report);
// `error function_clause`, `result outside the spec: 3`
std::string failure_text(const Failure& failure);

bool is_confirmed(const Finding& finding);
// `1 path`, `2 paths`
std::string counted(uint64_t count, std::string_view singular, std::string_view plural = {});

} // namespace assay::report
