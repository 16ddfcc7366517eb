#pragma once
// What came of one submission: the verdict, and what an instructor wants to see beside it. As a line for people, a row
// of a table, and a JSON record.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "report/style.h"

namespace assay::report {

enum class GradeVerdict : uint8_t {
  Same,
  Wrong,
  DoesNotEnd,
  BudgetSpent,
  DoesNotCompile, // or can't be read
  EntryMissing,
  OtherType,
  Fault, // of Assay
};

struct Grade {
  std::string submission; // its file, as the user named it
  GradeVerdict verdict = GradeVerdict::Fault;
  uint64_t size = 0; // the bounds
  uint64_t depth = 0;
  uint64_t same_up_to = 0; // the size; it may be beyond the bound
  // The counter-example, in the language's syntax, and what the two programs make of it.
  std::string input;
  std::string reference_answer;
  std::string submission_answer;
  std::string place; // FILE:LINE where the submission parted or raised
  uint64_t input_size = 0;
  bool is_smallest = false;
  bool tried_below = false; // see CounterExample
  std::string restrictions; // within which the verdict holds, one a line
  std::string detail;       // why it does not compile, what was left
  std::string same_as;      // the submission that was graded in its place, being the same program
  double seconds = 0;       // from the program's start to the verdict
  bool operator==(const Grade&) const = default;
};

// `wrong`, `same up to size 8, depth 40`
std::string verdict_text(const Grade& grade);
// In the csv and in JSON: `wrong`, `does_not_compile`.
std::string_view name_of(GradeVerdict verdict);
std::optional<GradeVerdict> verdict_named(std::string_view name);

// A line for each submission, and how many have which verdict.
std::string grade_table(std::span<const Grade> grades, const Style& style);
std::string csv_table(std::span<const Grade> grades);
std::string json_grades(std::span<const Grade> grades); // one record a line

} // namespace assay::report
