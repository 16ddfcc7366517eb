#include "campaign/grade.h"

#include <fmt/core.h>
#include <fmt/format.h>

#include "base/sexpr.h"

namespace assay::campaign {

namespace {

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
  std::optional<GradeVerdict> verdict = verdict_named(items[2].text());
  if (!verdict) return std::nullopt;
  KeptGrade kept{std::string(items[1].text()), {}};
  kept.grade.verdict = *verdict;
  kept.grade.is_smallest = items[3].is_symbol("smallest");
  kept.grade.tried_below = items[3].is_symbol("tried");
  size_t next = before;
  visit_texts(kept.grade, [&](std::string& text) { text = items[next++].text(); });
  visit_numbers(kept.grade,
                [&](uint64_t& number) { number = static_cast<uint64_t>(items[next++].small_integer().value_or(0)); });
  kept.grade.seconds = static_cast<double>(items[next].small_integer().value_or(0)) / 1e6;
  return kept;
}

} // namespace assay::campaign
