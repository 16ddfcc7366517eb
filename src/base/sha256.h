#pragma once
// The SHA-256 of bytes (FIPS 180-4). Nobody knows two texts with the same one: equal hashes are equal contents.

#include <array>
#include <cstdint>
#include <string_view>

#include "base/rooms.h"

namespace assay {

// SHA-256 in steps.
class Sha256 {
 public:
  void update(std::string_view bytes);
  std::array<uint8_t, 32> finish() const;

 private:
  void take(const uint8_t* block);

  std::array<uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint64_t length_ = 0; // in bytes
  std::array<uint8_t, 64> block_ = {};
};

} // namespace assay
