#pragma once
// What a solver answers to `(get-value …)`: values by the names of the variables.

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "term/term.h"

namespace assay::solve {

using NamedValues = std::unordered_map<std::string, Scalar>;

// Of `((x 5) (b #b0110) (f (fp #b0 #b… #b…)) (t true))`: bit-vectors are signed integers, floats are doubles. Nothing
// where the text is something else.
std::optional<NamedValues> smtlib_values(std::string_view text);

} // namespace assay::solve
