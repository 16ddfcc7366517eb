#pragma once
// The inputs of a test that a suite is chosen from: which clauses each run enters, and simpler inputs that enter as
// many.

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "finding/entered_clauses.h"
#include "finding/time_plan.h"

namespace assay::finding {

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

// What a call does elsewhere: it may depend on what another process has otherwise.
enum class Elsewhere : uint8_t { TheSame, AnotherResult, Otherwise };

class CoveringInputs : public RunObserver {
 public:
  // Both outlive it. `shrink_runs`: calls to make one input small.
  CoveringInputs(FunctionUnderTest& tested, EnteredClauses& entered, uint64_t shrink_runs)
      : tested_(tested), entered_(entered), shrink_runs_(shrink_runs) {}

  void after_insert(FinishedRun& run) override;

  // For each set of clauses the simplest input; no more of it is known yet. Runs that did not end are left out.
  const std::map<Entered, CoveringInput>& all() const { return all_; }
  // One that covers at least what is needed and is as simple as the plan leaves time for, with all that is to be known
  // of it. Nothing: the call does not do again what it did.
  std::optional<CoveringInput> simplified(const CoveringInput& from, const CoverNeed& needed, TimePlan& plan);
  Elsewhere elsewhere(const CoveringInput& covering);

 private:
  // Nothing: the call came to no end, or is none that counts.
  std::optional<CoveringInput> covering_input(std::shared_ptr<const KeptInput> input);

  FunctionUnderTest& tested_;
  EnteredClauses& entered_;
  uint64_t shrink_runs_;
  std::map<Entered, CoveringInput> all_;
};

} // namespace assay::finding
