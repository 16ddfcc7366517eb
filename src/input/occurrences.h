#pragma once
// Whether an input can have two parts of one shape: where these are mutable objects, a caller may give the same one
// twice.

#include "input/shape.h"

namespace assay::input {

bool can_occur_twice(ShapeTable& shapes, ShapeId whole, ShapeId part);

} // namespace assay::input
