#pragma once
// One function under test: the search over its inputs, what it found, and how far it went. Findings are grouped by
// where and how they fail; of each group the smallest input is kept.

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "finding/candidates.h"
#include "finding/clause_numbers.h"
#include "finding/drawn_inputs.h"
#include "finding/result_shapes.h"
#include "finding/shrink.h"
#include "finding/stopped_runs.h"
#include "finding/time_plan.h"
#include "input/kept_input.h"
#include "input/signature.h"
#include "lang/language.h"
#include "search/forward.h"
#include "search/whole_call.h"
#include "solve/chain.h"

namespace assay {

// An input, what our machine makes of it, and the clauses that it enters: what a suite is made of.
struct CoveringInput {
  std::shared_ptr<const KeptInput> input;
  RealCall call;
  Failure outcome; // an exception, or a result, whether it is a bad one or not
  std::vector<uint32_t> covers;
  std::vector<uint32_t> covers_by_makers = {}; // what the calls that make its values enter
  bool by_chance = false;                      // the run saw what is different in each process
  bool returns = false;                        // it raises nothing: what it covers was not left halfway
};

// What an input must cover, and whether it must return.
struct CoverNeed {
  std::vector<uint32_t> clauses;
  bool returns = false;
};

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

struct Finding {
  Failure failure;
  RealCall call;
  std::shared_ptr<const KeptInput> input; // null if it was seen outside
  uint64_t size = 0;                      // nodes of the input
  uint64_t steps = 0;                     // that the run took
  Judgement judgement;
  bool overflowed = false;   // the run used up the stack, which the real runtime may not do
  bool by_chance = false;    // the run saw what is different in each process, such as the clock
  bool remembered = false;   // from an earlier test; the search has not found it
  bool seen_outside = false; // in the real runtime alone, because our machine does not carry the call out
  // The path that led there: its last decision, and the values of its scalars.
  std::optional<Flip> path;
  std::shared_ptr<const Model> model;
};

enum class TestVerdict : uint8_t {
  Exhausted,        // every path was taken or refuted
  ExhaustedToDepth, // but for what lies deeper than the bound
  NotExhausted,
};

// What a call of the real runtime does not end within, it does not end: see endless.cpp.
constexpr RealLimits endless_limits = {2000, uint64_t{256} << 20};
constexpr double seconds_for_suspect = 2.2;
// What the search leaves for one: the runtime is asked whether it overflows, then half is for making it small.
constexpr double reserve_for_suspect = 2 * seconds_for_suspect + 2.8;

class FunctionTest {
 public:
  FunctionTest(LoadedProgram& program, Machine& machine, const core::Function& function,
               std::unique_ptr<InputSpace> space, Signature signature, TestOptions options);
  ~FunctionTest();

  const LoadedProgram& program() const { return program_; }
  const core::Function& function() const { return function_; }
  const Signature& signature() const { return signature_; }
  ForwardSearch& search() { return *search_; }
  const SearchCounters& counters() const { return search_->counters(); }
  const SolverStatistics& solver_statistics() const { return statistics_; }
  // Of the search alone, without what making findings small has taken.
  const SolverStatistics& solving_of_search() const { return solving_of_search_ ? *solving_of_search_ : statistics_; }

  // How the texts of inputs are to be read.
  CallsInText calls_in_text() const { return builder_ ? CallsInText::Kept : CallsInText::CarriedOut; }
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

  const std::vector<Finding>& findings() const { return findings_; }
  // Whether there is a call that may not end, for `finish` to ask about.
  bool has_suspect() const { return suspect_.has_value(); }
  // Where the calls ran that make values of inputs.
  const Machine& makers() const { return makers_; }
  const std::vector<StoppedRuns>& stopped_runs() const { return stopped_.all(); }
  const std::vector<RealCall>& broken_calls() const {
    return broken_calls_;
  } // that show a fault of ours, the first few
  // The clauses that a run has entered, and whether it returned.
  using Entered = std::pair<std::vector<uint32_t>, bool>;
  // For each of them the simplest input; no more of it is known yet. Runs that did not end are left out.
  const std::map<Entered, CoveringInput>& covering_inputs() const { return covering_; }
  // One that covers at least what is needed and is as simple as the plan leaves time for, with all that is to be known
  // of it. Nothing: the call does not do again what it did.
  std::optional<CoveringInput> simplified(const CoveringInput& from, const CoverNeed& needed, TimePlan& plan);
  // What the call does elsewhere: it may depend on what another process has otherwise.
  enum class Elsewhere : uint8_t { TheSame, AnotherResult, Otherwise };
  Elsewhere elsewhere(const CoveringInput& covering);
  TestVerdict verdict() const;
  // Nothing is left to try, of the inputs that can be made.
  bool has_tried_all() const;
  // Runs whose result may be outside the spec for other inputs of the same path.
  uint64_t unchecked_results() const { return unchecked_results_; }
  uint64_t unconfirmed() const;
  const std::optional<NamedFunction>& assumed() const { return options_.assume; }

  RealCall call_of(std::span<const Value> arguments);

 private:
  void look_at(FinishedRun& run);
  void look_at_rejected(FinishedRun& run);
  void check_result(FinishedRun& run);
  // A run or an input that has used up its budget (endless.cpp).
  void suspect(FinishedRun& run);
  void suspect(std::shared_ptr<const KeptInput> input);
  void make_small_suspect(const TimePlan& plan);
  void look_for_endless(RealRuntime& runtime, TimePlan& plan);
  Failure unending_failure(FailureKind kind) const;
  void keep(Failure failure, FinishedRun& run);
  void collect(FinishedRun& run);
  // Whether it is time to draw inputs.
  bool is_to_draw() const;
  void draw_some();
  void run_drawn();
  // Whether a drawn input fails as none has.
  bool fails_anew(Context& context, const Outcome& outcome, std::span<const Value> arguments);
  static bool has_ended(const Outcome& outcome);
  // Whether a run has entered something that none had; it counts from now on.
  bool enters_new(const Entered& entered);
  // What a call has entered, and the function's body if that is what counts.
  std::vector<uint32_t> clauses_entered();
  // Nothing: the call came to no end, or is none that counts.
  std::optional<CoveringInput> covering_input(std::shared_ptr<const KeptInput> input);
  void show_broken(std::span<const Value> arguments);
  // Has the real runtime carry out what the machine does not do.
  void run_outside(RealRuntime& runtime);
  // Asks it about runs that have used up a budget, where the runtime may raise because they use up its stack.
  void look_for_overflows(RealRuntime& runtime);
  // A finding that the real runtime alone has seen.
  void keep_seen(const RealCall& call, Failure failure);
  // Fewer nodes, then smaller scalars; always the same failure. A finding that can't be made smaller stays as it is.
  void make_small(Finding& finding, const TimePlan& plan);
  void add_remembered();
  void use(Finding& finding, std::shared_ptr<const KeptInput> input, Failure failure);
  // What the real runtime says: of the precondition first.
  Judgement judge(RealRuntime& runtime, const Finding& finding, RuntimeProcess process) const;
  // What came of a call.
  struct Called {
    enum class How : uint8_t { Rejected, Stopped, Returned, Failed } how;
    std::optional<Failure> failure;
  };
  Called call(Machine& machine, Context& context, std::span<const Value> arguments);
  Called called_with(Context& context, const Outcome& outcome, std::span<const Value> arguments);
  Ended run_on(Machine& machine, Context& context, std::span<const Value> arguments) const;
  // How a call fails, if it does. With a trace, functions among the inputs get the rows that the run asks for.
  std::optional<Failure> failure_of(Context& context, std::span<const Value> arguments);
  // False: the input is none of the signature's, and nothing may be said about it. A fault of ours.
  bool fits_signature(std::span<const Value> arguments);
  void note_outside(std::span<const Value> arguments);

  LoadedProgram& program_;
  Machine& machine_;
  const core::Function& function_;
  std::unique_ptr<InputSpace> space_;
  Signature signature_;
  ResultShapes result_shapes_;
  TestOptions options_;
  SolverStatistics statistics_;
  std::optional<SolverStatistics> solving_of_search_; // once the search is over
  std::unique_ptr<Solver> solver_;
  Machine aside_;  // for what is no run of the function: its coverage does not count
  Machine makers_; // for the calls that make values: what they cover is covered by a test, but no reason for one
  std::optional<Precondition> precondition_;
  std::optional<ArgumentBuilder> builder_; // none: the input is the arguments
  WholeCall whole_call_;
  std::unique_ptr<ForwardSearch> search_;
  std::vector<Finding> findings_;
  std::map<std::string, size_t> by_key_;
  std::map<std::string, Finding> remembered_; // by the same keys
  std::optional<Finding> suspect_;            // the simplest call that may not end
  std::map<Entered, CoveringInput> covering_;
  using Clock = std::chrono::steady_clock;
  std::optional<DrawnInputs> drawn_;
  std::set<std::string> drawn_failures_; // as by_key_ has them
  Clock::duration search_time_ = {};
  Clock::duration drawing_time_ = {};
  std::vector<bool> entered_by_[2]; // clauses, by runs that raised and by those that returned
  StoppedRunTable stopped_;
  std::vector<RealCall> broken_calls_;
  uint64_t unchecked_results_ = 0;
  bool bad_result_ = false; // of the run that has just ended
};

} // namespace assay
