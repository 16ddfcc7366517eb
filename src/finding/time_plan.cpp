#include "finding/time_plan.h"

#include <algorithm>

#include "base/stop.h"
#include "base/supervisor.h"

namespace assay::finding {

namespace {

// What finishing takes as a rule: the real runtime is started a few times, then each finding takes little. However many
// there are, a good part of the time belongs to the search: a module has functions that were not called yet.
constexpr double start_of_runtimes = 1.0;
constexpr double one_finding = 0.1;
constexpr double largest_share = 1.0 / 3;
constexpr double largest_share_to_do = 1.0 / 2;
constexpr double largest_share_in_all = 0.6;
constexpr double after_interrupt = 5;

// What a limit may be overrun by.
double allowance(double seconds) { return std::max(1.0, seconds / 10); }

// Of that, what finishing may use; and when a part that does not listen is ended with the process. Ending takes a little.
constexpr double share_of_finishing = 0.5;
constexpr double share_before_end = 0.9;

} // namespace

TimePlan TimePlan::of_work(double seconds, Shrinking shrinking) {
  WorkClock clock;
  TimePlan plan(seconds, [clock] { return clock.seconds(); }, shrinking);
  plan.work_ = clock;
  plan.supervise(plan.end_of_finishing()); // until the search begins
  return plan;
}

void TimePlan::supervise(double until) const {
  if (work_) limit_time(work_->after(until), work_->after(seconds_ + share_before_end * allowance(seconds_)));
}

double TimePlan::left_for_search(uint64_t findings, double to_be_done) const {
  double reserve = findings == 0 ? 0 : start_of_runtimes + one_finding * static_cast<double>(findings);
  double in_all = std::min(reserve, seconds_ * largest_share) + std::min(to_be_done, seconds_ * largest_share_to_do);
  double until = seconds_ - std::min(in_all, seconds_ * largest_share_in_all);
  supervise(until);
  return until - clock_();
}

void TimePlan::begin_finishing(uint64_t findings) {
  if (was_interrupted()) seconds_ = std::min(seconds_, clock_() + after_interrupt);
  unfinished_ = findings;
  supervise(end_of_finishing());
  if (why_stop() == WhyStop::Memory) allow_memory_to_finish();
  clear_stop();
}

// Half of what is left, as the other half is for confirming.
void TimePlan::begin_finding() {
  double left = std::max(0.0, seconds_ - clock_());
  shrink_until_ = clock_() + left / 2 / static_cast<double>(std::max<uint64_t>(unfinished_, 1));
  if (unfinished_ > 0) --unfinished_;
  if (shrinking_ == Shrinking::Bounded) supervise(shrink_until_);
}

void TimePlan::end_shrinking() {
  supervise(end_of_finishing());
  // Not if the time is up for everything: it would be asked for again, but after each finding a little later.
  if (why_stop() == WhyStop::Time && clock_() < end_of_finishing()) clear_stop();
}

double TimePlan::end_of_finishing() const { return seconds_ + share_of_finishing * allowance(seconds_); }

bool TimePlan::may_shrink() const {
  if (must_stop()) return false;
  return shrinking_ == Shrinking::Unbounded || clock_() < shrink_until_;
}

} // namespace assay::finding
