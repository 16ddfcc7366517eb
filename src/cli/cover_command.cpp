// `assay cover`: a small suite of tests that covers a module. The search is that of `assay test`; what it keeps are
// inputs that enter different clauses.

#include <fmt/core.h>

#include <algorithm>
#include <tuple>

#include "base/supervisor.h"
#include "campaign/make_suite.h"
#include "campaign/named_functions.h"
#include "campaign/set_up_tests.h"
#include "cli/commands.h"
#include "cli/open_program.h"
#include "cli/read_settings.h"
#include "cli/reporter_of.h"
#include "lang/choose_functions.h"
#include "report/suite_report.h"

namespace assay::cli {

namespace {

class CoverRun {
 public:
  CoverRun(const TestSettings& settings, TimePlan plan, LoadedProgram& program, const ClauseNumbers& clauses,
           std::vector<const core::Function*> also, std::vector<TestedFunction> functions,
           std::unique_ptr<Reporter> reporter)
      : settings_(settings), plan_(std::move(plan)), program_(program), clauses_(clauses), also_(std::move(also)),
        functions_(std::move(functions)), reporter_(std::move(reporter)) {}

  ExitCode run(const std::string& file);

 private:
  // What has been found, as it would be said now: for the case that it can't be said later.
  void leave_last_words(const CoverageCounter& coverage) const;
  void count_coverage();
  void note(const FunctionReport& report);
  void add_rows();
  bool write(const std::string& file); // false: it can't be written, which is said on stderr
  ExitCode exit_code() const;

  const TestSettings& settings_;
  TimePlan plan_;
  LoadedProgram& program_;
  const ClauseNumbers& clauses_;
  std::vector<const core::Function*> also_; // of other modules
  std::vector<TestedFunction> functions_;
  std::unique_ptr<Reporter> reporter_;
  std::vector<CountedClause> counted_;
  SuiteReport report_;
  uint64_t not_tested_ = 0;
  uint64_t faults_ = 0; // of ours, which kept something from being tested or from becoming a test
};

void CoverRun::leave_last_words(const CoverageCounter& coverage) const {
  SuiteReport report;
  report.module = program_.main_module().name.text();
  report.coverage = coverage.counts();
  report.notes = tests_not_made(functions_, clauses_);
  set_last_words({reporter_->suite(report)});
}

// Before anything else runs on the machines.
void CoverRun::count_coverage() {
  CoverageCounter coverage(program_.main_module(), what_is_counted(settings_), also_);
  coverage.set_callable(callable_functions(program_));
  std::vector<FunctionReport> reports;
  for (TestedFunction& tested : functions_) {
    if (tested.test == nullptr) {
      ++not_tested_;
      faults_ += tested.is_our_fault ? 1 : 0;
      coverage.add_untested(*tested.function);
      fmt::print(stderr, "{}\n", to_string(tested.problems));
      continue;
    }
    coverage.add(*tested.function, *tested.machine);
    coverage.add(*tested.function, tested.test->makers());
    FunctionReport report = report_of(
        *tested.test, {tested.stopped_by, tested.seconds, settings_.options.search.budget, /*ran_outside=*/false});
    coverage.set_end(*tested.function, search_end(report));
    report_.predictions_checked += report.counters.predictions_checked;
    report_.predictions_broken += report.counters.predictions_broken;
    reports.push_back(std::move(report));
  }
  OutsideCalls outside(program_);
  report_.coverage = coverage.coverage(outside);
  counted_ = coverage.clauses(outside);
  for (const FunctionReport& report : reports) note(report);
}

// Why not everything was tried is said where that may be why something is not covered.
void CoverRun::note(const FunctionReport& report) {
  for (const std::string& broken : report.counters.broken) {
    report_.notes.push_back(fmt::format("a fault of Assay itself: {}, in {}", broken, report.name));
  }
  if (nothing_satisfies(report)) {
    report_.notes.push_back(fmt::format("{}: {} is true for no input{}", report.name, report.assumed,
                                        report.verdict == TestVerdict::Exhausted ? "" : " that was found"));
    not_tested_ += report.verdict == TestVerdict::Exhausted;
  }
  uint64_t not_proved = report_.coverage.missed.size() - report_.coverage.missed_because(MissedWhy::Unreachable);
  bool is_quiet = not_proved == 0 || report.verdict == TestVerdict::Exhausted;
  std::string text;
  for (const std::string& reason : reasons_not_exhausted(report)) text += (text.empty() ? "" : "; ") + reason;
  if (!text.empty()) text = ": " + text;
  if (!is_quiet) report_.notes.push_back(fmt::format("{}: {}{}", report.name, verdict_text(report), text));
  for (const std::string& restriction : report.restrictions) {
    report_.notes.push_back(fmt::format("{}: restriction: {}", report.name, restriction));
  }
}

// The clauses that are counted, and the bodies of tested functions that have none.
void CoverRun::add_rows() {
  auto add = [&](uint32_t number, std::optional<MissedWhy> missed) {
    const core::Function& function = *clauses_[number].function;
    std::string title = program_.title_of(function);
    std::string shown = function.module == &program_.main_module() ? program_.names().short_title_of(function) : title;
    SuiteRow& row = report_.rows.emplace_back(clauses_[number], shown, std::move(title), std::vector<size_t>{}, missed);
    for (size_t i = 0; i < report_.tests.size(); ++i) {
      if (std::ranges::binary_search(report_.tests[i].covers, number)) row.tests.push_back(i);
    }
  };
  for (const CountedClause& clause : counted_) {
    if (auto number = clauses_.number(*clause.function, clause.index)) add(*number, clause.missed);
  }
  for (const TestedFunction& tested : functions_) {
    if (auto body = clauses_.body(*tested.function)) add(*body, {});
  }
  const core::Module* main = &program_.main_module();
  std::ranges::stable_sort(report_.rows, {}, [&](const SuiteRow& row) {
    const core::Module* module = row.clause.function->module;
    return std::tuple(module != main, module->name.text(), row.clause.place().line);
  });
}

bool CoverRun::write(const std::string& file) {
  if (report_.tests.empty()) return true;
  std::vector<SuiteCase> cases;
  for (const SuiteTest& test : report_.tests) cases.push_back(test.written);
  auto written = program_.test_emitter().emit_suite(file, cases);
  if (!written) {
    fmt::print(stderr, "{}\n", to_string(written.error()));
    return false;
  }
  report_.file = *written;
  std::vector<SuiteTest> tests;
  for (size_t i = 0; i < cases.size(); ++i) {
    if (!cases[i].refused.empty()) {
      report_.notes.push_back(
          fmt::format("no test of {}: {}", call_text(report_.module, cases[i].call), cases[i].refused));
      continue;
    }
    tests.push_back(std::move(report_.tests[i]));
    tests.back().written.name = cases[i].name;
  }
  report_.tests = std::move(tests);
  return true;
}

ExitCode CoverRun::run(const std::string& file) {
  TestDriver driver(settings_, program_.main_module(), plan_, functions_, also_);
  driver.found_more = [&] { leave_last_words(driver.coverage()); };
  driver.run();
  plan_.begin_finishing(driver.findings());
  leave_last_words(driver.coverage());
  count_coverage();
  std::unique_ptr<RealRuntime> runtime = program_.real_runtime();
  Suite suite = make_suite(functions_, clauses_, runtime.get(), plan_);
  report_.module = program_.main_module().name.text();
  report_.tests = std::move(suite.tests);
  faults_ += suite.faults;
  report_.notes.insert(report_.notes.end(), suite.refused.begin(), suite.refused.end());
  report_.interrupted = driver.interrupted();
  if (!write(file)) return ExitCode::Usage;
  add_rows();
  fmt::print("{}", reporter_->suite(report_));
  std::fflush(stdout);
  set_last_words({});
  return exit_code();
}

ExitCode CoverRun::exit_code() const {
  if (report_.interrupted) return ExitCode::Interrupted;
  if (faults_ + report_.predictions_broken + report_.disagreements() != 0) return ExitCode::OurFault;
  if (!report_.tests.empty()) return ExitCode::Fine;
  return not_tested_ == functions_.size() ? ExitCode::NotLoaded : ExitCode::Inconclusive;
}

} // namespace

ExitCode cover_command(const Arguments& arguments) {
  auto settings = test_settings("cover", arguments);
  if (!settings) return usage_error(settings.error());
  settings->until_covered = true;
  settings->options.search.prefers_clauses = true;
  TimePlan plan = begin_work(settings->limits);
  auto program = open_program(settings->target, arguments);
  if (!program) return program.error();
  auto functions = choose_functions(**program, settings->functions);
  if (!functions) return usage_error(functions.error());
  auto also = find_modules(**program, settings->also);
  if (!also) return usage_error(also.error());
  auto file = (*program)->test_emitter().suite_file(arguments.value("-o"));
  if (!file) return usage_error(to_string(file.error()));
  say_what_is_missing(**program, *functions);
  ClauseNumbers clauses((*program)->main_module(), *also);
  settings->options.clauses = &clauses;
  Vocabulary vocabulary = vocabulary_of((*program)->main_module());
  settings->options.vocabulary = &vocabulary;
  settings->options.collects = true;
  // Findings are the affair of assay test.
  auto tests = set_up_tests(*settings, **program, *functions, /*kept=*/nullptr, say_on_stderr);
  if (!tests) return usage_error(tests.error());
  return CoverRun(*settings, std::move(plan), **program, clauses, std::move(*also), std::move(*tests),
                  reporter_of(arguments, settings->target))
      .run(*file);
}

} // namespace assay::cli
