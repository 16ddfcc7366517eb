#include "cli/reporter_of.h"

#include <unistd.h>

#include "report/formats.h"

namespace assay::cli {

std::unique_ptr<Reporter> reporter_of(const Arguments& arguments, const std::string& file, const RealRuntime* runtime) {
  ReportSettings settings;
  settings.style = Style::for_descriptor(STDOUT_FILENO);
  settings.sources = std::filesystem::path(file).parent_path();
  if (runtime != nullptr) settings.runtime = runtime->name();
  settings.verbose = arguments.has("--verbose");
  return make_reporter(report_formats, std::move(settings),
                       [&](std::string_view option) { return arguments.has(option); });
}

} // namespace assay::cli
