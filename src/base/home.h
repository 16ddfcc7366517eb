#pragma once
// Where the files are that the binary needs beside itself: lib/assay, in a build tree as in an installed one.

#include <filesystem>

#include "base/rooms.h"

namespace assay {

// The environment's ASSAY_HOME, or ../lib/assay seen from the running binary.
std::filesystem::path home_folder();

} // namespace assay
