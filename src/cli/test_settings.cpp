#include "cli/test_settings.h"

#include <fmt/core.h>

namespace assay::cli {

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
  settings.store = !arguments.has("--no-store");
  return settings;
}

} // namespace assay::cli
