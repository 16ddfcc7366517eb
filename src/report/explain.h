#pragma once
// The path of a finding as its source lines, with what was decided at each, and which layer of the solver chain found
// the way there. A decision that the first run made by itself has no layer.

#include <string>

#include "finding/function_test.h"
#include "report/source_lines.h"

namespace assay::report {

// One line of text each; empty if the path is not known.
std::string explanation(FunctionTest& test, const Finding& finding, const LoadedProgram& program, SourceLines& lines);

} // namespace assay::report
