#pragma once
// From what the user named to places in the code: FILE:LINE, the lines that were changed, calls of a function.

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"
#include "finding/reach.h"

namespace assay::cli {

struct WantedTargets {
  std::string file;
  std::vector<uint32_t> lines;
  std::optional<std::string> call; // calls of this function are targets, too
  bool changed = false;            // lines without code among them are of no interest
};

// Whatever can be said before the program is loaded. An error is a message for the user, here and below.
std::expected<WantedTargets, std::string> wanted_targets(const Arguments& arguments);
std::expected<std::vector<ReachTarget>, std::string> find_targets(const LoadedProgram& program,
                                                                  const WantedTargets& wanted);

} // namespace assay::cli
