#pragma once
// Why no input can be of a shape (ShapeTable::can_be_built, is_too_large), and what inputs of it leave out, in words.

#include <string>
#include <vector>

#include "input/shape.h"

namespace assay::input {

bool is_built(ShapeTable& shapes, ShapeId shape); // it can be, and is not too large
std::string why_not_built(ShapeTable& shapes, ShapeId shape);

// The shape and those it is made of, as far as they have a note. What a function of the input gets as arguments is not
// part of the input.
std::vector<ShapeId> noted_in(const ShapeTable& shapes, ShapeId shape);

} // namespace assay::input
