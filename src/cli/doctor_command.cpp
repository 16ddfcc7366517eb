// `assay doctor`: what is there of what Assay needs, language by language.

#include <fmt/core.h>

#include "cli/commands.h"
#include "lang/languages.h"

namespace assay::cli {

ExitCode doctor_command(const Arguments& arguments) {
  if (!arguments.words().empty()) return usage_error("doctor takes no arguments");
  bool all_there = true;
  for (const Language* language : languages().all()) {
    fmt::print("{}\n", language->name());
    for (const DoctorCheck& check : language->doctor()) {
      fmt::print("  {:<8} {:<10} {}\n", check.is_there ? "ok" : "missing", check.what, check.detail);
      all_there = all_there && check.is_there;
    }
  }
  return all_there ? ExitCode::Fine : ExitCode::NotLoaded;
}

} // namespace assay::cli
