#pragma once
// The parts of an input that a program can change: records and arrays. Two programs that are to start from the same
// input each need their own.

#include <span>
#include <vector>

#include "base/arena.h"
#include "core/value.h"

namespace assay::search {

// Whether a record or an array is in the value; not inside of functions.
bool holds_mutable_part(Value value);

// The same values with other records and arrays, shared as they are shared there. Functions stay what they are: those
// among the inputs are pure.
std::vector<Value> copy_mutable_parts(Arena& arena, std::span<const Value> values);

} // namespace assay::search
