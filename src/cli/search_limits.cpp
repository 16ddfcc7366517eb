#include "cli/search_limits.h"

#include "base/supervisor.h"

namespace assay::cli {

void SearchLimits::apply_to(SearchOptions& options) const {
  options.depth = depth;
  options.most_paths = most_paths;
  options.budget = standard_run_budget;
}

SearchLimits search_limits(const Arguments& arguments, std::string_view time_option) {
  SearchLimits limits;
  limits.depth = static_cast<uint32_t>(arguments.count("--depth"));
  limits.seconds = arguments.seconds(time_option);
  limits.memory = arguments.count("--memory");
  limits.by_count = arguments.has("--max-paths");
  if (limits.by_count) limits.most_paths = arguments.count("--max-paths");
  return limits;
}

TimePlan begin_work(const SearchLimits& limits) {
  limit_memory(limits.memory);
  return time_plan(limits.seconds, limits.by_count);
}

TimePlan time_plan(double seconds, bool limited_by_count) {
  return TimePlan::of_work(seconds, limited_by_count ? TimePlan::Shrinking::Unbounded : TimePlan::Shrinking::Bounded);
}

} // namespace assay::cli
