#pragma once
// Numbers in the order of class files, the most significant byte first, out of bytes that may end too early: then the
// errors know it, and everything that follows is 0.

#include <cstddef>
#include <cstdint>
#include <span>

#include "lang/java/load/class_errors.h"

namespace assay::java {

class ByteReader {
 public:
  // `offset`: of the first byte in the file, for diagnostics.
  ByteReader(std::span<const uint8_t> bytes, size_t offset, ClassErrors& errors)
      : bytes_(bytes), offset_(offset), errors_(errors) {}

  uint8_t u1() {
    auto taken = take(1);
    return taken.empty() ? uint8_t{0} : taken[0];
  }
  uint16_t u2() {
    auto taken = take(2);
    return taken.empty() ? uint16_t{0} : static_cast<uint16_t>((taken[0] << 8U) | taken[1]);
  }
  uint32_t u4() {
    uint32_t high = u2();
    return (high << 16U) | u2();
  }
  // Empty if there are not as many.
  std::span<const uint8_t> take(size_t count);
  // The next so many bytes, to be read by themselves.
  ByteReader part(size_t count);

  // Where the next byte is in the file.
  size_t place() const { return offset_ + position_; }
  size_t left() const { return bytes_.size() - position_; }

 private:
  std::span<const uint8_t> bytes_;
  size_t offset_;
  ClassErrors& errors_;
  size_t position_ = 0;
};

} // namespace assay::java
