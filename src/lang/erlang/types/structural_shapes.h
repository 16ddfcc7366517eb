#pragma once
// Shapes of types that are written out, not named. Equal types are one shape: the table finds it again by a key made of
// the parts. So an argument of a parametric type is the same shape each time, and recursion through it closes.

#include <optional>
#include <vector>

#include "input/shape.h"

namespace assay::erlang {

ShapeId atom_shape(ShapeTable& shapes, Symbol atom);
ShapeId any_atom_shape(ShapeTable& shapes);
ShapeId integer_shape(ShapeTable& shapes, std::optional<BigInteger> least, std::optional<BigInteger> greatest);
ShapeId float_shape(ShapeTable& shapes);
ShapeId bits_shape(ShapeTable& shapes, uint64_t base, uint64_t unit);
ShapeId tuple_shape(ShapeTable& shapes, std::vector<ShapeId> elements);
ShapeId any_tuple_shape(ShapeTable& shapes);
ShapeId map_shape(ShapeTable& shapes, std::vector<Alternative::Association> associations);
// Without arguments: of any arity. Without a result: any.
ShapeId function_shape(ShapeTable& shapes, std::optional<std::vector<ShapeId>> arguments,
                       std::optional<ShapeId> result);
// `any` if that is among them; without what has no value.
ShapeId union_shape(ShapeTable& shapes, const std::vector<ShapeId>& members);
// `pid`, `port`, `reference`: what no input can hold.
ShapeId opaque_shape(ShapeTable& shapes, std::string_view word, Symbol type);

ShapeId nil_shape(ShapeTable& shapes);
ShapeId list_shape(ShapeTable& shapes, ShapeId element);
ShapeId nonempty_list_shape(ShapeTable& shapes, ShapeId element);
// Proper lists, and those that end in `end`.
ShapeId maybe_improper_list_shape(ShapeTable& shapes, ShapeId element, ShapeId end);
ShapeId nonempty_maybe_improper_list_shape(ShapeTable& shapes, ShapeId element, ShapeId end);
// At least one element, and then nothing but `end`.
ShapeId nonempty_improper_list_shape(ShapeTable& shapes, ShapeId element, ShapeId end);
ShapeId iolist_shape(ShapeTable& shapes);

// A name for people, cut where it gets too long to read.
std::string shortened(std::string name);

} // namespace assay::erlang
