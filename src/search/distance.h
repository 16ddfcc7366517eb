#pragma once
// How far the places of a program are from what is to be reached: blocks that have to be gone through at least, calls
// and returns among them. A guide only: nothing is concluded from it.

#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/spot.h"

namespace assay::search {

class ProgramGraph;

class Distance {
 public:
  static constexpr uint64_t far = 1'000; // of a place that does not lead there

  Distance(const ProgramGraph& graph, std::span<const core::Spot> targets);

  // From code of the function that carries this place.
  uint64_t of(const core::Function* function, core::Place place) const;
  // From the beginning of a block.
  uint64_t of(const core::Function* function, core::BlockId block) const;

 private:
  using Node = std::pair<const core::Function*, core::BlockId>;
  void connect(const ProgramGraph& graph, const core::Function& function);
  void measure(std::span<const core::Spot> targets);
  void note_places();

  std::map<Node, std::vector<Node>> before_;
  std::map<Node, uint64_t> blocks_;
  std::unordered_map<const core::Function*, std::map<std::pair<uint32_t, uint32_t>, uint64_t>> places_;
};

} // namespace assay::search
