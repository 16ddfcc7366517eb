#pragma once
// The bytes of a string, concrete or not.

#include "machine/trace.h"

namespace assay::ocaml {

// Whether the string is so long that it has such a byte.
bool ask_byte(Trace& trace, Value string, uint64_t index);
// A byte that it has.
TermId byte_term(Trace& trace, Value string, uint64_t index);
// The string, known to be made of these bytes: of each number the low eight bits.
Value with_bytes(Context& context, Trace& trace, Value string, std::span<const Value> bytes);

} // namespace assay::ocaml
