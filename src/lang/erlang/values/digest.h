#pragma once
// Checksums of bytes: CRC-32 (as in zlib) and Adler-32 (RFC 1950).

#include <cstdint>
#include <span>

#include "base/rooms.h"

namespace assay::erlang {

// Both go on from an earlier checksum.
uint32_t crc32(std::span<const uint8_t> bytes, uint32_t start = 0);
uint32_t adler32(std::span<const uint8_t> bytes, uint32_t start = 1);

// The checksum of two pieces from those of each, and the length of the second.
uint32_t crc32_combine(uint32_t first, uint32_t second, uint64_t second_length);
uint32_t adler32_combine(uint32_t first, uint32_t second, uint64_t second_length);

} // namespace assay::erlang
