#pragma once
// What a program in Erlang is, whatever its variables are called and however it is laid out: see
// LoadedProgram::identity. The names of its functions belong to it: stack traces and the texts and the order of funs
// show them. Its file and its lines are left out where no run can see them.

#include <string>

#include "lang/erlang/load/module_store.h"

namespace assay::erlang {

std::string identity_of(const core::Module& module, const core::Function& entry, const ModuleStore& modules);

} // namespace assay::erlang
