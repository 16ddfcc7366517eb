#pragma once
// The MD5 of bytes (RFC 1321).

#include <array>
#include <cstdint>
#include <span>

#include "base/rooms.h"

namespace assay {

// MD5 in steps. The state is plain bytes, because erlang:md5_init/0 shows it to the program.
struct Md5 {
  std::array<uint32_t, 4> state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  uint64_t length = 0; // in bytes
  std::array<uint8_t, 64> block = {};

  void update(std::span<const uint8_t> bytes);
  std::array<uint8_t, 16> finish() const;
};

} // namespace assay
