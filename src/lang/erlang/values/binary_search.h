#pragma once
// Searching a binary for one of several patterns: the leftmost match, and of those that start there the longest.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace assay::erlang {

struct Match {
  uint64_t start;
  uint64_t length;
};

class BinaryPattern {
 public:
  // None of the patterns is empty. The texts must outlive the pattern.
  explicit BinaryPattern(std::vector<std::string_view> patterns);

  // The first match in `text` from `from` on.
  std::optional<Match> find(std::string_view text, uint64_t from) const;

 private:
  std::vector<std::string_view> patterns_; // longest first
  bool starts_[256] = {};                  // whether a pattern starts with that byte
};

} // namespace assay::erlang
