#pragma once
// A pattern that a result matches of which there is no text: what can't be written is a variable with a test in the
// guard, `{ok,Fun1} when is_function(Fun1, 2)`; the rest stands there as it is.

#include <string>

#include "core/value.h"

namespace assay::erlang {

std::string write_result_pattern(Value value);

} // namespace assay::erlang
