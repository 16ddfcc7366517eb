#include "cli/search_limits.h"

#include <chrono>

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
  if (!arguments.has("--max-paths")) return limits;
  auto most_paths = arguments.count("--max-paths");
  if (!most_paths) return std::unexpected(most_paths.error());
  limits.most_paths = *most_paths;
  limits.by_count = true;
  return limits;
}

TimePlan time_plan(double seconds, bool limited_by_count) {
  auto clock = [start = std::chrono::steady_clock::now()] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  return {seconds, clock, limited_by_count ? TimePlan::Shrinking::Unbounded : TimePlan::Shrinking::Bounded};
}

} // namespace assay::cli
