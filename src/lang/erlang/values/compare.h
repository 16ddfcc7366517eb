#pragma once
// Erlang's equalities and its total order of terms:
// number < atom < reference < fun < port < pid < tuple < map < nil < list < bit string.
// None of them uses the C++ stack for the depth of a term.

#include "core/value.h"

namespace assay::erlang {

// `==` and the order of `<`: integers and floats compare by their exact numeric value. Negative, zero or positive.
int compare(Value left, Value right);
// The order of the keys of maps, and of everything inside them: as above, but all integers come before all floats.
// Zero means `=:=`.
int compare_keys(Value left, Value right);

bool exactly_equal(Value left, Value right); // =:=
bool equal(Value left, Value right);         // ==

} // namespace assay::erlang
