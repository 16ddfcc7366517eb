#pragma once

#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay::lang {

// The bytes that two digits each stand for.
std::string bytes_of(std::string_view hexadecimal);

} // namespace assay::lang
