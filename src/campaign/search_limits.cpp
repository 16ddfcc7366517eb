#include "campaign/search_limits.h"

#include "base/supervisor.h"

namespace assay::campaign {

void SearchLimits::apply_to(SearchOptions& options) const {
  options.depth = depth;
  options.most_paths = most_paths;
  options.budget = standard_run_budget;
}

TimePlan begin_work(const SearchLimits& limits) {
  limit_memory(limits.memory);
  return time_plan(limits.seconds, limits.by_count);
}

TimePlan time_plan(double seconds, bool limited_by_count) {
  return TimePlan::of_work(seconds, limited_by_count ? TimePlan::Shrinking::Unbounded : TimePlan::Shrinking::Bounded);
}

} // namespace assay::campaign
