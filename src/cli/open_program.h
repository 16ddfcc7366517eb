#pragma once
// From what the user named on the command line to a program that is loaded.

#include <expected>
#include <memory>

#include "cli/exit_code.h"
#include "cli/options.h"
#include "lang/language.h"

namespace assay::cli {

OpenOptions open_options(const Arguments& arguments);

// Says what is wrong on stderr if it can't.
std::expected<std::unique_ptr<LoadedProgram>, ExitCode> open_program(const std::string& target,
                                                                     const Arguments& arguments);

} // namespace assay::cli
