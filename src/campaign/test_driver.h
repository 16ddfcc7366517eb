#pragma once
// Shares the time of a command among the functions it tests. The next slice goes to whoever had the least so far, so
// that a function that is done soon leaves its share to the others, and one that asks hard questions pays for them. A
// function that leads to clauses which nobody has entered yet gets more than the others.

#include <functional>
#include <memory>
#include <vector>

#include "base/work_clock.h"
#include "campaign/test_settings.h"
#include "finding/function_test.h"
#include "report/function_report.h"
#include "report/progress.h"
#include "store/kept_findings.h"

namespace assay::campaign {

// Kept findings that are not what they were: their calls return, or fail otherwise.
struct OutdatedFindings {
  std::vector<KeptFinding> returning;
  std::vector<KeptFinding> otherwise;
};

struct TestedFunction {
  const core::Function* function = nullptr;
  // One each, so that it knows what this function's runs have covered.
  std::unique_ptr<Machine> machine;
  std::unique_ptr<FunctionTest> test; // none: `problems` says why
  Diagnostics problems;
  bool is_our_fault = false; // that there is none
  OutdatedFindings outdated;
  StoppedBy stopped_by = StoppedBy::Nothing;
  double seconds = 0;
  uint64_t slices = 0;
  bool is_done = false;
  bool is_covered = false; // every clause it leads to was entered
};

// Whoever names no function wants to know of the whole module.
inline CoverageCounter::Of what_is_counted(const TestSettings& settings) {
  return settings.functions.empty() ? CoverageCounter::Of::WholeModule : CoverageCounter::Of::WhatIsTested;
}

class TestDriver {
 public:
  TestDriver(const TestSettings& settings, const core::Module& module, const TimePlan& plan,
             std::vector<TestedFunction>& functions, std::vector<const core::Function*> also = {});

  // Called now and then when there is more to tell, for the case that nobody will be able to tell it later.
  std::function<void()> found_more;

  // Until everything is done, the time is up, or the user interrupts.
  void run();
  bool interrupted() const { return interrupted_; }
  const CoverageCounter& coverage() const { return coverage_; }
  double seconds() const;
  double left_for_search() const;
  double seconds_for_suspects() const;
  uint64_t findings() const; // of all functions so far, or inputs that may become tests

 private:
  TestedFunction* next(); // null: none is left
  void run_slice(TestedFunction& tested, double seconds);
  bool step(TestedFunction& tested) const; // false: there is nothing more to do
  bool may_go_on();
  double had(const TestedFunction& tested) const;
  void note_end(TestedFunction& tested) const;
  bool all_is_covered() const;
  void show_progress();
  void tell_of_findings();

  const TestSettings& settings_;
  const TimePlan& plan_;
  std::vector<TestedFunction>& functions_;
  Progress progress_;
  CoverageCounter coverage_;
  WorkClock clock_;
  uint64_t findings_told_ = 0;
  double tell_after_ = 0;
  bool interrupted_ = false;
  bool covered_ = false; // all that is wanted
};

} // namespace assay::campaign
