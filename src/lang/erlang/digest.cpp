#include "lang/erlang/digest.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace assay::erlang {

namespace {

// RFC 1321, section 3.4: the sines, and how far each step rotates.
const std::array<uint32_t, 64>& md5_table() {
  static const std::array<uint32_t, 64> table = [] {
    std::array<uint32_t, 64> made{};
    for (size_t i = 0; i < 64; ++i) {
      made[i] = static_cast<uint32_t>(std::floor(std::fabs(std::sin(static_cast<double>(i + 1))) * 0x1p32));
    }
    return made;
  }();
  return table;
}
constexpr int rotations[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

void md5_block(std::array<uint32_t, 4>& state, const uint8_t* block) {
  uint32_t words[16];
  for (size_t i = 0; i < 16; ++i) {
    words[i] = uint32_t{block[i * 4]} | uint32_t{block[i * 4 + 1]} << 8 | uint32_t{block[i * 4 + 2]} << 16 |
               uint32_t{block[i * 4 + 3]} << 24;
  }
  uint32_t a = state[0];
  uint32_t b = state[1];
  uint32_t c = state[2];
  uint32_t d = state[3];
  for (uint32_t i = 0; i < 64; ++i) {
    uint32_t mixed = 0;
    uint32_t index = 0;
    switch (i / 16) {
      case 0:
        mixed = (b & c) | (~b & d);
        index = i;
        break;
      case 1:
        mixed = (d & b) | (~d & c);
        index = 5 * i + 1;
        break;
      case 2:
        mixed = b ^ c ^ d;
        index = 3 * i + 5;
        break;
      default:
        mixed = c ^ (b | ~d);
        index = 7 * i;
        break;
    }
    uint32_t sum = a + mixed + md5_table()[i] + words[index % 16];
    a = d;
    d = c;
    c = b;
    b += std::rotl(sum, rotations[i / 16][i % 4]);
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
}

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

void Md5::update(std::span<const uint8_t> bytes) {
  for (uint8_t byte : bytes) {
    block[length % 64] = byte;
    if (++length % 64 == 0) md5_block(state, block.data());
  }
}

std::array<uint8_t, 16> Md5::finish() const {
  Md5 last = *this;
  std::array<uint8_t, 8> bits{};
  for (size_t i = 0; i < 8; ++i) bits[i] = static_cast<uint8_t>(length * 8 >> (i * 8));
  const uint8_t one = 0x80;
  const uint8_t zero = 0;
  last.update({&one, 1});
  while (last.length % 64 != 56) last.update({&zero, 1});
  last.update(bits);
  std::array<uint8_t, 16> result{};
  for (size_t i = 0; i < 16; ++i) result[i] = static_cast<uint8_t>(last.state[i / 4] >> (i % 4 * 8));
  return result;
}

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
