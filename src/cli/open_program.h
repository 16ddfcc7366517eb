#pragma once
// From what the user named on the command line to a program that is loaded.

#include <expected>
#include <memory>
#include <span>

#include "cli/exit_code.h"
#include "cli/options.h"
#include "lang/language.h"

namespace assay::cli {

OpenOptions open_options(const Arguments& arguments);

// Says what is wrong on stderr if it can't.
std::expected<std::unique_ptr<LoadedProgram>, ExitCode> open_program(const std::string& target,
                                                                     const Arguments& arguments,
                                                                     const LoadedProgram* shares_inputs_with = nullptr);

// On stderr: what the functions call and what is nowhere to be found, with the option that helps.
void say_what_is_missing(LoadedProgram& program, std::span<const core::Function* const> functions);

} // namespace assay::cli
