#pragma once
// Short arithmetic bodies for function inputs, fun(X) -> X + 3 end: where numbers go in and come out, people
// read them better than a table, and they answer what nobody has asked yet. They are tried as well; no path rests on
// them, and no verdict.

#include <span>
#include <vector>

#include "input/canonical_function.h"
#include "input/shape.h"

namespace assay::input {

// Those that are worth a try in place of the rows: the simplest, and such as give the answers of some row. `first` is
// the variable of the first thing that arrives there. None if anything but integers goes in or comes out.
std::vector<CanonicalFunction::Body> arithmetic_bodies(Arena& arena, const CanonicalFunction& function,
                                                       const CanonicalFunction::Node& node, uint32_t first);

// Whether the body, given numbers as the shapes of the variables in scope say, returns what the result may be.
bool arithmetic_fits(ShapeTable& shapes, const CanonicalFunction::Body& body, std::span<const ShapeId> scope,
                     ShapeId result);

} // namespace assay::input
