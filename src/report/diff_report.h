#pragma once
// What is to be said about two programs that were compared: as text for people, and as one JSON record.

#include <string>
#include <vector>

#include "finding/program_diff.h"
#include "report/function_report.h"
#include "report/source_lines.h"
#include "report/style.h"

namespace assay::report {

struct DiffReport {
  std::string reference; // the files, as the user named them
  std::string submission;
  std::string function; // `total/1`
  std::string runtime;  // what confirms, by its name
  DiffVerdict verdict = DiffVerdict::BudgetSpent;
  StoppedBy stopped_by = StoppedBy::Nothing;
  uint64_t size = 0; // the bounds
  uint32_t depth = 0;
  uint64_t same_up_to = 0;                       // see ProgramDiff
  std::optional<CounterExample> counter_example; // what the programs answer is worded for people
  std::string call;                              // of the counter-example, in the language's syntax
  std::vector<CounterExample> unconfirmed;
  std::vector<std::string> unconfirmed_calls;
  std::vector<std::string> restrictions;
  std::vector<std::string> not_made; // see Signature
  std::vector<StoppedRuns> stopped_runs;
  std::vector<std::string> stopped_calls; // an example of each
  SearchCounters counters;
  uint64_t waiting = 0;
  uint64_t outside = 0;
  uint64_t paths_within = 0;
  uint64_t not_compared = 0;
  double seconds = 0;
  double solver_seconds = 0;
};

DiffReport report_of(const ProgramDiff& diff, StoppedBy stopped_by);

// `same up to size 8, depth 40`, `different`, `budget spent`
std::string verdict_text(const DiffReport& report);
// What was left, one reason each; none if the two are the same or differ.
std::vector<std::string> reasons_not_same(const DiffReport& report);

// `answers [1]`, `raises error badarith`, `does not end`; with what it prints, if that is the difference.
std::string answer_text(const CounterExample& found, const ProgramAnswer& answer);
// Where the submission raised, or decided for the last time.
Frame place_of(const CounterExample& found);

std::string diff_text(const DiffReport& report, const Style& style, SourceLines& lines, bool verbose);
std::string json_diff(const DiffReport& report, bool with_times);

} // namespace assay::report
