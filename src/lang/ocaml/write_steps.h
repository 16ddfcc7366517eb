#pragma once
// A call with what is done with its result, for people: `adder 0 77`, `snd (pair 1) 2`, `(make 0).first 1`.

#include <span>
#include <string>

#include "lang/ocaml/types.h"
#include "lang/real_runtime.h"

namespace assay::ocaml {

// `result` is the type of what the call answers.
std::string with_steps(UnitTypes& types, std::string call, const Type& result, std::span<const RealStep> steps);

} // namespace assay::ocaml
