#pragma once
// Whether arguments are an input of a shape. Like shape_contains, but what functions among them are called with and
// answer counts as well: where a shape has several alternatives for all arguments, a function of the one must not be
// mixed with values of the other.

#include "core/value.h"
#include "input/shape.h"

namespace assay::input {

bool input_fits(ShapeTable& shapes, ShapeId input, Value tuple);
// The first alternative for all arguments that they are of; null: there is none.
const Alternative* alternative_of_input(ShapeTable& shapes, ShapeId input, Value tuple);

} // namespace assay::input
