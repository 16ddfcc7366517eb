#pragma once
// The smallest value of an alternative of a shape, to be tried in the place of a larger one.

#include <optional>

#include "core/object.h"
#include "input/shape.h"

namespace assay::finding {

// Nothing: it would have to hold a function, or a map with something in it.
std::optional<Value> smallest_value(Arena& arena, ShapeTable& shapes, const Alternative& alternative);
std::optional<Value> smallest_value(Arena& arena, ShapeTable& shapes, ShapeId shape);

} // namespace assay::finding
