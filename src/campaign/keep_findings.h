#pragma once
// What stays of a test when the command has ended, and what was there before: kept findings, and tests of the
// language's own framework.

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "campaign/say.h"
#include "campaign/test_driver.h"
#include "lang/language.h"
#include "report/function_report.h"
#include "store/kept_findings.h"

namespace assay::campaign {

// Keeps the findings of a function, and notes their names in the report. What can't be kept is said.
void store_findings(FunctionReport& report, const LoadedProgram& program, const std::string& target,
                    const OpenOptions& options, KeptFindings& kept_findings, const Say& say);

// Makes the calls again that were kept of a function. What can't be read is said, and stays where it is.
void repeat_findings(TestedFunction& tested, LoadedProgram& program, const TestSettings& settings,
                     const KeptFindings& kept_findings, const Say& say);
// Drops those that are not what they were, when the new ones are stored. That one does not fail any more has to be
// confirmed, too.
void drop_outdated(FunctionReport& report, const OutdatedFindings& outdated, RealRuntime* runtime,
                   KeptFindings& kept_findings, const Say& say);

// The file that was written; nothing without findings, or if it can't be: that is said.
std::optional<std::string> emit_findings(std::span<const FunctionReport> reports, LoadedProgram& program,
                                         const std::filesystem::path& folder, const Say& say);

} // namespace assay::campaign
