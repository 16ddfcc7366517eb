#pragma once
// Calls that do not end. A run that has used up its steps or its memory is a suspect. The simplest of a function is made
// small and put to the real runtime; if that does not end it within `endless_limits` either, it is a finding.
//
// What merely takes long is none. Two things keep it apart: the time is some fifty times what the budget of steps takes
// there, and only inputs count whose numbers are small. To count down from a billion takes long, and from -1 for ever.

#include <memory>
#include <optional>

#include "finding/function_under_test.h"
#include "finding/time_plan.h"

namespace assay::finding {

// What a call of the real runtime does not end within, it does not end.
constexpr RealLimits endless_limits = {2000, uint64_t{256} << 20};
constexpr double seconds_for_suspect = 2.2;
// What the search leaves for one: the runtime is asked whether it overflows, then half is for making it small.
constexpr double reserve_for_suspect = 2 * seconds_for_suspect + 2.8;

class EndlessCalls {
 public:
  explicit EndlessCalls(FunctionUnderTest& tested) : tested_(tested) {}

  // A run or an input that has used up its budget.
  void suspect(const FinishedRun& run);
  void suspect(std::shared_ptr<const KeptInput> input);
  bool has_suspect() const { return suspect_.has_value(); }

  // The suspect as a finding, if the real runtime does not end it. `counts` is asked about it before: a precondition may
  // be against it.
  std::optional<Finding> confirmed(RealRuntime& runtime, TimePlan& plan,
                                   const std::function<bool(const RealCall&)>& counts);

 private:
  Failure failure(FailureKind kind) const;
  void make_small(const TimePlan& plan);

  FunctionUnderTest& tested_;
  std::optional<Finding> suspect_; // the simplest call that may not end
};

} // namespace assay::finding
