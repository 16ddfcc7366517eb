#pragma once
// What Erlang keeps for one run besides the heap: the state of the one process that sequential code is.

#include <cstdint>
#include <map>

#include "lang/erlang/values/compare.h"
#include "machine/context.h"

namespace assay::erlang {

struct ProcessState {
  struct KeyLess {
    bool operator()(Value left, Value right) const { return compare_keys(left, right) < 0; }
  };
  std::map<Value, Value, KeyLess> dictionary;
  uint64_t references = 0;     // made so far
  int64_t unique_integers = 0; // given out so far
  Value group_leader;          // unset: that of the start
};

inline ProcessState& process_state(Context& context) { return context.language_state<ProcessState>(); }

// Process identifiers are numbers of ours: the running process, the group leader it starts with (the process `user`),
// and the process `standard_error`.
constexpr uint64_t own_pid = 84;
constexpr uint64_t first_group_leader = 64;
constexpr uint64_t error_output = 66;

} // namespace assay::erlang
