#pragma once
// How much one run may use. Running out is a verdict, not an error. All limits are counts, so the same run ends at the
// same place on every machine.

#include <cstdint>

#include "base/rooms.h"

namespace assay::machine {

struct Budget {
  uint64_t steps = 1'000'000'000;             // calls and jumps
  uint64_t heap_bytes = uint64_t{512} << 20;  // memory of the run's objects
  uint64_t stack_bytes = uint64_t{256} << 20; // memory of the run's frames
};

} // namespace assay::machine
