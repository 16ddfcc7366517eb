#pragma once
// What came of one submission: the verdict, and what an instructor wants to see beside it. As a row of a table, as a
// JSON record, and as a record that is read back when a grading is gone on with.

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "compare/comparison.h"
#include "report/diff_report.h"

namespace assay {

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

Grade grade_of(const DiffReport& report);
Grade grade_of(const NotComparable& problem);
Grade grade_of(const Diagnostics& problems); // it does not compile

// `wrong`, `same up to size 8, depth 40`
std::string verdict_text(const Grade& grade);
// In the csv and in JSON: `wrong`, `does_not_compile`.
std::string_view name_of(GradeVerdict verdict);

std::string csv_table(std::span<const Grade> grades);
std::string json_grade(const Grade& grade);

// One line; the key says what was graded how.
std::string grade_record(std::string_view key, const Grade& grade);
struct KeptGrade {
  std::string key;
  Grade grade;
};
// Nothing if the line is not whole.
std::optional<KeptGrade> read_grade_record(std::string_view line);

} // namespace assay
