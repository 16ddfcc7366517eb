#pragma once
// The clock that limits go by: the processor's time that we take, and that others take while we wait for them. So a
// limit means the same on a machine with other load. What takes no processor at all (a process that waits for a pipe)
// is counted by the time that passes, at a part of it.

#include <sys/types.h>

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

// The same for a wait for another process.
class WaitClock {
 public:
  explicit WaitClock(pid_t waited_for);
  // What it came to is part of what every WorkClock counts.
  ~WaitClock();
  WaitClock(const WaitClock&) = delete;
  WaitClock& operator=(const WaitClock&) = delete;

  double seconds() const;

 private:
  pid_t process_;
  double used_;
  double passed_;
};

} // namespace assay
