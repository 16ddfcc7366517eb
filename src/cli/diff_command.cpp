// `assay diff`: the smallest input on which two programs differ, or how far they are the same.

#include <fmt/core.h>
#include <unistd.h>

#include <chrono>

#include "base/supervisor.h"
#include "cli/commands.h"
#include "cli/open_program.h"
#include "cli/read_settings.h"
#include "cli/reporter_of.h"
#include "report/progress.h"

namespace assay::cli {

namespace {

struct DiffSettings {
  std::string reference;
  std::string submission;
  CompareSettings compare;
  SearchLimits limits;
  std::optional<std::filesystem::path> emit = {};
};

std::expected<DiffSettings, std::string> diff_settings(const Arguments& arguments) {
  if (arguments.words().size() != 2 || !arguments.has("-f")) {
    return std::unexpected("diff takes REFERENCE SUBMISSION -f NAME[/ARITY]; see assay diff --help");
  }
  SearchLimits limits = search_limits(arguments);
  DiffSettings settings{arguments.words()[0], arguments.words()[1], compare_settings(arguments, limits), limits};
  if (arguments.has("--emit")) settings.emit = arguments.value("--emit");
  return settings;
}

StoppedBy search(Comparison& comparison, const TimePlan& plan) {
  Progress progress(is_terminal(STDERR_FILENO));
  auto start = std::chrono::steady_clock::now();
  return comparison.search(plan, [&](const ProgramDiff& diff) {
    if (!progress.is_due()) return;
    ProgressNumbers numbers{
        .functions = 1, .paths = diff.counters().paths, .findings = diff.has_difference() ? 1U : 0U};
    numbers.solver_seconds = diff.solver_statistics().seconds;
    numbers.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    progress.show(progress_text(numbers));
  });
}

std::string text_of(DiffReport report, const DiffSettings& settings, Reporter& reporter) {
  report.reference = settings.reference;
  report.submission = settings.submission;
  return reporter.difference(report);
}

void emit(const DiffReport& report, const DiffSettings& settings, LoadedProgram& submission, Reporter& reporter) {
  if (report.counter_example->judgement.confirmation != Confirmation::Confirmed) return;
  bool is_printed = report.counter_example->contrast == Contrast::Output;
  if (is_printed || report.counter_example->contrast == Contrast::Argument) {
    fmt::print(stderr, "assay: no test is written, as it could not assert {}\n",
               is_printed ? "what is printed" : "what becomes of arguments");
    return;
  }
  SuiteCase written{report.counter_example->call, report.counter_example->reference_seen,
                    "The reference does this; the submission differs."};
  auto file = submission.test_emitter().emit_answers(*settings.emit, {&written, 1});
  if (!file) {
    fmt::print(stderr, "{}\n", to_string(file.error()));
    return;
  }
  fmt::print("{}", reporter.emitted("a test of the difference is", *file));
}

ExitCode exit_code(const DiffReport& report) {
  if (report.stopped_by == StoppedBy::Interrupt) return ExitCode::Interrupted;
  if (report.counters.predictions_broken != 0 || !report.unconfirmed.empty()) return ExitCode::OurFault;
  switch (report.verdict) {
    case DiffVerdict::Same: return ExitCode::Fine;
    case DiffVerdict::Different: return ExitCode::Found;
    case DiffVerdict::BudgetSpent: break;
  }
  return ExitCode::Inconclusive;
}

ExitCode cannot_compare(const NotComparable& problem, const std::string& submission) {
  switch (problem.why) {
    case NotComparable::Why::ReferenceLacksFunction:
    case NotComparable::Why::SubmissionLacksFunction: return usage_error(problem.message);
    case NotComparable::Why::OtherType: fmt::print(stderr, "assay: {}: {}\n", submission, problem.message); break;
    case NotComparable::Why::NoInputs: fmt::print(stderr, "{}\n", problem.message); break;
  }
  return ExitCode::NotLoaded;
}

} // namespace

ExitCode diff_command(const Arguments& arguments) {
  auto settings = diff_settings(arguments);
  if (!settings) return usage_error(settings.error());
  TimePlan plan = begin_work(settings->limits);
  auto reference = open_program(settings->reference, arguments);
  if (!reference) return reference.error();
  auto submission = open_program(settings->submission, arguments, reference->get());
  if (!submission) return submission.error();
  if ((*reference)->main_module().language != (*submission)->main_module().language) {
    return usage_error("the reference and the submission must be of one language");
  }
  auto functions = compared_functions(**reference, **submission, settings->compare.function);
  if (!functions) return cannot_compare(functions.error(), settings->submission);
  say_what_is_missing(**reference, std::array{functions->reference});
  say_what_is_missing(**submission, std::array{functions->submission});
  std::unique_ptr<RealRuntime> reference_runtime = (*reference)->real_runtime();
  std::unique_ptr<RealRuntime> submission_runtime = (*submission)->real_runtime();
  auto comparison = Comparison::of({**reference, reference_runtime.get()}, {**submission, submission_runtime.get()},
                                   *functions, settings->compare);
  if (!comparison) return cannot_compare(comparison.error(), settings->submission);
  auto larger = contract_inputs_of(**reference, *functions->reference, settings->compare);
  if (larger != nullptr) (*comparison)->try_last(*larger);
  std::unique_ptr<Reporter> reporter = reporter_of(arguments, settings->submission, submission_runtime.get());
  (*comparison)->so_far = [&](const DiffReport& report) { set_last_words({text_of(report, *settings, *reporter)}); };
  auto start = std::chrono::steady_clock::now();
  StoppedBy stopped_by = search(**comparison, plan);
  double searched = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  DiffReport report = (*comparison)->finish(plan, stopped_by);
  report.seconds = searched;
  fmt::print("{}", text_of(report, *settings, *reporter));
  std::fflush(stdout);
  set_last_words({});
  if (settings->emit && report.counter_example) emit(report, *settings, **submission, *reporter);
  return exit_code(report);
}

} // namespace assay::cli
