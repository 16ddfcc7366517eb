// The command. Exceptions are bugs of ours: they end here, with the exit code that says so.

#include <fmt/core.h>

#include <cstdlib>
#include <exception>

#include "base/scratch_folder.h"
#include "base/supervisor.h"
#include "cli/commands.h"

int main(int count, char** words) {
  assay::start_supervisor();
  try {
    assay::remove_abandoned_folders();
    std::vector<std::string> arguments(words + 1, words + count);
    assay::cli::ExitCode code = assay::cli::run_command_line(arguments);
    if (std::fflush(stdout) != 0) return static_cast<int>(assay::cli::ExitCode::OurFault);
    return static_cast<int>(code);
  } catch (const std::exception& error) {
    fmt::print(stderr, "assay: a fault of Assay itself: {}\n", error.what());
    return static_cast<int>(assay::cli::ExitCode::OurFault);
  }
}
