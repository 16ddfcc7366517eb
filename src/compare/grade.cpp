#include "compare/grade.h"

#include <fmt/core.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "base/sexpr.h"
#include "report/json_report.h"

namespace assay {

namespace {

constexpr std::array<std::string_view, 8> verdict_names = {
    "same", "wrong", "does_not_end", "budget_spent", "does_not_compile", "entry_missing", "other_type", "fault"};

GradeVerdict verdict_of(const DiffReport& report) {
  if (report.counters.predictions_broken != 0 || !report.unconfirmed.empty()) return GradeVerdict::Fault;
  switch (report.verdict) {
    case DiffVerdict::Same: return GradeVerdict::Same;
    case DiffVerdict::BudgetSpent: return GradeVerdict::BudgetSpent;
    case DiffVerdict::Different: break;
  }
  bool endless = report.counter_example && report.counter_example->contrast == Contrast::Endless;
  return endless ? GradeVerdict::DoesNotEnd : GradeVerdict::Wrong;
}

void add_detail(Grade& grade, std::string_view text) {
  if (!grade.detail.empty()) grade.detail += "; ";
  grade.detail += text;
}

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

std::string in_quotes(std::string_view text) { return to_text(Sexpr(Sexpr::Kind::String, text, 0)); }

// Texts and numbers of a grade in the order of the record.
template <typename GradeType, typename Visit>
void visit_texts(GradeType& grade, const Visit& visit) {
  for (auto* text : {&grade.submission, &grade.input, &grade.reference_answer, &grade.submission_answer, &grade.place,
                     &grade.detail, &grade.same_as, &grade.restrictions}) {
    visit(*text);
  }
}
template <typename GradeType, typename Visit>
void visit_numbers(GradeType& grade, const Visit& visit) {
  for (auto* number : {&grade.size, &grade.depth, &grade.same_up_to, &grade.input_size}) visit(*number);
}
constexpr size_t texts_of_record = 8;
constexpr size_t numbers_of_record = 4;

} // namespace

std::string_view name_of(GradeVerdict verdict) { return verdict_names[static_cast<size_t>(verdict)]; }

Grade grade_of(const DiffReport& report) {
  Grade grade;
  grade.verdict = verdict_of(report);
  grade.size = report.size;
  grade.depth = report.depth;
  grade.same_up_to = report.same_up_to;
  grade.seconds = report.seconds;
  grade.restrictions = fmt::format("{}", fmt::join(report.restrictions, "\n"));
  for (const std::string& reason : reasons_not_same(report)) add_detail(grade, reason);
  for (size_t i = 0; i < report.unconfirmed.size(); ++i) {
    add_detail(grade, fmt::format("not confirmed: {}: {}", report.unconfirmed_calls[i],
                                  report.unconfirmed[i].judgement.detail));
  }
  for (const std::string& broken : report.counters.broken) add_detail(grade, broken);
  if (!report.counter_example) return grade;
  const CounterExample& found = *report.counter_example;
  grade.input = report.call;
  grade.reference_answer = answer_text(found, found.reference);
  grade.submission_answer = answer_text(found, found.submission);
  grade.input_size = found.size;
  grade.is_smallest = found.is_smallest;
  grade.tried_below = found.tried_below;
  if (Frame place = place_of(found); place.line != 0) grade.place = fmt::format("{}:{}", place.file, place.line);
  if (found.judgement.confirmation != Confirmation::Confirmed) {
    add_detail(grade, "not confirmed: " + found.judgement.detail);
  }
  return grade;
}

Grade grade_of(const NotComparable& problem) {
  Grade grade;
  bool is_typed = problem.why == NotComparable::Why::OtherType;
  grade.verdict = is_typed ? GradeVerdict::OtherType : GradeVerdict::EntryMissing;
  grade.detail = problem.message;
  return grade;
}

Grade grade_of(const Diagnostics& problems) {
  Grade grade;
  grade.verdict = GradeVerdict::DoesNotCompile;
  grade.detail = to_string(problems);
  return grade;
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

std::string json_grade(const Grade& grade) {
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

std::string grade_record(std::string_view key, const Grade& grade) {
  std::string_view smallest = grade.is_smallest ? "smallest" : grade.tried_below ? "tried" : "any";
  std::string record = fmt::format("(grade {} {} {}", in_quotes(key), name_of(grade.verdict), smallest);
  visit_texts(grade, [&](const std::string& text) { record += " " + in_quotes(text); });
  visit_numbers(grade, [&](uint64_t number) { record += fmt::format(" {}", number); });
  return record + fmt::format(" {})", static_cast<uint64_t>(grade.seconds * 1e6));
}

std::optional<KeptGrade> read_grade_record(std::string_view line) {
  Arena arena;
  auto tree = read_sexpr(line, "grades", arena);
  if (!tree || (*tree)->head() != "grade") return std::nullopt;
  std::span<const Sexpr> items = (*tree)->items();
  constexpr size_t before = 4; // `grade`, the key, the verdict, whether it is the smallest
  if (items.size() != before + texts_of_record + numbers_of_record + 1) return std::nullopt;
  auto verdict = std::ranges::find(verdict_names, items[2].text());
  if (verdict == verdict_names.end()) return std::nullopt;
  KeptGrade kept{std::string(items[1].text()), {}};
  kept.grade.verdict = static_cast<GradeVerdict>(verdict - verdict_names.begin());
  kept.grade.is_smallest = items[3].is_symbol("smallest");
  kept.grade.tried_below = items[3].is_symbol("tried");
  size_t next = before;
  visit_texts(kept.grade, [&](std::string& text) { text = items[next++].text(); });
  visit_numbers(kept.grade,
                [&](uint64_t& number) { number = static_cast<uint64_t>(items[next++].small_integer().value_or(0)); });
  kept.grade.seconds = static_cast<double>(items[next].small_integer().value_or(0)) / 1e6;
  return kept;
}

} // namespace assay
