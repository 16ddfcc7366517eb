#pragma once
// What an Erlang process keeps beside its stack and heap; one for each run.

#include <cstdint>
#include <vector>

#include "core/object.h"
#include "machine/context.h"

namespace assay::erlang {

struct ProcessState {
  std::vector<MapEntry> dictionary; // in order of first use of the keys
  uint64_t references = 0;          // made so far
  int64_t unique_integers = 0;      // given so far
};

inline ProcessState& process_state(Context& context) { return context.language_state<ProcessState>(); }

} // namespace assay::erlang
