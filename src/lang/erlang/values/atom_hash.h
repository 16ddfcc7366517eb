#pragma once
// The hash of an atom that both portable hashes are built on: P. J. Weinberger's, over characters up to 255 as one byte
// each and over the bytes of UTF-8 of all others.

#include <cstdint>
#include <string_view>

#include "base/rooms.h"

namespace assay::erlang {

inline uint32_t atom_hash(std::string_view text) {
  uint32_t hash = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    auto byte = static_cast<uint8_t>(text[i]);
    if ((byte & 0xfe) == 0xc2 && i + 1 < text.size()) {
      byte = static_cast<uint8_t>(byte << 6 | (static_cast<uint8_t>(text[++i]) & 0x3f));
    }
    hash = (hash << 4) + byte;
    if (uint32_t high = hash & 0xf0000000) hash ^= high >> 24 ^ high;
  }
  return hash;
}

} // namespace assay::erlang
