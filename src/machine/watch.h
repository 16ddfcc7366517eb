#pragma once
// Places in the code that a machine watches: whoever made the run learns which of them it came by, and in what order
// (Context::came_by).

#include <map>
#include <span>
#include <vector>

#include "core/spot.h"

namespace assay::machine {

class Watch {
 public:
  void add(const core::Spot& spot, uint32_t number) { numbers_[spot].push_back(number); }
  std::span<const uint32_t> numbers(const core::Spot& spot) const {
    auto found = numbers_.find(spot);
    return found == numbers_.end() ? std::span<const uint32_t>() : std::span<const uint32_t>(found->second);
  }

 private:
  std::map<core::Spot, std::vector<uint32_t>> numbers_;
};

} // namespace assay::machine
