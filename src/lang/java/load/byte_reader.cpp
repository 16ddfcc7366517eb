#include "lang/java/load/byte_reader.h"

#include <fmt/core.h>

namespace assay::java {

std::span<const uint8_t> ByteReader::take(size_t count) {
  if (count > left()) {
    if (!errors_.any()) errors_.malformed(fmt::format("cut off at byte {}", offset_ + bytes_.size()));
    position_ = bytes_.size();
    return {};
  }
  auto taken = bytes_.subspan(position_, count);
  position_ += count;
  return taken;
}

ByteReader ByteReader::part(size_t count) {
  size_t start = place();
  return {take(count), start, errors_};
}

} // namespace assay::java
