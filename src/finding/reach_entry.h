#pragma once
// The way from one entry point to what is to be reached: calls of the entry, made by the machine, which notes what they
// come by; the forward search, guided by distance; and inputs from elsewhere, tried.

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "finding/exploration.h"
#include "finding/function_call.h"
#include "input/kept_input.h"
#include "input/signature.h"
#include "lang/language.h"

namespace assay::finding {

struct ReachOptions {
  SearchOptions search;
  SolverOptions solver;
  uint64_t shrink_runs = 300; // calls to make one input small
  // Functions that can be called as well, but are none of the entries: what is reached from there is not refuted.
  std::vector<const core::Function*> other_entries{};
  // Nobody calls anything but the entries.
  bool from_entries_only = false;
};

class ReachEntry : private RunObserver {
 public:
  ReachEntry(LoadedProgram& program, const core::Function& function, std::unique_ptr<InputSpace> space,
             Signature signature, ReachOptions options);
  ~ReachEntry() override;

  const core::Function& declared() const { return declared_; }
  const core::Function& function() const { return function_; } // what a call of it runs
  const Signature& signature() const { return signature_; }
  InputSpace& space() { return exploration_.space(); }
  const SearchCounters& counters() const { return exploration_.counters(); }
  // That the forward search has gone through, from one decision about the input to the next; without its first run,
  // which is there to see what any run comes to.
  uint64_t segments() const { return segments_; }
  bool is_exhausted() const { return exploration_.search().is_exhausted() && counters().deeper == 0; }

  // What is looked for from now on. Before the first step.
  void aim_at(std::span<const core::Spot> spots);
  // The forward search begins near an input that did not come there.
  void seed(std::span<const Value> arguments);
  // One run more of the forward search; false: nothing is left.
  bool step();
  // An input that came there; null: none yet.
  std::shared_ptr<const KeptInput> reached() const { return reached_; }
  // Whether a call on these arguments comes there; if so, it is kept.
  bool try_input(std::span<const Value> arguments);
  // The same input, or a simpler one that comes there, too.
  std::shared_ptr<const KeptInput> made_small(std::shared_ptr<const KeptInput> input,
                                              const std::function<bool()>& may_go_on);
  RealCall call_of(const KeptInput& input);
  // The places that a call goes by until it is there, in order; of the module under test alone.
  std::vector<core::Place> path_of(const KeptInput& input);

 private:
  // Without a search: it is an input, and its functions have answers.
  bool can_be_run(Value tuple);
  bool comes_there(Context& context, std::span<const Value> arguments);
  void after_insert(FinishedRun& run) override;

  LoadedProgram& program_;
  const core::Function& declared_;
  const core::Function& function_;
  Signature signature_;
  ReachOptions options_;
  Machine machine_; // watches what is aimed at
  Exploration exploration_;
  FunctionCall calls_;
  std::vector<core::Spot> spots_;
  uint64_t segments_ = 0;
  std::shared_ptr<const KeptInput> reached_;
};

} // namespace assay::finding
