// `assay test`: inputs that crash functions. Reads the command, sets up a test for each function, lets the driver share
// the time among them, then has the findings confirmed and reports function by function.

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <deque>

#include "base/supervisor.h"
#include "campaign/keep_findings.h"
#include "campaign/set_up_tests.h"
#include "campaign/test_driver.h"
#include "cli/commands.h"
#include "cli/open_program.h"
#include "cli/read_settings.h"
#include "cli/reporter_of.h"
#include "lang/choose_functions.h"
#include "report/explain.h"
#include "store/findings_folder.h"

namespace assay::cli {

namespace {

class TestRun {
 public:
  // `kept` may be null: nothing is kept.
  TestRun(const TestSettings& settings, TimePlan plan, const Arguments& arguments, LoadedProgram& program,
          KeptFindings* kept, std::vector<TestedFunction> functions)
      : settings_(settings), plan_(std::move(plan)), options_(open_options(arguments)), program_(program), kept_(kept),
        runtime_(program.real_runtime()), functions_(std::move(functions)),
        reporter_(reporter_of(arguments, settings.target, runtime_.get())) {}

  ExitCode run();

 private:
  DrivenTest how_it_ended(const TestedFunction& tested) const;
  static bool guard(TestedFunction& tested, const std::function<void()>& work);
  std::vector<std::string> explained(FunctionTest& test, const FunctionReport& report);
  FunctionReport report(TestedFunction& tested);
  void print(const FunctionReport& report);
  // What has been found, as it would be said now: for the case that it can't be said later.
  void leave_last_words();
  void print_end();
  ExitCode exit_code() const;

  const TestSettings& settings_;
  TimePlan plan_;
  OpenOptions options_;
  LoadedProgram& program_;
  KeptFindings* kept_;
  std::unique_ptr<RealRuntime> runtime_;
  std::vector<TestedFunction> functions_;
  uint64_t fresh_confirmations_ = 3; // left, for the whole command
  std::unique_ptr<Reporter> reporter_;
  std::vector<FunctionReport> reports_;
  Summary summary_;
  OutsideCalls outside_calls_{program_};
  std::shared_ptr<const core::CallGraph> calls_ = std::make_shared<const core::CallGraph>(program_.main_module());
};

DrivenTest TestRun::how_it_ended(const TestedFunction& tested) const {
  return {tested.stopped_by, tested.seconds, settings_.options.search.budget, settings_.options.allow_effects};
}

// A fault of ours in one function must not lose what is known of the others. False: there was one.
bool TestRun::guard(TestedFunction& tested, const std::function<void()>& work) {
  try {
    work();
    return true;
  } catch (const std::exception& error) {
    tested.test->search().note_fault(error.what());
    return false;
  }
}

std::vector<std::string> TestRun::explained(FunctionTest& test, const FunctionReport& report) {
  SourceLines lines(std::filesystem::path(settings_.target).parent_path());
  std::vector<std::string> explanations;
  for (const Finding& finding : report.findings) {
    explanations.push_back(explanation(test, finding, program_, lines));
  }
  return explanations;
}

FunctionReport TestRun::report(TestedFunction& tested) {
  // What shrinking runs is not what the search has covered.
  CoverageCounter coverage(program_.main_module(), CoverageCounter::Of::WhatIsTested, calls_);
  coverage.add(*tested.function, *tested.machine);
  guard(tested, [&] { tested.test->finish(runtime_.get(), plan_, fresh_confirmations_); });
  fresh_confirmations_ -= std::min<uint64_t>(fresh_confirmations_, tested.test->findings().size());
  FunctionReport made = report_of(*tested.test, how_it_ended(tested));
  std::vector<std::string> explanations;
  if (settings_.explain && !guard(tested, [&] { explanations = explained(*tested.test, made); })) {
    made = report_of(*tested.test, how_it_ended(tested));
  }
  made.explanations = std::move(explanations);
  coverage.set_end(*tested.function, search_end(made));
  made.coverage = coverage.coverage(outside_calls_);
  if (kept_ != nullptr) {
    store_findings(made, program_, settings_.target, options_, *kept_, say_on_stderr);
    drop_outdated(made, tested.outdated, runtime_.get(), *kept_, say_on_stderr);
  }
  return made;
}

void TestRun::print(const FunctionReport& report) {
  fmt::print("{}", reporter_->function(report));
  std::fflush(stdout);
}

void TestRun::leave_last_words() {
  std::deque<std::string> words;
  for (TestedFunction& tested : functions_) {
    if (tested.test == nullptr) continue;
    std::string& piece = words.emplace_back();
    if (tested.test->findings().empty()) continue;
    DrivenTest driven = how_it_ended(tested);
    if (driven.stopped_by == StoppedBy::Nothing) driven.stopped_by = StoppedBy::Time;
    FunctionReport report = report_of(*tested.test, driven);
    report.verdict = TestVerdict::NotExhausted;
    for (Finding& finding : report.findings) finding.judgement.detail = "there was no time to";
    piece = reporter_->function(report);
  }
  set_last_words(std::move(words));
}

void TestRun::print_end() {
  if (settings_.emit) {
    if (auto file = emit_findings(reports_, program_, *settings_.emit, say_on_stderr)) {
      fmt::print("{}", reporter_->emitted("tests of the findings are", *file));
    }
  }
  fmt::print("{}", reporter_->summary(summary_));
}

ExitCode TestRun::run() {
  TestDriver driver(settings_, program_.main_module(), plan_, functions_);
  driver.found_more = [this] { leave_last_words(); };
  driver.run();
  plan_.begin_finishing(driver.findings());
  leave_last_words();
  CoverageCounter coverage(program_.main_module(), what_is_counted(settings_), calls_);
  coverage.set_callable(callable_functions(program_));
  for (TestedFunction& tested : functions_) {
    if (tested.test == nullptr) {
      ++summary_.not_tested;
      summary_.faults += tested.is_our_fault ? 1 : 0;
      coverage.add_untested(*tested.function);
      fmt::print("{}", reporter_->not_tested(program_.title_of(*tested.function), tested.problems));
      fmt::print(stderr, "{}\n", to_string(tested.problems));
      continue;
    }
    coverage.add(*tested.function, *tested.machine);
    reports_.push_back(report(tested));
    coverage.set_end(*tested.function, search_end(reports_.back()));
    summary_.add(reports_.back());
    print(reports_.back());
    drop_first_words();
    tested.test.reset();
  }
  set_last_words({});
  summary_.coverage = coverage.coverage(outside_calls_);
  summary_.seconds = driver.seconds();
  summary_.interrupted = driver.interrupted();
  print_end();
  return exit_code();
}

ExitCode TestRun::exit_code() const {
  if (summary_.interrupted) return ExitCode::Interrupted;
  if (summary_.faults + summary_.predictions_broken + summary_.disagreements != 0) return ExitCode::OurFault;
  if (summary_.findings != 0) return ExitCode::Found;
  if (summary_.not_tested != 0) return ExitCode::NotLoaded;
  return summary_.exhausted == summary_.functions ? ExitCode::Fine : ExitCode::Inconclusive;
}

} // namespace

ExitCode test_command(const Arguments& arguments) {
  auto settings = test_settings("test", arguments);
  if (!settings) return usage_error(settings.error());
  TimePlan plan = begin_work(settings->limits);
  auto program = open_program(settings->target, arguments);
  if (!program) return program.error();
  auto functions = choose_functions(**program, settings->functions);
  if (!functions) return usage_error(functions.error());
  say_what_is_missing(**program, *functions);
  ClauseNumbers clauses((*program)->main_module());
  settings->options.clauses = &clauses;
  Vocabulary vocabulary = vocabulary_of((*program)->main_module());
  settings->options.vocabulary = &vocabulary;
  FindingsFolder folder(default_findings_folder());
  KeptFindings* kept = arguments.has("--no-store") ? nullptr : &folder;
  auto tests = set_up_tests(*settings, **program, *functions, kept, say_on_stderr);
  if (!tests) return usage_error(tests.error());
  return TestRun(*settings, std::move(plan), arguments, **program, kept, std::move(*tests)).run();
}

} // namespace assay::cli
