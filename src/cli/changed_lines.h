#pragma once
// The lines of a file that git says were changed since a revision.

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "base/rooms.h"

namespace assay::cli {

// In order; as they are numbered now. An error is a message for the user.
std::expected<std::vector<uint32_t>, std::string> changed_lines(const std::string& file, const std::string& revision);

// The same read off the text of `git diff --unified=0`.
std::vector<uint32_t> lines_of_diff(const std::string& diff);

} // namespace assay::cli
