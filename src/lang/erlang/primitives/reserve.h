#pragma once
// What a run has asked of the runtime around it, beside its input. Assay answers as a fresh erl would, or as it has
// chosen; a verdict has to say so (machine/reservations.h).

#include <string_view>

#include "machine/context.h"
#include "machine/trace.h"

namespace assay::erlang {

// It is so wherever the program is started anew, and may be otherwise later.
inline void restrict_to(Context& context, std::string_view words) {
  if (context.trace != nullptr) context.trace->reservations().restrict_to(words);
}

// Another run of erl may answer otherwise, the one that confirms as well.
inline void leave_open(Context& context, std::string_view words) { context.leave_to_chance(words); }

// Of a map with so many keys: beyond 32 it is that of a hash in erl, by key here.
inline void tell_order(Context& context, uint64_t keys) {
  constexpr uint64_t most_in_order = 32;
  if (keys > most_in_order) leave_open(context, "the order of a map with more than 32 keys is asked for");
}

} // namespace assay::erlang
