#pragma once
// Which of two inputs a person would rather read: the one with fewer nodes; then, from left to right, the simpler form
// and the scalar of smaller magnitude, positive first.

#include "core/value.h"

namespace assay::finding {

// A strict order without endless descents, so that taking ever simpler inputs ends.
bool is_simpler(Value left, Value right);

} // namespace assay::finding
