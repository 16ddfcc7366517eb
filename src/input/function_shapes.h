#pragma once
// What a shape says about the functions that a program hands to a function input: what they may be called
// with, and what comes back.

#include <optional>
#include <vector>

#include "core/value.h"
#include "input/shape.h"

namespace assay::input {

// Several alternatives that say different things: which of them counts is not known.
constexpr ShapeId unclear_shape = UINT32_MAX;

// Of the alternatives that are functions of so many arguments: the shapes of the arguments and of the result. Nothing:
// there is none, or it is not clear which.
std::optional<std::vector<ShapeId>> function_fields(ShapeTable& shapes, ShapeId shape, uint32_t arity);
// The shape of what has arrived, and then those of the functions in it that the key takes out.
void add_shapes(ShapeTable& shapes, ShapeId shape, Value key, std::vector<ShapeId>& into);

// Whether every value of the one is a value of the other, by what each alternative says by itself. False: it is not, or
// it takes more to see it.
bool is_within(ShapeTable& shapes, ShapeId inner, ShapeId outer);
// Whether a function of the shape may be where this alternative, of a function too, is wanted.
bool function_fits(ShapeTable& shapes, ShapeId shape, uint32_t arity, const Alternative& wanted);

} // namespace assay::input
