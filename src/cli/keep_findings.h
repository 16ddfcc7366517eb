#pragma once
// What stays of a test when the command has ended: findings on disk, and tests of the language's own framework.

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "cli/options.h"
#include "lang/language.h"
#include "report/function_report.h"

namespace assay::cli {

// Writes the findings of a function, and notes their files in the report. What can't be written is said on stderr.
void store_findings(FunctionReport& report, const LoadedProgram& program, const std::string& target,
                    const OpenOptions& options);

// The file that was written; nothing without findings, or if it can't be: that is said on stderr.
std::optional<std::string> emit_findings(std::span<const FunctionReport> reports, LoadedProgram& program,
                                         const std::filesystem::path& folder);

} // namespace assay::cli
