#pragma once
// Whether a result is of a shape, asked of the trace: a result that depends on the input becomes decisions, so that the
// search also looks for an input whose result is outside.

#include "input/shape.h"
#include "machine/trace.h"

namespace assay::finding {

// False: some part could not be asked about. Then another input on the same path may have a result outside the shape.
bool ask_shape(Trace& trace, ShapeId shape, Value value);

} // namespace assay::finding
