#pragma once
// Functions among the inputs as `fun` expressions: `fun(42, _) -> 1; (_, _) -> 0 end`. One clause for each row, one for
// all other arguments. Rows that can't be told from an earlier one, or do what the last clause does anyway, are left
// out; an argument that holds functions has no pattern and is written as `_`.

#include <string>

#include "input/canonical_function.h"

namespace assay::erlang {

std::string write_table(const CanonicalFunction& function);
bool table_can_be_read_back(const CanonicalFunction& function);

} // namespace assay::erlang
