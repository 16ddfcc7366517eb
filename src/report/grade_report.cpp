#include "report/grade_report.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <vector>

#include "report/function_report.h"
#include "report/json_report.h"

namespace assay::report {

namespace {

constexpr std::array<std::string_view, 8> verdict_names = {
    "same", "wrong", "does_not_end", "budget_spent", "does_not_compile", "entry_missing", "other_type", "fault"};

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + "\"";
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(std::move(line));
  return lines;
}

std::string on_one_line(const std::string& text) { return fmt::format("{}", fmt::join(lines_of(text), "; ")); }

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

std::string_view name_of(GradeVerdict verdict) { return verdict_names[static_cast<size_t>(verdict)]; }

std::optional<GradeVerdict> verdict_named(std::string_view name) {
  auto found = std::ranges::find(verdict_names, name);
  if (found == verdict_names.end()) return std::nullopt;
  return static_cast<GradeVerdict>(found - verdict_names.begin());
}

std::string verdict_text(const Grade& grade) {
  switch (grade.verdict) {
    case GradeVerdict::Same: {
      std::string_view within = grade.restrictions.empty() ? "" : ", within restrictions";
      return fmt::format("same up to size {}, depth {}{}", grade.size, grade.depth, within);
    }
    case GradeVerdict::Wrong: return "wrong";
    case GradeVerdict::DoesNotEnd: return "does not end";
    case GradeVerdict::BudgetSpent: return "budget spent";
    case GradeVerdict::DoesNotCompile: return "does not compile";
    case GradeVerdict::EntryMissing: return "entry missing";
    case GradeVerdict::OtherType: return "of another type";
    case GradeVerdict::Fault: return "a fault of Assay";
  }
  return {};
}

std::string csv_table(std::span<const Grade> grades) {
  std::string table =
      "submission,verdict,size,depth,same_up_to,input,reference,answer,place,input_size,same_as,seconds,detail,"
      "restrictions\n";
  for (const Grade& grade : grades) {
    table += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{:.3f},{},{}\n", csv_field(grade.submission),
                         name_of(grade.verdict), grade.size, grade.depth, grade.same_up_to, csv_field(grade.input),
                         csv_field(grade.reference_answer), csv_field(grade.submission_answer), csv_field(grade.place),
                         grade.input.empty() ? "" : std::to_string(grade.input_size), csv_field(grade.same_as),
                         grade.seconds, csv_field(grade.detail), csv_field(on_one_line(grade.restrictions)));
  }
  return table;
}

static std::string json_grade(const Grade& grade) {
  JsonObject object = json_record("grade");
  object.add("submission", grade.submission).add("verdict", name_of(grade.verdict));
  object.add("size", grade.size).add("depth", grade.depth);
  if (grade.same_up_to != 0) object.add("same_up_to", grade.same_up_to);
  if (!grade.input.empty()) {
    JsonObject example;
    example.add("call", grade.input).add("size", grade.input_size).add("smallest", grade.is_smallest);
    if (!grade.is_smallest) example.add("tried_below", grade.tried_below);
    example.add("reference", grade.reference_answer).add("submission", grade.submission_answer);
    if (!grade.place.empty()) example.add("place", grade.place);
    object.add_raw("counter_example", example.text());
  }
  if (!grade.same_as.empty()) object.add("same_as", grade.same_as);
  if (!grade.detail.empty()) object.add("detail", grade.detail);
  if (!grade.restrictions.empty()) object.add_raw("restrictions", json_strings(lines_of(grade.restrictions)));
  object.add("seconds", grade.seconds);
  return object.text();
}

std::string json_grades(std::span<const Grade> grades) {
  std::string records;
  for (const Grade& grade : grades) records += json_grade(grade) + "\n";
  return records;
}

std::string grade_table(std::span<const Grade> grades, const Style& style) {
  std::string text;
  for (const Grade& grade : grades) {
    text += fmt::format("{}: {}{}\n", style.bold(grade.submission), coloured(grade, style), remark(grade));
  }
  return text + summary(grades);
}

} // namespace assay::report
