#include "lang/erlang/values/digest.h"

#include <array>

namespace assay::erlang {

namespace {

const std::array<uint32_t, 256>& crc_table() {
  static const std::array<uint32_t, 256> table = [] {
    std::array<uint32_t, 256> made{};
    for (uint32_t i = 0; i < 256; ++i) {
      uint32_t rest = i;
      for (int bit = 0; bit < 8; ++bit) rest = (rest & 1) != 0 ? rest >> 1 ^ 0xedb88320 : rest >> 1;
      made[i] = rest;
    }
    return made;
  }();
  return table;
}

constexpr uint32_t adler_base = 65521;

// A 32 by 32 matrix of bits, a column a word: what feeding zeros does to a CRC, which is linear.
using BitMatrix = std::array<uint32_t, 32>;

uint32_t product(const BitMatrix& matrix, uint32_t vector) {
  uint32_t result = 0;
  for (size_t i = 0; vector != 0; ++i, vector >>= 1) {
    if ((vector & 1) != 0) result ^= matrix[i];
  }
  return result;
}

BitMatrix squared(const BitMatrix& matrix) {
  BitMatrix result{};
  for (size_t i = 0; i < 32; ++i) result[i] = product(matrix, matrix[i]);
  return result;
}

} // namespace

uint32_t crc32(std::span<const uint8_t> bytes, uint32_t start) {
  uint32_t sum = ~start;
  for (uint8_t byte : bytes) sum = sum >> 8 ^ crc_table()[(sum ^ byte) & 0xff];
  return ~sum;
}

uint32_t adler32(std::span<const uint8_t> bytes, uint32_t start) {
  uint32_t low = start & 0xffff;
  uint32_t high = start >> 16;
  for (uint8_t byte : bytes) {
    low = (low + byte) % adler_base;
    high = (high + low) % adler_base;
  }
  return high << 16 | low;
}

uint32_t crc32_combine(uint32_t first, uint32_t second, uint64_t second_length) {
  BitMatrix zeros{}; // one bit
  zeros[0] = 0xedb88320;
  for (size_t i = 1; i < 32; ++i) zeros[i] = uint32_t{1} << (i - 1);
  for (int i = 0; i < 3; ++i) zeros = squared(zeros); // one byte
  for (uint64_t rest = second_length; rest != 0; rest >>= 1) {
    if ((rest & 1) != 0) first = product(zeros, first);
    zeros = squared(zeros);
  }
  return first ^ second;
}

uint32_t adler32_combine(uint32_t first, uint32_t second, uint64_t second_length) {
  if (second_length == 0) return first;
  uint64_t length = second_length % adler_base;
  uint64_t first_low = first & 0xffff;
  uint64_t low = first_low + (second & 0xffff) + adler_base - 1;
  uint64_t high = length * first_low + (first >> 16) + (second >> 16) + adler_base - length;
  return static_cast<uint32_t>((high % adler_base) << 16 | low % adler_base);
}

} // namespace assay::erlang
