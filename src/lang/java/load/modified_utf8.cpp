#include "lang/java/load/modified_utf8.h"

#include <cstddef>

#include "base/utf8.h"

namespace assay::java {
namespace {

bool is_high_surrogate(char16_t unit) { return (unit & 0xFC00U) == 0xD800U; }
bool is_low_surrogate(char16_t unit) { return (unit & 0xFC00U) == 0xDC00U; }

} // namespace

std::optional<std::u16string> decode_modified_utf8(std::span<const uint8_t> bytes) {
  std::u16string text;
  text.reserve(bytes.size());
  size_t at = 0;
  auto continues = [&](size_t index) { return index < bytes.size() && (bytes[index] & 0xC0U) == 0x80U; };
  while (at < bytes.size()) {
    uint32_t first = bytes[at];
    uint32_t unit = first;
    size_t length = 1;
    if (first >= 0x80U) {
      if ((first & 0xE0U) == 0xC0U && continues(at + 1)) {
        length = 2;
        unit = ((first & 0x1FU) << 6U) | (bytes[at + 1] & 0x3FU);
      } else if ((first & 0xF0U) == 0xE0U && continues(at + 1) && continues(at + 2)) {
        length = 3;
        unit = ((first & 0x0FU) << 12U) | ((bytes[at + 1] & 0x3FU) << 6U) | (bytes[at + 2] & 0x3FU);
      } else {
        return std::nullopt;
      }
    } else if (first == 0) {
      return std::nullopt;
    }
    text += static_cast<char16_t>(unit);
    at += length;
  }
  return text;
}

std::optional<std::string> to_utf8(std::u16string_view text) {
  std::string result;
  result.reserve(text.size());
  for (size_t i = 0; i < text.size(); ++i) {
    uint32_t code_point = text[i];
    if (is_high_surrogate(text[i]) && i + 1 < text.size() && is_low_surrogate(text[i + 1])) {
      code_point = 0x10000U + ((code_point - 0xD800U) << 10U) + (text[i + 1] - 0xDC00U);
      ++i;
    }
    if (!append_utf8(result, code_point)) return std::nullopt;
  }
  return result;
}

} // namespace assay::java
