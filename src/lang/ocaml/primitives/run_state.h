#pragma once
// What OCaml keeps for one run besides the heap.

#include <unordered_map>
#include <vector>

#include "machine/unread_text.h"

namespace assay::ocaml {

struct RunState {
  std::unordered_map<Symbol, Value> globals; // of units that this run has evaluated
  int64_t next_object = 0;                   // identities given out so far
  Value raised;                              // the exception that was raised last
  std::vector<StackEntry> raised_at;         // innermost first
  bool raised_at_is_cut = false;
  std::vector<std::pair<Arena::Mark, Arena::Mark>> initialised; // from where to where (module_state.h)
  bool is_initialised = false;                                  // the program is
  std::vector<PrintedPart> symbolic_output;                     // what was printed of it that depends on the input
  bool compared_identity = false;                               // of a part of the input with another object
};

inline RunState& run_state(Context& context) { return context.language_state<RunState>(); }

} // namespace assay::ocaml
