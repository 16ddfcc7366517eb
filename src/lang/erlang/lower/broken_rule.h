#pragma once
// Lowering with one rule broken on purpose, so that the conformance tests can show that they would notice. Nothing but
// tests/conformance ever sets it.

#include <cstdint>

#include "base/rooms.h"

namespace assay::erlang {

enum class BrokenRule : uint8_t {
  None,
  ClauseOrder, // of each match, the second clause is tried before the first
};

inline BrokenRule broken_rule = BrokenRule::None;

} // namespace assay::erlang
