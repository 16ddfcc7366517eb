#pragma once
// Which slot of the frame each SSA value lives in. Linear scan over the blocks in the order they have in the function
// (reverse postorder): a value occupies its slot from its definition to its last use in that order, so frames stay
// small and deep recursion is cheap. Parameters of the function get slots 0, 1, … as the caller puts them there.

#include <cstdint>
#include <vector>

#include "core/module.h"

namespace assay::machine {

struct SlotAssignment {
  std::vector<uint32_t> slot_of; // by value; no_slot for values that are never defined
  uint32_t slot_count = 0;
  static constexpr uint32_t no_slot = UINT32_MAX;
};

SlotAssignment assign_slots(const core::Function& function);

} // namespace assay::machine
