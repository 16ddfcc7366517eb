#include "cli/test_settings.h"

#include <fmt/core.h>

#include <chrono>

namespace assay::cli {

std::expected<TestSettings, std::string> test_settings(std::string_view command, const Arguments& arguments) {
  if (arguments.words().empty()) {
    return std::unexpected(fmt::format("{0} takes FILE|MODULE [NAME/ARITY ...]; see assay {0} --help", command));
  }
  TestSettings settings;
  settings.target = arguments.words()[0];
  settings.functions.assign(arguments.words().begin() + 1, arguments.words().end());
  settings.seeds = arguments.all("--seed");
  settings.concrete = arguments.all("--concrete");
  if (arguments.all("--assume").size() > 1) return std::unexpected("--assume can be given once");
  if (arguments.has("--assume")) settings.assume = arguments.value("--assume");
  auto depth = arguments.count("--depth");
  if (!depth) return std::unexpected(depth.error());
  if (*depth > UINT32_MAX) return std::unexpected("--depth is too large");
  auto seconds = arguments.seconds("--time");
  if (!seconds) return std::unexpected(seconds.error());
  auto strategy = strategy_named(arguments.value("--strategy"));
  if (!strategy) {
    return std::unexpected(
        fmt::format("--strategy takes unvisited, breadth or depth; not '{}'", arguments.value("--strategy")));
  }
  SearchOptions& search = settings.options.search;
  if (arguments.has("--max-paths")) {
    auto most_paths = arguments.count("--max-paths");
    if (!most_paths) return std::unexpected(most_paths.error());
    search.most_paths = *most_paths;
    settings.limited_by_count = true;
  }
  search.depth = static_cast<uint32_t>(*depth);
  search.strategy = *strategy;
  search.budget = standard_run_budget;
  settings.seconds = *seconds;
  settings.options.allow_effects = arguments.has("--allow-effects");
  settings.options.each_path = arguments.has("--each-path");
  if (arguments.has("--dump-queries")) settings.options.solver.dump_folder = arguments.value("--dump-queries");
  if (arguments.has("--emit")) settings.emit = arguments.value("--emit");
  settings.use_spec = !arguments.has("--no-spec");
  settings.json = arguments.has("--json");
  settings.verbose = arguments.has("--verbose");
  settings.explain = arguments.has("--explain");
  settings.store = !arguments.has("--no-store");
  return settings;
}

TimePlan time_plan(const TestSettings& settings) {
  auto clock = [start = std::chrono::steady_clock::now()] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  return {settings.seconds, clock,
          settings.limited_by_count ? TimePlan::Shrinking::Unbounded : TimePlan::Shrinking::Bounded};
}

} // namespace assay::cli
