#pragma once
// The little of UTF-8 that reading and writing text needs: well-formedness as the Unicode standard
// defines it (no overlong forms, no surrogates, nothing above U+10FFFF).

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay {

// The length of the code point that `text` starts with; 0 when it does not start with one.
size_t utf8_length(std::string_view text);

// False, and nothing appended, when it is no code point of text.
bool append_utf8(std::string& text, uint32_t code_point);

} // namespace assay
