#include "base/sha256.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace assay {

namespace {

// FIPS 180-4, section 4.2.2.
constexpr std::array<uint32_t, 64> constants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// Section 6.2.2, step 1.
std::array<uint32_t, 64> schedule(const uint8_t* block) {
  std::array<uint32_t, 64> words;
  for (size_t i = 0; i < 16; ++i) {
    words[i] = uint32_t{block[i * 4]} << 24 | uint32_t{block[i * 4 + 1]} << 16 | uint32_t{block[i * 4 + 2]} << 8 |
               uint32_t{block[i * 4 + 3]};
  }
  for (size_t i = 16; i < 64; ++i) {
    uint32_t first = words[i - 15];
    uint32_t second = words[i - 2];
    words[i] = words[i - 16] + words[i - 7] + (std::rotr(first, 7) ^ std::rotr(first, 18) ^ first >> 3) +
               (std::rotr(second, 17) ^ std::rotr(second, 19) ^ second >> 10);
  }
  return words;
}

} // namespace

void Sha256::take(const uint8_t* block) {
  std::array<uint32_t, 64> words = schedule(block);
  auto [a, b, c, d, e, f, g, h] = state_;
  for (size_t i = 0; i < 64; ++i) {
    uint32_t choice = (e & f) ^ (~e & g);
    uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
    uint32_t one = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + choice + constants[i] + words[i];
    uint32_t two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = d + one;
    d = c;
    c = b;
    b = a;
    a = one + two;
  }
  std::array<uint32_t, 8> added = {a, b, c, d, e, f, g, h};
  for (size_t i = 0; i < 8; ++i) state_[i] += added[i];
}

void Sha256::update(std::string_view bytes) {
  while (!bytes.empty()) {
    size_t filled = length_ % 64;
    if (filled == 0 && bytes.size() >= 64) {
      take(reinterpret_cast<const uint8_t*>(bytes.data()));
      length_ += 64;
      bytes.remove_prefix(64);
      continue;
    }
    size_t count = std::min(64 - filled, bytes.size());
    std::memcpy(block_.data() + filled, bytes.data(), count);
    length_ += count;
    bytes.remove_prefix(count);
    if (length_ % 64 == 0) take(block_.data());
  }
}

// Section 5.1.1: a one, zeros, and the length in bits.
std::array<uint8_t, 32> Sha256::finish() const {
  Sha256 last = *this;
  std::array<char, 72> end = {static_cast<char>(0x80)};
  size_t zeros = (119 - length_ % 64) % 64;
  for (size_t i = 0; i < 8; ++i) end[1 + zeros + i] = static_cast<char>(length_ * 8 >> (56 - i * 8));
  last.update({end.data(), 1 + zeros + 8});
  std::array<uint8_t, 32> result{};
  for (size_t i = 0; i < 32; ++i) result[i] = static_cast<uint8_t>(last.state_[i / 4] >> (24 - i % 4 * 8));
  return result;
}

} // namespace assay
