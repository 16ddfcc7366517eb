#pragma once
// The lines of a module that calls come by, on our machine; not those of the start of a run.

#include <set>
#include <vector>

#include "lang/language.h"

namespace assay::backward {

using namespace finding;

// All lines of the module's own file that have code, with where it is.
struct CodeLine {
  uint32_t line = 0;
  std::vector<core::Spot> spots;
};
std::vector<CodeLine> code_lines(const LoadedProgram& program);

// The indices of those that one of the calls comes by.
std::set<size_t> lines_run(LoadedProgram& program, const core::Function& function,
                           const std::vector<std::vector<Value>>& calls, const std::vector<CodeLine>& lines);

} // namespace assay::backward
