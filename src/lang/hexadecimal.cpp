#include "lang/hexadecimal.h"

#include <charconv>

namespace assay::lang {

std::string bytes_of(std::string_view hexadecimal) {
  std::string bytes;
  for (size_t i = 0; i + 1 < hexadecimal.size(); i += 2) {
    unsigned byte = 0;
    std::from_chars(hexadecimal.data() + i, hexadecimal.data() + i + 2, byte, 16);
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

} // namespace assay::lang
