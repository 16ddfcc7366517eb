#pragma once
// Text as class files have it (section 4.4.7 of the Java Virtual Machine Specification): like UTF-8, but U+0000 takes
// two bytes, and what lies beyond U+FFFF is a pair of surrogates of three bytes each.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay::java {

// Nothing if the bytes are no such text. Surrogates may be alone.
std::optional<std::u16string> decode_modified_utf8(std::span<const uint8_t> bytes);

// In standard UTF-8; nothing if a surrogate is alone, which no such text can say.
std::optional<std::string> to_utf8(std::u16string_view text);

} // namespace assay::java
