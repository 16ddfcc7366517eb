#include "lang/erlang/values/binary_search.h"

#include <algorithm>

namespace assay::erlang {

BinaryPattern::BinaryPattern(std::vector<std::string_view> patterns) : patterns_(std::move(patterns)) {
  std::stable_sort(patterns_.begin(), patterns_.end(),
                   [](std::string_view left, std::string_view right) { return left.size() > right.size(); });
  for (std::string_view pattern : patterns_) starts_[static_cast<unsigned char>(pattern.front())] = true;
}

std::optional<Match> BinaryPattern::find(std::string_view text, uint64_t from) const {
  if (patterns_.size() == 1) {
    size_t found = text.find(patterns_.front(), from);
    if (found == std::string_view::npos) return std::nullopt;
    return Match{found, patterns_.front().size()};
  }
  for (uint64_t start = from; start < text.size(); ++start) {
    if (!starts_[static_cast<unsigned char>(text[start])]) continue;
    std::string_view rest = text.substr(start);
    for (std::string_view pattern : patterns_) {
      if (rest.starts_with(pattern)) return Match{start, pattern.size()};
    }
  }
  return std::nullopt;
}

} // namespace assay::erlang
