#include "cli/read_settings.h"

#include <fmt/core.h>

#include <algorithm>

namespace assay::cli {

SearchLimits search_limits(const Arguments& arguments, std::string_view time_option) {
  SearchLimits limits;
  limits.depth = static_cast<uint32_t>(arguments.count("--depth"));
  limits.seconds = arguments.seconds(time_option);
  limits.memory = arguments.count("--memory");
  limits.by_count = arguments.has("--max-paths");
  if (limits.by_count) limits.most_paths = arguments.count("--max-paths");
  return limits;
}

std::expected<TestSettings, std::string> test_settings(std::string_view command, const Arguments& arguments) {
  if (arguments.words().empty()) {
    return std::unexpected(fmt::format("{0} takes FILE|MODULE [FUNCTION ...]; see assay {0} --help", command));
  }
  TestSettings settings;
  settings.target = arguments.words()[0];
  settings.functions.assign(arguments.words().begin() + 1, arguments.words().end());
  settings.seeds = arguments.all("--seed");
  settings.concrete = arguments.all("--concrete");
  settings.also = arguments.all("--also");
  if (arguments.has("--assume")) settings.assume = arguments.value("--assume");
  settings.limits = search_limits(arguments);
  SearchOptions& search = settings.options.search;
  settings.limits.apply_to(search);
  search.strategy = strategy_named(arguments.value("--strategy"));
  settings.options.allow_effects = arguments.has("--allow-effects");
  settings.options.each_path = arguments.has("--each-path");
  if (arguments.has("--dump-queries")) settings.options.solver.dump_folder = arguments.value("--dump-queries");
  if (arguments.has("--emit")) settings.emit = arguments.value("--emit");
  settings.use_spec = !arguments.has("--no-spec");
  settings.explain = arguments.has("--explain");
  return settings;
}

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
