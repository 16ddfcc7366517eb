#include "base/utf8.h"

namespace assay {

size_t utf8_length(std::string_view text) {
  auto byte_at = [&](size_t index) -> uint32_t {
    return index < text.size() ? static_cast<unsigned char>(text[index]) : 0;
  };
  auto continues = [&](size_t index) { return (byte_at(index) & 0xC0U) == 0x80U; };
  uint32_t first = byte_at(0);
  uint32_t second = byte_at(1);
  if (text.empty()) return 0;
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return continues(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF) {
    bool overlong = first == 0xE0 && second < 0xA0;
    bool surrogate = first == 0xED && second > 0x9F;
    return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (first >= 0xF0 && first <= 0xF4) {
    bool overlong = first == 0xF0 && second < 0x90;
    bool too_large = first == 0xF4 && second > 0x8F;
    return continues(1) && continues(2) && continues(3) && !overlong && !too_large ? 4 : 0;
  }
  return 0;
}

bool append_utf8(std::string& text, uint32_t code_point) {
  auto append = [&](uint32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  auto append_continuation = [&](uint32_t shift) { append(0x80U | ((code_point >> shift) & 0x3FU)); };
  if (code_point > 0x10FFFF || (code_point >= 0xD800 && code_point <= 0xDFFF)) return false;
  if (code_point < 0x80) {
    append(code_point);
  } else if (code_point < 0x800) {
    append(0xC0U | (code_point >> 6));
    append_continuation(0);
  } else if (code_point < 0x10000) {
    append(0xE0U | (code_point >> 12));
    append_continuation(6);
    append_continuation(0);
  } else {
    append(0xF0U | (code_point >> 18));
    append_continuation(12);
    append_continuation(6);
    append_continuation(0);
  }
  return true;
}

} // namespace assay
