#pragma once
// What matching and construction of bit strings ask about a segment (bit_segments.h), whatever is in it.

#include "lang/erlang/lower/bit_segments.h"
#include "machine/context.h"
#include "machine/trace.h"

namespace assay::erlang {

// Whether it is an integer that is not negative.
bool ask_is_size(Trace& trace, Value size);
// What programs mean most often, before the size is enumerated.
void ask_usual_sizes(Trace& trace, Value size, Value unit);
// Whether a segment fits into the rest of a bit string. The arguments: bits, position, size, unit.
bool ask_fits(Trace& trace, const Value* arguments, bool truth);
// The bits of a segment whose size is known. The same arguments.
PieceList segment(Trace& trace, const Value* known);
// The same bytes from the last to the first, a rest of less than eight bits in front: little order made big.
PieceList in_other_order(Trace& trace, const PieceList& pieces, uint64_t size);

// A copy of the arguments in which one is known.
const Value* with_known(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments,
                        uint32_t at);

} // namespace assay::erlang
