#pragma once
// Two programs and one function of each: the search for an input on which they differ, smallest first, and its result.
// An input that shows a difference is made small and confirmed by the real runtimes of both programs.
//
// TestML asks the same (Song, Lee and Oh, "Automatic and scalable detection of logical errors in functional programming
// assignments", 2019): it enumerates symbolic inputs by size and solves the difference of the two results. What differs
// here: inputs are not enumerated, both programs run in one trace and every decision is flipped (search/pair_run.h), so
// that "same up to a size" can be said; and inputs beyond the bound are taken from paths of the reference.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "finding/contract_inputs.h"
#include "finding/exploration.h"
#include "finding/function_call.h"
#include "finding/smaller_inputs.h"
#include "finding/stopped_runs.h"
#include "finding/time_plan.h"
#include "input/kept_input.h"
#include "lang/language.h"
#include "search/pair_run.h"

namespace assay::finding {

struct DiffOptions {
  SearchOptions search; // its size and depth are the bounds of the verdict
  SolverOptions solver;
  bool strict = false; // exceptions of the reference are compared, too
  uint64_t shrink_runs = 2000;
  uint64_t shrink_runs_of_endless = 40;
  // Of a search of the reference alone, for inputs beyond the bound (finding/contract_inputs.h).
  uint64_t reference_steps = 2000;
  uint64_t larger_inputs = 128; // than the bound, that are tried in the end; no verdict rests on them
  uint64_t steps_beyond = 250;  // of the search, with sizes beyond the bound; no verdict rests on them
  // Once a difference is known, to find the smallest input that shows one: within the bound, and beyond it.
  uint64_t runs_for_smaller = 6000;
  uint64_t runs_for_smaller_beyond = 2000;
  // Those that are tried without a solver: a few as soon as a difference is known, so that less is left to search, and
  // many in the end where the search does not tell that none is smaller.
  uint64_t few_smaller_inputs = 2000;
  uint64_t many_smaller_inputs = 100'000;
  RealLimits endless = {2000, uint64_t{256} << 20}; // what does not end within this does not end
};

// What one of the programs does with an input.
struct ProgramAnswer {
  enum class How : uint8_t { Returned, Raised, Endless } how = How::Returned;
  Failure said;                       // the result as describe_bad_result words it, or the exception
  std::string output;                 // what was printed
  std::vector<std::string> arguments; // what has become of them, if that is what differs; worded as results are
};

// An input on which the two differ.
struct CounterExample {
  Contrast contrast = Contrast::Result;
  std::shared_ptr<const KeptInput> input; // the arguments, then what results are applied to
  std::vector<ResultStep> steps;          // see PairOutcome
  uint64_t size = 0;
  uint64_t run_steps = 0;
  RealCall call;
  ProgramAnswer reference;
  ProgramAnswer submission;
  Frame parted; // the last decision that the submission's module makes on this input, or its function
  Judgement judgement;
  bool by_chance = false;     // a program saw what is different in each process, such as the clock
  Observation reference_seen; // by the real runtime, if that was asked
  // When the real runtime was asked whether the submission ends on this input.
  std::optional<Observation> unending_seen;
  bool is_smallest = false; // no smaller input differs, to the depth that was searched
  // If that is not known: every smaller structure was tried, with a few choices of its numbers and texts.
  bool tried_below = false;
  std::optional<TakenPath> path; // that led there
};

enum class DiffVerdict : uint8_t {
  Same,        // on everything up to the bounds of size and depth
  Different,   // counter_example()
  BudgetSpent, // nothing was found, and something was left
};

class ProgramDiff : private RunObserver {
 public:
  using Side = ProgramSide;
  ProgramDiff(Side reference, Side submission, std::unique_ptr<InputSpace> space, Signature signature,
              DiffOptions options);
  ~ProgramDiff() override;

  // Where a submission takes much longer than the reference, or more stack than our machine has, this says what the
  // real runtime does with the call. Without it such runs are cut runs.
  std::function<Observation(const RealCall&, const RealLimits&)> ask_whether_it_ends;

  // Larger inputs to be tried if nothing differs within the bound; it outlives this. No verdict rests on them.
  void use(ContractInputs& larger) { contract_inputs_ = &larger; }
  // Runs it aside from the search; if the programs differ on it, the search goes on below its size.
  void try_input(const KeptInput& input);
  // One run more; false: nothing is left that could change the verdict, or give a smaller counter-example.
  bool step();
  // Takes the smallest that was found as the counter-example, as it is: for what is to be said if there is no time for
  // more.
  void take_as_found();
  // Makes the best counter-example small and has it confirmed. If the real runtimes don't, the next one is tried.
  void finish(RealRuntime* reference, RealRuntime* submission, TimePlan& plan);

  const std::optional<CounterExample>& counter_example() const { return counter_example_; }
  // Those that the real runtimes did not confirm: bugs of ours.
  const std::vector<CounterExample>& unconfirmed() const { return unconfirmed_; }
  bool has_difference() const { return !found_.empty(); }
  uint64_t smallest_difference() const { return smallest_; } // its size
  DiffVerdict verdict() const;
  // The programs are the same on all inputs of this size; 0: that is not known of any. It may be beyond the bound.
  uint64_t same_up_to() const { return same_up_to_; }

  const Signature& signature() const { return signature_; }
  const DiffOptions& options() const { return options_; }
  const SearchCounters& counters() const { return exploration_.counters(); }
  const SolverStatistics& solver_statistics() const { return exploration_.solver_statistics(); }
  const std::vector<StoppedRuns>& stopped_runs() const { return stopped_.all(); }
  size_t waiting() const { return exploration_.search().waiting(); }
  // Runs that went where nobody had been, within the bound.
  uint64_t paths_within() const { return is_beyond_ ? paths_within_ : counters().paths; }
  // Whether there was an input within the bound on which the reference does not raise.
  bool has_compared() const { return outside_ < paths_within(); }
  uint64_t outside() const { return outside_; }           // runs on which the reference raises
  uint64_t not_compared() const { return not_compared_; } // runs with a part of the results that was not compared
  const LoadedProgram& reference_program() const { return reference_.program; }
  const LoadedProgram& submission_program() const { return submission_.program; }
  const core::Function& reference_function() const { return reference_.function; }

 private:
  bool try_contract_input();
  bool try_larger();
  bool look_beyond();
  // Some more of the inputs that are smaller than the smallest that is known to differ (program_diff_smaller.cpp).
  bool try_smaller(uint64_t most);
  void begin_smaller(uint64_t most);
  bool differs(Context& context, std::span<const Value> parts);
  bool has_searched_long() const;
  // Nothing below this size is left.
  bool has_searched_below(uint64_t size) const;
  uint64_t least_size_on_path(const FinishedRun& run, uint64_t size);
  void after_insert(FinishedRun& run) override;
  void keep(FinishedRun& run);
  // What the real runtime does with a call of the submission, if that is no return.
  std::optional<Observation> seen_not_to_return(const RealCall& call, bool reference_returns);
  // Whether a run on these parts shows the same contrast.
  bool shows(Context& context, std::span<const Value> parts, Contrast contrast);
  void make_small(CounterExample& found, const TimePlan& plan);
  // Fills in what is to be said about the input: runs it again.
  bool describe(CounterExample& found);
  bool describe_run(CounterExample& found);
  ProgramAnswer answer_of(Side& side, Context& context, const Outcome& outcome, std::span<const Value> arguments);
  void note_outside(std::span<const Value> parts);
  RealCall call_of(std::span<const Value> parts, std::span<const ResultStep> steps);
  uint64_t size_of_input(std::span<const Value> parts, std::span<const ResultStep> steps) const;
  Frame parted_at(const Trace& trace) const;
  bool overflows_reference(const CounterExample& found) const;
  bool has_time_to_wait(const TimePlan& plan) const; // for what does not end
  void judge(RealRuntime& reference, RealRuntime& submission, CounterExample& found, const TimePlan& plan) const;
  Judgement judge(RealRuntime& runtime, const CounterExample& found, const ProgramAnswer& answer,
                  Observation& seen) const;
  Judgement judge_unending(const CounterExample& found, const Observation& seen) const;

  Side reference_;
  Side submission_;
  Signature signature_;
  ResultProbes probes_;
  DiffOptions options_; // as they are carried out
  Machine reference_machine_;
  Machine submission_machine_;
  Exploration exploration_;
  FunctionCall reference_calls_;
  FunctionCall submission_calls_;
  PairRun pair_;
  std::map<Contrast, CounterExample> found_; // the smallest of each
  uint64_t smallest_ = UINT64_MAX;           // of them
  std::optional<uint64_t> runs_when_found_;  // by the search
  uint64_t same_up_to_ = 0;
  uint64_t steps_beyond_ = 0;
  bool is_beyond_ = false;
  uint64_t paths_within_ = 0;
  uint64_t least_different_ = UINT64_MAX; // a lower bound of the sizes on all paths that differ
  std::unique_ptr<SmallerInputs> smaller_;
  uint64_t smaller_most_ = 0; // that are tried
  uint64_t smaller_than_ = 0; // the smallest when they were begun
  bool tried_smaller_ = false;
  std::optional<CounterExample> counter_example_;
  std::vector<CounterExample> unconfirmed_;
  StoppedRunTable stopped_;
  uint64_t outside_ = 0;
  ContractInputs* contract_inputs_ = nullptr;
  size_t contract_inputs_tried_ = 0;
  uint64_t larger_tried_ = 0;
  uint64_t not_compared_ = 0;
  uint64_t endless_runs_ = 0; // that the real runtime does not end, either
  uint64_t asked_about_ending_ = 0;
};

} // namespace assay::finding
