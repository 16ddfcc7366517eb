#pragma once
// Finds the letrecs whose functions are labels: marked so by the compiler (it makes them where several clauses go on in
// the same way), called by nothing but jumps. Marks them (Lambda::is_label).

#include "lang/erlang/load/core_erlang.h"

namespace assay::erlang {

void find_labels(Node& body);

} // namespace assay::erlang
