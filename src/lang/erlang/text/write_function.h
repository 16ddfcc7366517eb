#pragma once
// Function inputs as `fun` expressions:
//     fun(42, _) -> 1; (_, _) -> 0 end
//     fun(F) -> case F(0) of 1 -> a; _ -> b end end
// One clause for each row, one for everything else. Rows that can't be told from an earlier one, or do what the last
// clause does anyway, are left out. Variables have names only where they are used.

#include <span>
#include <string>

#include "input/canonical_function.h"

namespace assay::erlang {

// `scope` are the names of the variables around it.
std::string write_function(const CanonicalFunction& function, std::span<const std::string> scope = {});
bool function_can_be_read_back(const CanonicalFunction& function);

} // namespace assay::erlang
