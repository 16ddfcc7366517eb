#pragma once
// A place in the code: before one instruction of a block.

#include <compare>
#include <cstdint>

#include "core/module.h"

namespace assay::core {

struct Spot {
  const Function* function = nullptr;
  BlockId block = 0;
  uint32_t instruction = 0;

  const Instruction& code() const { return function->blocks[block].instructions[instruction]; }
  auto operator<=>(const Spot&) const = default;
};

} // namespace assay::core
