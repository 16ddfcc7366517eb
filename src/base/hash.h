#pragma once
// One stable 64-bit hash (FNV-1a with a final mix), the same on every machine and in every run: site ids depend on
// that. Where equal hashes are taken for equal contents, content_hash of base/file.h is the one to use.

#include <cstdint>
#include <string_view>

#include "base/rooms.h"

namespace assay {

constexpr uint64_t hash_start = 0xcbf29ce484222325ULL;

constexpr uint64_t hash_bytes(std::string_view bytes, uint64_t state = hash_start) {
  for (char byte : bytes) {
    state ^= static_cast<unsigned char>(byte);
    state *= 0x100000001b3ULL;
  }
  return state;
}

// Spreads every bit of `state` over the whole word.
constexpr uint64_t hash_mix(uint64_t state) {
  state ^= state >> 33;
  state *= 0xff51afd7ed558ccdULL;
  state ^= state >> 33;
  state *= 0xc4ceb9fe1a85ec53ULL;
  state ^= state >> 33;
  return state;
}

constexpr uint64_t hash_combine(uint64_t state, uint64_t word) {
  return hash_mix(state ^ (word + 0x9e3779b97f4a7c15ULL + (state << 6) + (state >> 2)));
}

} // namespace assay
