#pragma once
// What tells one state of a file from another without reading it: name, size and time of last change. Cheap to compare,
// and different after every upgrade.

#include <filesystem>
#include <string>

#include "base/rooms.h"

namespace assay {

std::string fingerprint(const std::filesystem::path& path);

} // namespace assay
