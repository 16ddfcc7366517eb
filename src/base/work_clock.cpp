#include "base/work_clock.h"

#include <time.h>

#include <algorithm>
#include <atomic>
#include <utility>

#include "base/run_delay.h"

namespace assay {

namespace {

double seconds_of(clockid_t clock) {
  timespec now{};
  if (::clock_gettime(clock, &now) != 0) return 0;
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double seconds_used_by(pid_t process) {
  clockid_t clock{};
  return ::clock_getcpuclockid(process, &clock) == 0 ? seconds_of(clock) : 0;
}

std::atomic<double> waited{0}; // for processes

double seconds_used() { return seconds_of(CLOCK_PROCESS_CPUTIME_ID) + waited.load(std::memory_order_relaxed); }
double seconds_passed() { return seconds_of(CLOCK_MONOTONIC); }

} // namespace

WorkClock::WorkClock() : used_(seconds_used()), passed_(seconds_passed()) {}

double WorkClock::seconds() const {
  return std::max(seconds_used() - used_, (seconds_passed() - passed_) * part_of_passing_time);
}

WorkClock::Moment WorkClock::after(double seconds) const {
  return {used_ + seconds, passed_ + seconds / part_of_passing_time};
}

double WorkClock::Moment::seconds_left() const {
  return std::min(used - seconds_used(), (passed - seconds_passed()) * part_of_passing_time);
}

WaitClock::WaitClock(pid_t waited_for)
    : process_(waited_for), used_(seconds_used_by(waited_for)), passed_(seconds_passed()),
      last_delay_(run_delay_of(waited_for)) {}

// The system knows a delay when it is over, so these are summed up; what an ended process has had is not lost then. A
// process with several threads uses more than passes, and may be delayed by more.
double WaitClock::seconds() {
  std::optional<double> before = std::exchange(last_delay_, run_delay_of(process_));
  if (before && last_delay_) delayed_ += std::max(0.0, *last_delay_ - *before);
  double passed = seconds_passed() - passed_;
  double used = seconds_used_by(process_) - used_;
  double wanted = last_delay_ ? passed - delayed_ : used;
  return std::clamp(std::max(used, wanted), passed * part_of_passing_time, passed);
}

WaitClock::~WaitClock() { waited.store(waited.load() + seconds()); }

} // namespace assay
