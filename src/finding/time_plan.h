#pragma once
// How a command's time is split: the search has it, except for what shrinking and confirming its findings will need. Where
// time is short, shrinking is left out first; a finding that there was no time to confirm is reported as such.

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

#include "base/work_clock.h"

namespace assay::finding {

class TimePlan {
 public:
  using Clock = std::function<double()>; // seconds since the command was given

  // Without a bound on shrinking, results don't depend on how fast we are.
  enum class Shrinking : uint8_t { Bounded, Unbounded };
  TimePlan(double seconds, Clock clock, Shrinking shrinking = Shrinking::Bounded)
      : seconds_(seconds), clock_(std::move(clock)), shrinking_(shrinking) {}

  // Of the clock that limits go by. The supervisor (base/supervisor.h) is told: what does not look at the plan is asked
  // to stop when the time for it is up.
  static TimePlan of_work(double seconds, Shrinking shrinking = Shrinking::Bounded);

  static TimePlan without_limit() {
    return {std::numeric_limits<double>::infinity(), [] { return 0.0; }, Shrinking::Unbounded};
  }

  // Seconds that the search may still take when it has found so many, and so much more is to be done in the end; 0 or
  // less: none.
  double left_for_search(uint64_t findings, double to_be_done = 0) const;
  // Whether there is time for something that takes so long.
  bool may_wait(double seconds) const { return shrinking_ == Shrinking::Unbounded || clock_() + seconds <= seconds_; }

  // The time left is shared out among the findings, one after the other, and what was asked to stop may go on. After an
  // interrupt little time is left.
  void begin_finishing(uint64_t findings);
  // The first part is for making it small; what takes too long there is stopped.
  void begin_finding();
  void end_shrinking();
  bool may_shrink() const;

 private:
  void supervise(double until) const;
  double end_of_finishing() const;

  double seconds_;
  std::optional<WorkClock> work_;
  Clock clock_;
  Shrinking shrinking_;
  uint64_t unfinished_ = 0;
  double shrink_until_ = 0; // of the finding that was begun
};

} // namespace assay::finding
