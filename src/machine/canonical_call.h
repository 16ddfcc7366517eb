#pragma once
// Calling a function among the inputs, as a primitive of the machine's own: it has no code to enter. The callee and the
// number of arguments are in the context (canonical_callee, canonical_arity).

#include "machine/primitive.h"

namespace assay {

const Primitive& canonical_call();

} // namespace assay
