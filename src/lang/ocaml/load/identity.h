#pragma once
// What a program in OCaml is, whatever its file, its functions and its variables are called and however it is laid out:
// see LoadedProgram::identity.

#include <string>

#include "base/sexpr.h"
#include "core/module.h"

namespace assay::ocaml {

// What the types of a unit's dump contribute. `by_name`: values of the unit may be called by their names, to make
// inputs.
std::string identity_of_types(const Sexpr& dump, bool by_name);

// `strict`: exceptions are compared, and so what they carry is seen.
std::string identity_of_code(const core::Module& module, const core::Function& entry, bool strict);

} // namespace assay::ocaml
