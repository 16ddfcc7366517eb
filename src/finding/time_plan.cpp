#include "finding/time_plan.h"

#include <algorithm>

namespace assay {

namespace {

// What finishing takes as a rule: the real runtime is started a few times, then each finding takes little. However many
// there are, most of the time belongs to the search.
constexpr double start_of_runtimes = 1.0;
constexpr double one_finding = 0.1;
constexpr double largest_share = 1.0 / 3;
constexpr double largest_share_to_do = 1.0 / 2;

} // namespace

double TimePlan::left_for_search(uint64_t findings, double to_be_done) const {
  double reserve = findings == 0 ? 0 : start_of_runtimes + one_finding * static_cast<double>(findings);
  double reserved = std::min(reserve, seconds_ * largest_share) + std::min(to_be_done, seconds_ * largest_share_to_do);
  return seconds_ - reserved - clock_();
}

// Half of what is left, as the other half is for confirming.
void TimePlan::begin_finding() {
  double left = std::max(0.0, seconds_ - clock_());
  shrink_until_ = clock_() + left / 2 / static_cast<double>(std::max<uint64_t>(unfinished_, 1));
  if (unfinished_ > 0) --unfinished_;
}

bool TimePlan::may_shrink() const { return shrinking_ == Shrinking::Unbounded || clock_() < shrink_until_; }

} // namespace assay
