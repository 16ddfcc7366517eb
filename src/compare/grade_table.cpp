#include "compare/grade_table.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

namespace assay {

namespace {

// The first line of it, which is what a table has room for.
std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string remark(const Grade& grade) {
  std::string text;
  if (!grade.input.empty()) {
    text = fmt::format("{}: the reference {}, the submission {}", grade.input, grade.reference_answer,
                       grade.submission_answer);
    if (!grade.place.empty()) text += fmt::format(" ({})", grade.place);
  }
  if (!grade.detail.empty()) text += (text.empty() ? "" : "; ") + first_line(grade.detail);
  if (!text.empty()) text = ": " + text;
  if (!grade.same_as.empty()) text += fmt::format(" (the same program as {})", grade.same_as);
  return text;
}

std::string coloured(const Grade& grade, const Style& style) {
  std::string text = verdict_text(grade);
  switch (grade.verdict) {
    case GradeVerdict::Same: return style.green(text);
    case GradeVerdict::BudgetSpent:
    case GradeVerdict::Fault: return style.yellow(text);
    default: return style.red(text);
  }
}

// `12 submissions: 7 wrong, 4 same, 1 does not compile`
std::string summary(std::span<const Grade> grades) {
  constexpr std::array order = {GradeVerdict::Wrong,       GradeVerdict::DoesNotEnd,     GradeVerdict::Same,
                                GradeVerdict::BudgetSpent, GradeVerdict::DoesNotCompile, GradeVerdict::EntryMissing,
                                GradeVerdict::OtherType,   GradeVerdict::Fault};
  std::string text;
  for (GradeVerdict verdict : order) {
    auto count = std::ranges::count(grades, verdict, &Grade::verdict);
    if (count == 0) continue;
    Grade of_it;
    of_it.verdict = verdict;
    std::string name = verdict == GradeVerdict::Same ? "same" : verdict_text(of_it);
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, name);
  }
  return fmt::format("{}: {}\n", counted(grades.size(), "submission"), text);
}

} // namespace

std::string grade_table(std::span<const Grade> grades, const Style& style) {
  std::string text;
  for (const Grade& grade : grades) {
    text += fmt::format("{}: {}{}\n", style.bold(grade.submission), coloured(grade, style), remark(grade));
  }
  return text + summary(grades);
}

} // namespace assay
