#include "report/diff_report.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "report/json_report.h"

namespace assay::report {

namespace {

std::string_view name_of(DiffVerdict verdict) {
  switch (verdict) {
    case DiffVerdict::Same: return "same";
    case DiffVerdict::Different: return "different";
    case DiffVerdict::BudgetSpent: return "budget_spent";
  }
  return "";
}

std::string_view name_of(Contrast contrast) {
  switch (contrast) {
    case Contrast::Result: return "result";
    case Contrast::Raised: return "raised";
    case Contrast::Returned: return "returned";
    case Contrast::Exception: return "exception";
    case Contrast::Output: return "output";
    case Contrast::Argument: return "argument";
    case Contrast::Endless: return "endless";
  }
  return "";
}

std::string_view name_of(ProgramAnswer::How how) {
  switch (how) {
    case ProgramAnswer::How::Returned: return "returned";
    case ProgramAnswer::How::Raised: return "raised";
    case ProgramAnswer::How::Endless: return "endless";
  }
  return "";
}

// `answers [1]`, `raises error badarith`, `does not end`
std::string answer_text(const ProgramAnswer& answer) {
  switch (answer.how) {
    case ProgramAnswer::How::Returned:
      if (answer.arguments.empty()) return "answers " + answer.said.reason;
      return fmt::format("answers {} and leaves {}", answer.said.reason, fmt::join(answer.arguments, ", "));
    case ProgramAnswer::How::Raised:
      return fmt::format("raises {} {}", answer.said.exception_class, answer.said.reason);
    case ProgramAnswer::How::Endless: return "does not end";
  }
  return {};
}

std::string printed_text(const std::string& output) {
  constexpr size_t most_shown = 200;
  if (output.empty()) return "prints nothing";
  if (output.size() <= most_shown) return "prints " + json_string(output);
  return fmt::format("prints {} and {} bytes more", json_string(output.substr(0, most_shown)),
                     output.size() - most_shown);
}

std::string place_line(const Frame& place, SourceLines& lines, const Style& style) {
  if (place.line == 0 || place.file.empty()) return {};
  std::string text = fmt::format("    {}:{}", place.file, place.line);
  if (auto line = lines.line(place.file, place.line)) text += ": " + style.dim(*line);
  return text + "\n";
}

std::string judgement_text(const DiffReport& report, const CounterExample& found, const Style& style) {
  if (found.judgement.confirmation == Confirmation::Confirmed) {
    return style.green(fmt::format("(confirmed by {})", report.runtime));
  }
  std::string why = found.judgement.detail.empty() ? "nobody was asked" : found.judgement.detail;
  return style.yellow("(NOT CONFIRMED: " + why + ")");
}

// That none is smaller is what the reader takes for granted.
std::string_view smallest_found_text(const CounterExample& found) {
  if (!found.tried_below) return "the smallest that was found; smaller ones may differ as well";
  return "the smallest that was found: every smaller structure was tried, with a few choices of numbers and texts";
}

std::string example_text(const DiffReport& report, const CounterExample& found, const std::string& call,
                         const Style& style, SourceLines& lines) {
  std::string text = fmt::format("  {}  {}\n", style.bold(call), judgement_text(report, found, style));
  auto side = [&](std::string_view name, const ProgramAnswer& answer) {
    return fmt::format("    {} {}\n", name, report::answer_text(found, answer));
  };
  text += side("the reference", found.reference) + side("the submission", found.submission);
  text += place_line(place_of(found), lines, style);
  bool is_shown = found.judgement.confirmation != Confirmation::Different;
  if (is_shown && !found.is_smallest) text += fmt::format("    {}\n", smallest_found_text(found));
  return text;
}

std::string answer_json(const ProgramAnswer& answer) {
  JsonObject object;
  object.add("how", name_of(answer.how));
  if (answer.how == ProgramAnswer::How::Returned) object.add("value", answer.said.reason);
  if (!answer.arguments.empty()) object.add_raw("arguments", json_strings(answer.arguments));
  if (answer.how == ProgramAnswer::How::Raised) {
    object.add("class", answer.said.exception_class).add("reason", answer.said.reason);
  }
  if (!answer.output.empty()) object.add("output", answer.output);
  return object.text();
}

std::string example_json(const CounterExample& found, const std::string& call) {
  JsonObject object;
  object.add("call", call).add_raw("arguments", json_strings(found.call.arguments)).add("size", found.size);
  object.add("smallest", found.is_smallest);
  if (!found.is_smallest) object.add("tried_below", found.tried_below);
  object.add("contrast", name_of(found.contrast));
  object.add_raw("reference", answer_json(found.reference)).add_raw("submission", answer_json(found.submission));
  if (Frame place = place_of(found); place.line != 0) object.add_raw("site", site_json(place));
  object.add("confirmation", report::name_of(found.judgement.confirmation));
  if (!found.judgement.detail.empty()) object.add("detail", found.judgement.detail);
  return object.text();
}

// Those that have become different.
void word_arguments(const ProgramDiff& diff, CounterExample& found) {
  std::vector<std::string> reference;
  std::vector<std::string> submission;
  for (size_t i = 0; i < found.reference.arguments.size() && i < found.submission.arguments.size(); ++i) {
    if (found.reference.arguments[i] == found.submission.arguments[i]) continue;
    reference.push_back(diff.reference_program().texts().argument_text(found.call, i, found.reference.arguments[i]));
    submission.push_back(diff.submission_program().texts().argument_text(found.call, i, found.submission.arguments[i]));
  }
  found.reference.arguments = std::move(reference);
  found.submission.arguments = std::move(submission);
}

// What can't be told apart in words is left as it is.
void word_answers(const ProgramDiff& diff, CounterExample& found) {
  auto words = [&](const ValueText& texts, const ProgramAnswer& answer) {
    bool returned = answer.how == ProgramAnswer::How::Returned;
    return returned ? texts.answer_text(found.call, answer.said) : answer.said.reason;
  };
  std::string reference = words(diff.reference_program().texts(), found.reference);
  std::string submission = words(diff.submission_program().texts(), found.submission);
  if (found.contrast == Contrast::Result && reference == submission) return;
  found.reference.said.reason = std::move(reference);
  found.submission.said.reason = std::move(submission);
  word_arguments(diff, found);
}

} // namespace

std::string answer_text(const CounterExample& found, const ProgramAnswer& answer) {
  std::string text = answer_text(answer);
  return found.contrast == Contrast::Output ? fmt::format("{} and {}", printed_text(answer.output), text) : text;
}

Frame place_of(const CounterExample& found) {
  return found.submission.how == ProgramAnswer::How::Raised ? found.submission.said.site : found.parted;
}

DiffReport report_of(const ProgramDiff& diff, StoppedBy stopped_by) {
  DiffReport report;
  const core::Function& function = diff.reference_function();
  report.function = diff.reference_program().names().short_title_of(function);
  report.verdict = diff.verdict();
  report.stopped_by = stopped_by;
  report.size = diff.options().search.size;
  report.depth = diff.options().search.depth;
  report.same_up_to = diff.same_up_to();
  report.counter_example = diff.counter_example();
  if (report.counter_example) word_answers(diff, *report.counter_example);
  if (report.counter_example)
    report.call = diff.reference_program().texts().expression_text(report.counter_example->call);
  report.unconfirmed = diff.unconfirmed();
  for (CounterExample& found : report.unconfirmed) {
    word_answers(diff, found);
    report.unconfirmed_calls.push_back(diff.reference_program().texts().expression_text(found.call));
  }
  report.restrictions = restrictions_of(diff.signature(), diff.counters().reservations);
  report.not_made = diff.signature().not_made;
  report.stopped_runs = diff.stopped_runs();
  for (const StoppedRuns& runs : report.stopped_runs) {
    report.stopped_calls.push_back(
        runs.calls.empty() ? "" : diff.reference_program().texts().expression_text(runs.calls.front()));
  }
  report.counters = diff.counters();
  report.counters.enumerated.clear();
  for (const auto& [name, count] : diff.counters().enumerated) {
    report.counters.enumerated[diff.reference_program().names().operation_text(name)] += count;
  }
  report.waiting = diff.waiting();
  report.outside = diff.outside();
  report.paths_within = diff.paths_within();
  report.not_compared = diff.not_compared();
  report.solver_seconds = diff.solver_statistics().seconds;
  return report;
}

std::string verdict_text(const DiffReport& report) {
  switch (report.verdict) {
    case DiffVerdict::Same:
      return fmt::format("same up to size {}, depth {}{}", report.size, report.depth, within_text(report.restrictions));
    case DiffVerdict::Different: return "different";
    case DiffVerdict::BudgetSpent: return "budget spent";
  }
  return {};
}

std::vector<std::string> reasons_not_same(const DiffReport& report) {
  std::vector<std::string> reasons;
  if (report.verdict != DiffVerdict::BudgetSpent) return reasons;
  const SearchCounters& counters = report.counters;
  std::string left = report.waiting == 0 ? "" : fmt::format(" with {} left", counted(report.waiting, "alternative"));
  if (report.stopped_by == StoppedBy::Time) reasons.push_back("the time was up" + left);
  if (report.stopped_by == StoppedBy::Memory) reasons.push_back("the memory was used up" + left);
  if (report.stopped_by == StoppedBy::MostPaths) reasons.push_back("--max-paths was reached" + left);
  if (report.stopped_by == StoppedBy::Interrupt) reasons.push_back("interrupted" + left);
  reasons.insert(reasons.end(), report.not_made.begin(), report.not_made.end());
  reasons.insert(reasons.end(), counters.reservations.open.begin(), counters.reservations.open.end());
  for (size_t i = 0; i < report.stopped_runs.size(); ++i) {
    const StoppedRuns& runs = report.stopped_runs[i];
    std::string what = runs.reason == StopReason::Budget ? "used up the budget of " : "stopped at ";
    what += runs.what;
    reasons.push_back(fmt::format("{} {}, for instance {}", counted(runs.count, "run"), what, report.stopped_calls[i]));
  }
  if (counters.unknown != 0) {
    reasons.push_back(fmt::format("the solver gave up on {}", counted(counters.unknown, "alternative")));
  }
  if (counters.beyond_bound != 0) {
    reasons.push_back(fmt::format("no input was found for {}", counted(counters.beyond_bound, "alternative")));
  }
  bool has_none = report.paths_within != 0 && report.outside == report.paths_within;
  if (has_none && report.same_up_to >= report.size) {
    reasons.push_back(
        fmt::format("there is no input up to size {} on which the reference does not raise", report.size));
  }
  if (report.not_compared != 0) {
    reasons.push_back(
        fmt::format("functions, lazy values or values of abstract types in the results of {} were not compared",
                    counted(report.not_compared, "run")));
  }
  if (counters.calls_left_out != 0) {
    reasons.push_back("the spec does not say with what functions in the input may call those they are given");
  }
  if (counters.open_enumerations != 0) {
    reasons.push_back(fmt::format("not every value was tried at {}", counted(counters.open_enumerations, "place")));
  }
  if (counters.predictions_broken != 0) {
    reasons.push_back(fmt::format("{} of Assay broke", counted(counters.predictions_broken, "prediction")));
  }
  return reasons;
}

std::string diff_text(const DiffReport& report, const Style& style, SourceLines& lines, bool verbose) {
  std::string verdict = verdict_text(report);
  bool is_same = report.verdict == DiffVerdict::Same;
  bool is_different = report.verdict == DiffVerdict::Different;
  std::string text =
      fmt::format("{} of {} and {}: {}", style.bold(report.function), report.reference, report.submission,
                  is_same        ? style.green(verdict)
                  : is_different ? style.red(verdict)
                                 : style.yellow(verdict));
  std::vector<std::string> reasons = reasons_not_same(report);
  if (!reasons.empty()) text += fmt::format(": {}", fmt::join(reasons, "; "));
  text += "\n";
  if (report.counter_example) text += example_text(report, *report.counter_example, report.call, style, lines);
  for (size_t i = 0; i < report.unconfirmed.size(); ++i) {
    text += example_text(report, report.unconfirmed[i], report.unconfirmed_calls[i], style, lines);
  }
  if (!is_different && report.outside != 0) {
    bool all = report.outside == report.paths_within;
    text += fmt::format("  the reference raises on {} of {}: {} outside its contract\n",
                        all ? "all" : std::to_string(report.outside), counted(report.paths_within, "path"),
                        report.outside == 1 ? "that input is" : "these inputs are");
  }
  if (!report.restrictions.empty()) text += fmt::format("  restrictions: {}\n", fmt::join(report.restrictions, "; "));
  std::vector<std::string> enumerated;
  for (const auto& [name, count] : report.counters.enumerated) {
    enumerated.push_back(fmt::format("{} ({})", name, count));
  }
  if (!is_different && !enumerated.empty()) {
    text += fmt::format("  values tried one by one at {}\n", fmt::join(enumerated, ", "));
  }
  for (const std::string& broken : report.counters.broken) {
    text += fmt::format("  {} {}\n", style.yellow("a fault of Assay itself:"), broken);
  }
  if (!verbose) return text;
  const SearchCounters& counters = report.counters;
  text += fmt::format("  {}, {}, {} refuted, {} too large, {} deeper, {} checked, {} broken\n",
                      counted(counters.runs, "run"), counted(counters.paths, "path"),
                      counted(counters.infeasible, "alternative"), counters.larger, counters.deeper,
                      counted(counters.predictions_checked, "prediction"), counters.predictions_broken);
  if (report.counter_example) {
    text += fmt::format("  size {}{}\n", report.counter_example->size,
                        report.counter_example->is_smallest ? ", and no smaller input differs" : "");
  }
  if (is_same) text += fmt::format("  the same on all inputs up to size {}\n", report.same_up_to);
  return text + fmt::format("  {:.3f} s, {:.3f} s of it solving\n", report.seconds, report.solver_seconds);
}

std::string json_diff(const DiffReport& report, bool with_times) {
  const SearchCounters& counters = report.counters;
  JsonObject object = json_record("diff");
  object.add("reference", report.reference).add("submission", report.submission).add("function", report.function);
  object.add("verdict", name_of(report.verdict)).add("size", report.size).add("depth", report.depth);
  if (report.same_up_to != 0) object.add("same_up_to", report.same_up_to);
  object.add_raw("reasons", json_strings(reasons_not_same(report)));
  object.add_raw("restrictions", json_strings(report.restrictions));
  if (report.counter_example) object.add_raw("counter_example", example_json(*report.counter_example, report.call));
  std::string unconfirmed;
  for (size_t i = 0; i < report.unconfirmed.size(); ++i) {
    unconfirmed += (i == 0 ? "" : ",") + example_json(report.unconfirmed[i], report.unconfirmed_calls[i]);
  }
  object.add_raw("unconfirmed", "[" + unconfirmed + "]");
  object.add("outside", report.outside).add("runs", counters.runs).add("paths", counters.paths);
  object.add("refuted", counters.infeasible).add("unknown", counters.unknown);
  object.add("beyond_bound", counters.beyond_bound).add("larger", counters.larger).add("deeper", counters.deeper);
  object.add("waiting", report.waiting).add("predictions_checked", counters.predictions_checked);
  object.add("predictions_broken", counters.predictions_broken).add_raw("broken", json_strings(counters.broken));
  object.add_raw("enumerated", counts_json(counters.enumerated));
  object.add("interrupted", report.stopped_by == StoppedBy::Interrupt);
  if (with_times) object.add("seconds", report.seconds).add("solver_seconds", report.solver_seconds);
  return object.text();
}

} // namespace assay::report
