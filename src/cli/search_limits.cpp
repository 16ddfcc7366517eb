#include "cli/search_limits.h"

#include "base/supervisor.h"

namespace assay::cli {

void SearchLimits::apply_to(SearchOptions& options) const {
  options.depth = depth;
  options.most_paths = most_paths;
  options.budget = standard_run_budget;
}

std::expected<SearchLimits, std::string> search_limits(const Arguments& arguments, std::string_view time_option) {
  SearchLimits limits;
  auto depth = arguments.count("--depth");
  if (!depth) return std::unexpected(depth.error());
  if (*depth > UINT32_MAX) return std::unexpected("--depth is too large");
  limits.depth = static_cast<uint32_t>(*depth);
  auto seconds = arguments.seconds(time_option);
  if (!seconds) return std::unexpected(seconds.error());
  limits.seconds = *seconds;
  auto memory = arguments.size("--memory");
  if (!memory) return std::unexpected(memory.error());
  limits.memory = *memory;
  if (!arguments.has("--max-paths")) return limits;
  auto most_paths = arguments.count("--max-paths");
  if (!most_paths) return std::unexpected(most_paths.error());
  limits.most_paths = *most_paths;
  limits.by_count = true;
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
