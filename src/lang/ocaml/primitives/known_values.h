#pragma once
// Making values known where an operation needs all of them: each symbolic part is asked ("this value, or any other").
// Mutable objects stay the same objects; what they hold becomes known in place.

#include "machine/trace.h"

namespace assay::ocaml {

Value ask_known(Context& context, Trace& trace, Value value);

// The symbolic half of a primitive that needs to know all of its operands.
Value with_known_operands(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments);

} // namespace assay::ocaml
