#pragma once
// One function under test: the search over its inputs, what it found, and how far it went. Findings are grouped by
// where and how they fail; of each group the smallest input is kept.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "finding/covering_inputs.h"
#include "finding/drawing.h"
#include "finding/endless.h"
#include "finding/finding_table.h"
#include "finding/stopped_runs.h"
#include "finding/time_plan.h"
#include "lang/language.h"

namespace assay::finding {

struct TestOptions {
  SearchOptions search;
  SolverOptions solver;
  bool allow_effects = false;             // inputs whose path leaves the machine are run in the real runtime
  bool each_path = false;                 // a finding for every path that fails, not one for each place and way
  uint64_t shrink_runs = 500;             // calls to make one finding small
  std::vector<Symbol> concrete;           // functions that run on known values only
  const ClauseNumbers* clauses = nullptr; // inputs are drawn beside the search that may enter new ones of these
  const Vocabulary* vocabulary = nullptr; // that they are drawn from
  bool collects = false;                  // inputs are kept for a suite that covers the clauses
  std::optional<NamedFunction> assume;    // inputs for which it is not true don't count
};

// What became of a call that had failed.
enum class CalledAgain : uint8_t {
  StillFails,
  FailsOtherwise,
  Returns,
  NoInput, // it is outside the spec, or the precondition rejects it
  Unknown, // the machine did not carry it out to its end
};

enum class TestVerdict : uint8_t {
  Exhausted,        // every path was taken or refuted
  ExhaustedToDepth, // but for what lies deeper than the bound
  NotExhausted,
};

class FunctionTest : private RunObserver {
 public:
  FunctionTest(LoadedProgram& program, Machine& machine, const core::Function& function,
               std::unique_ptr<InputSpace> space, Signature signature, TestOptions options);
  ~FunctionTest() override;

  const LoadedProgram& program() const { return tested_.program(); }
  const core::Function& function() const { return tested_.function(); }
  const Signature& signature() const { return tested_.signature(); }
  ForwardSearch& search() { return exploration_.search(); }
  const SearchCounters& counters() const { return exploration_.counters(); }
  const SolverStatistics& solver_statistics() const { return exploration_.solver_statistics(); }
  // Of the search alone, without what making findings small has taken.
  const SolverStatistics& solving_of_search() const {
    return solving_of_search_ ? *solving_of_search_ : solver_statistics();
  }

  // How the texts of inputs are to be read.
  CallsInText calls_in_text() const {
    return tested_.calls().makes_values() ? CallsInText::Kept : CallsInText::CarriedOut;
  }
  // The seed does not fit the function, or the precondition rejects it: the message says why.
  std::optional<std::string> run_seed(std::span<const Value> arguments);
  // A call that an earlier test has found to fail. It is no part of the search, which takes the same course whatever
  // was found before; if it fails, it is among the findings in the end.
  CalledAgain call_again(std::span<const Value> arguments, const Failure& failure);
  // One run more; false: nothing is left.
  bool step();
  // Makes every finding small, as far as the plan allows, and has it confirmed. Can be called when the search has been
  // stopped, too.
  // So many findings are confirmed in a runtime process of their own, as a user would start it; the rest share one,
  // since a start (a quarter of a second for erl) takes longer than most searches.
  void finish(RealRuntime* runtime, TimePlan& plan, uint64_t fresh_confirmations = 1);

  const std::vector<Finding>& findings() const { return findings_.all(); }
  // Whether there is a call that may not end, for `finish` to ask about.
  bool has_suspect() const { return endless_.has_suspect(); }
  // Where the calls ran that make values of inputs.
  const Machine& makers() const { return tested_.calls().makers(); }
  const std::vector<StoppedRuns>& stopped_runs() const { return stopped_.all(); }
  // That show a fault of ours, the first few.
  const std::vector<RealCall>& broken_calls() const { return tested_.broken_calls(); }
  // Of a test that collects inputs for a suite; null: it does not.
  CoveringInputs* covering() { return covering_ ? &*covering_ : nullptr; }
  TestVerdict verdict() const;
  // Nothing is left to try, of the inputs that can be made.
  bool has_tried_all() const;
  // Runs whose result may be outside the spec for other inputs of the same path.
  uint64_t unchecked_results() const { return unchecked_results_; }
  uint64_t unconfirmed() const;
  const std::optional<NamedFunction>& assumed() const { return options_.assume; }
  RealCall call_of(std::span<const Value> arguments) const { return tested_.call_of(arguments); }

 private:
  void before_insert(FinishedRun& run) override; // checks the result
  void after_insert(FinishedRun& run) override;  // keeps what failed, and what was stopped
  void look_at_rejected(FinishedRun& run);
  void keep(Failure failure, FinishedRun& run);
  // Fewer nodes, then smaller scalars; always the same failure. A finding that can't be made smaller stays as it is.
  void make_small(Finding& finding, const TimePlan& plan);
  void finish(Finding& finding, RealRuntime* runtime, TimePlan& plan, RuntimeProcess process);
  // What the real runtime says: of the precondition first.
  Judgement judge(RealRuntime& runtime, const Finding& finding, RuntimeProcess process) const;
  Judgement judge_assumed(RealRuntime& runtime, const RealCall& call) const;
  // Has the real runtime carry out what the machine does not do.
  void run_outside(RealRuntime& runtime);
  // Asks it about runs that have used up a budget, where the runtime may raise because they use up its stack.
  void look_for_overflows(RealRuntime& runtime);
  void look_for_endless(RealRuntime& runtime, TimePlan& plan);
  // A finding that the real runtime alone has seen.
  void keep_seen(const RealCall& call, Failure failure);

  TestOptions options_;
  Exploration exploration_;
  FunctionUnderTest tested_;
  FindingTable findings_;
  EndlessCalls endless_;
  StoppedRunTable stopped_;
  std::optional<EnteredClauses> entered_;
  std::optional<Drawing> drawing_;
  std::optional<CoveringInputs> covering_;
  std::optional<SolverStatistics> solving_of_search_; // once the search is over
  uint64_t unchecked_results_ = 0;
};

} // namespace assay::finding
