#pragma once
// How the time of one command is spent: on the search, but for what making its findings small and confirming them will
// take. Every finding is confirmed, however late it is; what may be left out is making it small.

#include <cstdint>
#include <functional>
#include <limits>

namespace assay {

class TimePlan {
 public:
  using Clock = std::function<double()>; // seconds since the command was given

  // Without a bound on shrinking, results don't depend on how fast we are.
  enum class Shrinking : uint8_t { Bounded, Unbounded };
  TimePlan(double seconds, Clock clock, Shrinking shrinking = Shrinking::Bounded)
      : seconds_(seconds), clock_(std::move(clock)), shrinking_(shrinking) {}

  static TimePlan without_limit() {
    return {std::numeric_limits<double>::infinity(), [] { return 0.0; }, Shrinking::Unbounded};
  }

  // Seconds that the search may still take when it has found so many, and so much more is to be done in the end; 0 or
  // less: none.
  double left_for_search(uint64_t findings, double to_be_done = 0) const;
  // Whether there is time for something that takes so long.
  bool may_wait(double seconds) const { return shrinking_ == Shrinking::Unbounded || clock_() + seconds <= seconds_; }

  // What is left is shared out among the findings, one after the other.
  void begin_finishing(uint64_t findings) { unfinished_ = findings; }
  void begin_finding();
  bool may_shrink() const;

 private:
  double seconds_;
  Clock clock_;
  Shrinking shrinking_;
  uint64_t unfinished_ = 0;
  double shrink_until_ = 0; // of the finding that was begun
};

} // namespace assay
