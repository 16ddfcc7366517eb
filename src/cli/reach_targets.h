#pragma once
// From what the user named to places in the code: FILE:LINE, branches of a line, the lines that were changed, calls of
// a function.

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"
#include "finding/reach.h"

namespace assay::cli {

// LINE or LINE:NUMBER
struct WantedBranch {
  uint32_t line = 0;
  std::optional<uint32_t> number; // from 1 on; all of the line's, if it is not there
};

struct WantedTargets {
  std::string file;
  std::vector<uint32_t> lines;
  std::vector<WantedBranch> branches;
  std::optional<std::string> call; // calls of this function are targets, too
  bool changed = false;            // lines without code among them are of no interest
};

// Whatever can be said before the program is loaded. An error is a message for the user, here and below.
std::expected<WantedTargets, std::string> wanted_targets(const Arguments& arguments);
std::expected<std::vector<ReachTarget>, std::string> find_targets(const LoadedProgram& program,
                                                                  const WantedTargets& wanted);

} // namespace assay::cli
