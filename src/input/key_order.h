#pragma once
// The order in which the keys of a map are kept: that of Erlang's maps, where an integer never equals a float.

#include "core/value.h"

namespace assay::input {

// Of two keys that are wholly known: negative, zero or positive. Functions count as equal.
int order_of_keys(Value left, Value right);

} // namespace assay::input
