#pragma once
// Checksums of bytes: MD5 (RFC 1321), CRC-32 (as in zlib) and Adler-32 (RFC 1950).

#include <array>
#include <cstdint>
#include <span>

namespace assay::erlang {

// MD5 in steps. The state is plain bytes, because erlang:md5_init/0 shows it to the program.
struct Md5 {
  std::array<uint32_t, 4> state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
  uint64_t length = 0; // in bytes
  std::array<uint8_t, 64> block = {};

  void update(std::span<const uint8_t> bytes);
  std::array<uint8_t, 16> finish() const;
};

// Both go on from an earlier checksum.
uint32_t crc32(std::span<const uint8_t> bytes, uint32_t start = 0);
uint32_t adler32(std::span<const uint8_t> bytes, uint32_t start = 1);

// The checksum of two pieces from those of each, and the length of the second.
uint32_t crc32_combine(uint32_t first, uint32_t second, uint64_t second_length);
uint32_t adler32_combine(uint32_t first, uint32_t second, uint64_t second_length);

} // namespace assay::erlang
