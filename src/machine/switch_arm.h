#pragma once
// An arm of a switch, as a question to the input: a literal, a constructor or a kind.

#include "core/value.h"

namespace assay::machine {

struct SwitchArm {
  enum class Test : uint8_t { Literal, Cons, Tuple, Kind } test = Test::Literal;
  Value literal;
  uint32_t arity = 0; // Tuple
  Kind kind = Kind::Unset;
};

} // namespace assay::machine
