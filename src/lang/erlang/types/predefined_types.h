#pragma once
// The types that Erlang itself defines: "Built-in types" and "Predefined aliases" in the chapter "Types and Function
// Specifications" of the Erlang Reference Manual.

#include <optional>
#include <span>
#include <string_view>

#include "input/shape.h"

namespace assay::erlang {

// Nothing if there is no such type with so many arguments.
std::optional<ShapeId> predefined_type(ShapeTable& shapes, std::string_view name, std::span<const ShapeId> arguments);

} // namespace assay::erlang
