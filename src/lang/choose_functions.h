#pragma once
// From the names a user gives to the functions of a module.

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "lang/language.h"

namespace assay::lang {

// One each, as choose_function has it; every exported function if no name is given, but not those that the compiler
// adds to each module. An error is a message for the user that says what there is.
std::expected<std::vector<const core::Function*>, std::string> choose_functions(const LoadedProgram& program,
                                                                                std::span<const std::string> names);

// The exported function that the user names (Naming::is_named), if it is the only one.
std::expected<const core::Function*, std::string> choose_function(const LoadedProgram& program,
                                                                  const std::string& name);

// What a call of it runs: a native of the language may stand in the module as a stub.
const core::Function& called_function(LoadedProgram& program, const core::Function& function);

// Their short titles, for a message.
std::string titles_of(const Naming& names, std::span<const core::Function* const> functions);

// What anybody can call, whether or not it is tested: in a language with a library of its own kind what that says
// (machine/library_boundary.h), else what is exported.
std::vector<const core::Function*> callable_functions(LoadedProgram& program);

} // namespace assay::lang
