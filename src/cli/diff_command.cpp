// `assay diff`: the smallest input on which two programs differ, or how far they are the same.

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>

#include "cli/choose_functions.h"
#include "cli/commands.h"
#include "cli/open_program.h"
#include "cli/test_settings.h"
#include "report/diff_report.h"
#include "report/json_report.h"
#include "report/progress.h"

namespace assay::cli {

namespace {

struct DiffSettings {
  std::string reference;
  std::string submission;
  std::string function;
  DiffOptions options;
  double seconds = 10;
  bool limited_by_count = false; // then nothing may depend on how fast we are
  bool use_spec = true;
  bool json = false;
  bool verbose = false;
  std::optional<std::filesystem::path> emit;
};

std::expected<DiffSettings, std::string> diff_settings(const Arguments& arguments) {
  if (arguments.words().size() != 2 || !arguments.has("-f")) {
    return std::unexpected("diff takes REFERENCE SUBMISSION -f NAME[/ARITY]; see assay diff --help");
  }
  DiffSettings settings;
  settings.reference = arguments.words()[0];
  settings.submission = arguments.words()[1];
  settings.function = arguments.value("-f");
  auto depth = arguments.count("--depth");
  if (!depth) return std::unexpected(depth.error());
  if (*depth > UINT32_MAX) return std::unexpected("--depth is too large");
  auto size = arguments.count("--size");
  if (!size) return std::unexpected(size.error());
  auto seconds = arguments.seconds("--time");
  if (!seconds) return std::unexpected(seconds.error());
  SearchOptions& search = settings.options.search;
  if (arguments.has("--max-paths")) {
    auto most_paths = arguments.count("--max-paths");
    if (!most_paths) return std::unexpected(most_paths.error());
    search.most_paths = *most_paths;
    settings.limited_by_count = true;
  }
  search.depth = static_cast<uint32_t>(*depth);
  search.size = *size;
  search.budget = standard_run_budget;
  settings.seconds = *seconds;
  settings.options.strict = arguments.has("--strict");
  settings.use_spec = !arguments.has("--no-spec");
  settings.json = arguments.has("--json");
  settings.verbose = arguments.has("--verbose");
  if (arguments.has("--emit")) settings.emit = arguments.value("--emit");
  if (!settings.limited_by_count) {
    settings.options.solver.z3_seconds = std::clamp(*seconds / 4, 0.05, settings.options.solver.z3_seconds);
  }
  return settings;
}

class DiffRun {
 public:
  DiffRun(const DiffSettings& settings, TimePlan plan, LoadedProgram& reference, LoadedProgram& submission)
      : settings_(settings), plan_(std::move(plan)), reference_runtime_(reference.real_runtime()),
        submission_runtime_(submission.real_runtime()), submission_(submission) {}

  ExitCode run(ProgramDiff& diff);

 private:
  using Clock = std::chrono::steady_clock;
  StoppedBy search(ProgramDiff& diff);
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  void print(const DiffReport& report) const;
  void emit(const DiffReport& report) const;
  ExitCode exit_code(const DiffReport& report) const;

  const DiffSettings& settings_;
  TimePlan plan_;
  std::unique_ptr<RealRuntime> reference_runtime_;
  std::unique_ptr<RealRuntime> submission_runtime_;
  LoadedProgram& submission_;
  Clock::time_point start_ = Clock::now();
};

StoppedBy DiffRun::search(ProgramDiff& diff) {
  Progress progress(is_terminal(STDERR_FILENO));
  while (plan_.left_for_search(diff.has_difference() ? 1 : 0) > 0) {
    if (runs_interrupted()) return StoppedBy::Interrupt;
    if (!diff.step()) {
      if (runs_interrupted()) return StoppedBy::Interrupt;
      bool full = diff.counters().paths >= settings_.options.search.most_paths && diff.waiting() != 0;
      return full ? StoppedBy::MostPaths : StoppedBy::Nothing;
    }
    if (!progress.is_due()) continue;
    ProgressNumbers numbers{
        .functions = 1, .paths = diff.counters().paths, .findings = diff.has_difference() ? 1U : 0U};
    numbers.solver_seconds = diff.solver_statistics().seconds;
    numbers.seconds = seconds();
    progress.show(numbers);
  }
  return StoppedBy::Time;
}

ExitCode DiffRun::run(ProgramDiff& diff) {
  if (submission_runtime_ != nullptr) {
    diff.ask_whether_it_ends = [this](const RealCall& call, const RealLimits& limits) {
      return submission_runtime_->run(call, limits, RuntimeProcess::Shared);
    };
  }
  StoppedBy stopped_by = search(diff);
  double searched = seconds();
  // What is known is confirmed and printed even then; whoever interrupts again does not want to wait for it.
  std::signal(SIGINT, SIG_DFL);
  allow_runs();
  diff.finish(reference_runtime_.get(), submission_runtime_.get(), plan_);
  DiffReport report = report_of(diff, stopped_by);
  report.reference = settings_.reference;
  report.submission = settings_.submission;
  report.runtime = reference_runtime_ == nullptr ? "the real runtime" : reference_runtime_->name();
  report.seconds = searched;
  print(report);
  if (settings_.emit && report.counter_example) emit(report);
  return exit_code(report);
}

void DiffRun::print(const DiffReport& report) const {
  if (settings_.json) {
    fmt::print("{}\n", json_diff(report, settings_.verbose));
  } else {
    SourceLines lines(std::filesystem::path(settings_.submission).parent_path());
    fmt::print("{}", diff_text(report, Style::for_descriptor(STDOUT_FILENO), lines, settings_.verbose));
  }
  std::fflush(stdout);
}

void DiffRun::emit(const DiffReport& report) const {
  if (report.counter_example->judgement.confirmation != Confirmation::Confirmed) return;
  bool is_printed = report.counter_example->contrast == Contrast::Output;
  if (is_printed || report.counter_example->contrast == Contrast::Argument) {
    fmt::print(stderr, "assay: no test is written, as it could not assert {}\n",
               is_printed ? "what is printed" : "what becomes of arguments");
    return;
  }
  SuiteCase written{report.counter_example->call, report.counter_example->reference_seen,
                    "The reference does this; the submission differs."};
  auto file = submission_.emit_answers(*settings_.emit, {&written, 1});
  if (!file) {
    fmt::print(stderr, "{}\n", to_string(file.error()));
    return;
  }
  fmt::print("{}\n", settings_.json ? json_emitted(*file) : fmt::format("a test of the difference is in {}", *file));
}

ExitCode DiffRun::exit_code(const DiffReport& report) const {
  if (report.stopped_by == StoppedBy::Interrupt) return ExitCode::Interrupted;
  if (report.counters.predictions_broken != 0 || !report.unconfirmed.empty()) return ExitCode::OurFault;
  switch (report.verdict) {
    case DiffVerdict::Same: return ExitCode::Fine;
    case DiffVerdict::Different: return ExitCode::Found;
    case DiffVerdict::BudgetSpent: break;
  }
  return ExitCode::Inconclusive;
}

// The functions to be compared; an error is a message for the user.
std::expected<std::pair<const core::Function*, const core::Function*>, std::string> find_functions(
    const DiffSettings& settings, const LoadedProgram& reference, const LoadedProgram& submission) {
  auto of_reference = choose_function(reference, settings.function);
  if (!of_reference) return std::unexpected("the reference: " + of_reference.error());
  std::string full = fmt::format("{}/{}", (*of_reference)->plain_name.text(), (*of_reference)->arity());
  auto of_submission = choose_function(submission, full);
  if (!of_submission) return std::unexpected("the submission: " + of_submission.error());
  return std::pair(*of_reference, *of_submission);
}

} // namespace

ExitCode diff_command(const Arguments& arguments) {
  auto settings = diff_settings(arguments);
  if (!settings) return usage_error(settings.error());
  auto clock = [start = std::chrono::steady_clock::now()] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  TimePlan plan(settings->seconds, clock,
                settings->limited_by_count ? TimePlan::Shrinking::Unbounded : TimePlan::Shrinking::Bounded);
  auto reference = open_program(settings->reference, arguments);
  if (!reference) return reference.error();
  auto submission = open_program(settings->submission, arguments, reference->get());
  if (!submission) return submission.error();
  if ((*reference)->main_module().language != (*submission)->main_module().language) {
    return usage_error("the reference and the submission must be of one language");
  }
  auto functions = find_functions(*settings, **reference, **submission);
  if (!functions) return usage_error(functions.error());
  if (auto why = (*reference)->why_not_comparable(*functions->first, **submission, *functions->second)) {
    fmt::print(stderr, "assay: {}: {}\n", settings->submission, *why);
    return ExitCode::NotLoaded;
  }
  std::signal(SIGINT, [](int) { interrupt_runs(); });
  say_what_is_missing(**reference, std::array{functions->first});
  say_what_is_missing(**submission, std::array{functions->second});
  auto space = std::make_unique<InputSpace>();
  auto signature = (*reference)->signature(space->shapes, *functions->first, settings->use_spec);
  if (!signature) {
    fmt::print(stderr, "{}\n", to_string(signature.error()));
    return ExitCode::NotLoaded;
  }
  ProgramDiff diff({**reference, called_function(**reference, *functions->first)},
                   {**submission, called_function(**submission, *functions->second)}, std::move(space),
                   std::move(*signature), settings->options);
  return DiffRun(*settings, std::move(plan), **reference, **submission).run(diff);
}

} // namespace assay::cli
