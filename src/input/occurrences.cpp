#include "input/occurrences.h"

#include <algorithm>
#include <unordered_map>

namespace assay::input {

namespace {

// Counts up to two. A shape that leads back to itself can be gone round as often as one likes.
class Occurrences {
 public:
  Occurrences(ShapeTable& shapes, ShapeId part) : shapes_(shapes), part_(part) {}

  uint32_t in(ShapeId shape) {
    auto [known, is_new] = counts_.try_emplace(shape, Count{0, /*is_open=*/true});
    if (!is_new) {
      if (known->second.is_open) known->second.comes_back = true;
      return known->second.most;
    }
    uint32_t most = 0;
    // A copy: the table may grow while fields are looked at.
    for (std::vector<Alternative> alternatives = shapes_.all_alternatives(shape);
         const Alternative& alternative : alternatives) {
      uint32_t sum = 0;
      for (ShapeId field : alternative.fields) sum += in(field);
      most = std::max(most, sum);
    }
    Count& count = counts_.at(shape);
    if (shape == part_) ++most;
    if (count.comes_back && most > 0) most = 2;
    count = {std::min<uint32_t>(most, 2), /*is_open=*/false};
    return count.most;
  }

 private:
  struct Count {
    uint32_t most = 0;
    bool is_open = false; // its fields are being counted
    bool comes_back = false;
  };
  ShapeTable& shapes_;
  ShapeId part_;
  std::unordered_map<ShapeId, Count> counts_;
};

} // namespace

bool can_occur_twice(ShapeTable& shapes, ShapeId whole, ShapeId part) {
  return Occurrences(shapes, part).in(whole) > 1;
}

} // namespace assay::input
