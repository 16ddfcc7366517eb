#pragma once
// The clock that limits go by: the processor's time that we take, and that others take while we wait for them. So a
// limit means the same on a machine with other load. A wait for a process that wants no processor (it hangs, or reads
// from a pipe) counts in full; one for a process that does not get it, at a part of the time that passes.

#include <sys/types.h>

#include <optional>

#include "base/rooms.h"

namespace assay {

// Time that passes counts for at least this part of itself.
constexpr double part_of_passing_time = 1.0 / 3;

class WorkClock {
 public:
  WorkClock(); // starts now
  double seconds() const;

  // When it will have come to so many seconds, as the two clocks it is made of: whichever is first.
  struct Moment {
    double used = 0;
    double passed = 0;
    bool is_over() const { return seconds_left() <= 0; }
    double seconds_left() const;
  };
  Moment after(double seconds) const;

 private:
  double used_;
  double passed_;
};

// The same for a wait for another process. To be asked now and then, as what it has started may end.
class WaitClock {
 public:
  explicit WaitClock(pid_t waited_for);
  // What it came to is part of what every WorkClock counts.
  ~WaitClock();
  WaitClock(const WaitClock&) = delete;
  WaitClock& operator=(const WaitClock&) = delete;

  double seconds();

 private:
  pid_t process_;
  double used_;
  double passed_;
  std::optional<double> last_delay_; // at the last look
  double delayed_ = 0;
};

} // namespace assay
