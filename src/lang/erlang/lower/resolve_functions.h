#pragma once
// What becomes of each function of a module before it is lowered: a function of its own, a closure, or blocks of the
// function around it; which free variables it needs; and its name.

#include "lang/erlang/load/core_erlang.h"

namespace assay::erlang {

void resolve_functions(Form& form);

} // namespace assay::erlang
