#pragma once

#include <string>
#include <string_view>

namespace assay {

// The bytes that two digits each stand for.
std::string bytes_of(std::string_view hexadecimal);

} // namespace assay
