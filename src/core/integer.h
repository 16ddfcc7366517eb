#pragma once
// Integers as values: small ones in the value itself, others as limbs in an arena. An integer that fits into 64 bits is
// always of Kind::Integer; `make_integer` sees to that.

#include <cstdint>

#include "base/arena.h"
#include "base/big_integer.h"
#include "core/object.h"

namespace assay {

// Of a value that is an integer; the value must outlive the view.
IntegerView view_integer(Value integer);

Value make_integer(Arena& arena, const IntegerView& number);
Value make_integer(Arena& arena, uint64_t number);

// Of two values that are integers: negative, zero or positive.
int compare_integers(Value left, Value right);

} // namespace assay
