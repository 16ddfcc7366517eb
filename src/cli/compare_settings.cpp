#include "cli/compare_settings.h"

#include <algorithm>

namespace assay::cli {

CompareSettings compare_settings(const Arguments& arguments, const SearchLimits& limits) {
  CompareSettings settings;
  settings.function = arguments.value("-f");
  limits.apply_to(settings.options.search);
  settings.options.search.size = arguments.count("--size");
  settings.options.strict = arguments.has("--strict");
  settings.use_spec = !arguments.has("--no-spec");
  if (!limits.by_count) {
    SolverOptions& solver = settings.options.solver;
    solver.z3_seconds = std::clamp(limits.seconds / 4, 0.05, solver.z3_seconds);
  }
  return settings;
}

} // namespace assay::cli
