#include "base/md5.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace assay {

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

} // namespace assay
