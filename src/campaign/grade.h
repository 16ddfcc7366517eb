#pragma once
// Grades (report/grade_report.h) of submissions that were compared, and as records that are read back when a grading is
// gone on with.

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/comparison.h"
#include "report/diff_report.h"
#include "report/grade_report.h"

namespace assay::campaign {

Grade grade_of(const DiffReport& report);
Grade grade_of(const NotComparable& problem);
Grade grade_of(const Diagnostics& problems); // it does not compile

// One line; the key says what was graded how.
std::string grade_record(std::string_view key, const Grade& grade);
struct KeptGrade {
  std::string key;
  Grade grade;
};
// Nothing if the line is not whole.
std::optional<KeptGrade> read_grade_record(std::string_view line);

} // namespace assay::campaign
