#pragma once
// Inputs that are smaller than one that is known to show something, one after the other, from small to large: all
// structures that are built like it, then all structures of its shape, with a few choices of the scalars of each. No
// solver is asked, so there may be many; sizes that have too many are left out.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "finding/sized_values.h"
#include "input/kept_input.h"

namespace assay::finding {

class SmallerInputs {
 public:
  struct Of {
    ShapeTable& shapes;
    ShapeId input;      // of the tuple of all parts
    uint32_t arguments; // the parts that are made; the others are as in the example
    uint64_t least;     // sizes from here on
    uint64_t below;     // and less than this
    uint64_t most;      // inputs in all
  };
  SmallerInputs(const Of& of, std::shared_ptr<const KeptInput> example);

  // The next one whose arguments have fewer nodes than `below`: a tuple of all parts. Nothing: that was the last.
  std::optional<Value> next(Arena& arena, uint64_t below);

  // Whether all structures of the shape with fewer nodes than this are among them.
  bool is_complete_below(uint64_t size) const { return size <= complete_below_ && all_.has_all_structures(); }

 private:
  // All structures of one size.
  struct Pass {
    SizedValues& values;
    uint64_t size;
    uint64_t count;
  };
  // Returns the size below which all are planned.
  uint64_t plan(SizedValues& values);
  uint64_t choices(const Pass& pass); // of the scalars of the structure

  Of of_;
  std::shared_ptr<const KeptInput> example_;
  SizedValues like_example_;
  SizedValues all_;
  std::vector<Pass> passes_;
  uint64_t complete_below_ = 0;
  uint64_t structures_ = 0; // in all passes
  uint64_t most_fillings_ = 0;
  // Where we are.
  size_t pass_ = 0;
  uint64_t number_ = 0;
  uint64_t filling_ = 0;
  uint64_t choices_ = 0;
};

} // namespace assay::finding
