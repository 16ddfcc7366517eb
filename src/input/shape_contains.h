#pragma once
// Whether a value is of a shape. Results are asked this, so values that no input can be (pids) count as well.

#include "core/value.h"
#include "input/shape.h"

namespace assay::input {

// Takes time in proportion to the parts of the value (shared parts count once) and no stack for its depth. Of a
// function only the arity is looked at.
bool shape_contains(ShapeTable& shapes, ShapeId shape, Value value);

} // namespace assay::input
