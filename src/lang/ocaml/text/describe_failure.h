#pragma once
// Failures of OCaml calls, from canonical texts (docs/exchange-form.md) as our machine and the real OCaml write them:
// so what is the same to both is the same here.

#include <string>
#include <string_view>
#include <vector>

#include "lang/failure.h"
#include "lang/ocaml/load/types.h"

namespace assay::ocaml {

// `entry` is the function that was called, its module the unit under test, whose types are `types`, if they are known.
Failure raised_failure(const Frame& entry, std::string_view canonical, std::vector<Frame> trace, UnitTypes* types);
// The result stays as it is: words would hide what is abstract.
Failure bad_result_failure(const Frame& entry, std::string_view canonical);

} // namespace assay::ocaml
