#pragma once
// Between doubles and exact fractions, as solvers of real arithmetic want and give them.

#include <optional>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay::solve {

// A numerator, and a denominator if it is not 1: "3/8".
std::string fraction_text(double finite);
// The nearest double of such a text; nothing beyond the finite ones or for another text.
std::optional<double> nearest_double(std::string_view fraction);

} // namespace assay::solve
