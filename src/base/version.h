#pragma once
// Assay's own version, and what tells this build of it from others: part of every key under which answers are kept.

#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay {

constexpr std::string_view version = "0.1.0";

// The version, and name, size and time of the program that runs.
const std::string& build_identity();

} // namespace assay
