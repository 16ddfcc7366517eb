#pragma once
// What all modes of the runner share: exit codes, the program that holds the library, and what is left out.

#include <memory>
#include <string>

#include "lang/language.h"
#include "options.h"

namespace assay::conformance {

using namespace lang;

constexpr int exit_same = 0;
constexpr int exit_different = 1;
constexpr int exit_not_started = 4;

// All modules of the code folders and the working folder are found from there. None: it has been said why.
std::unique_ptr<LoadedProgram> open_program(const Options& options);

// Whether --only lets the function through.
bool is_wanted(const std::string& module, const std::string& function, const Options& options);

} // namespace assay::conformance
