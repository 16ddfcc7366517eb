#pragma once
// The code of a source line. A clause that begins on the line is reached when it is entered, guard and all; beside it
// only calls count, as its tests are run for other clauses' sake, too. On any other line, whatever is done there
// counts. Where clauses are ways out of conditions, no line begins with one: then the first that is done on the line
// counts, wherever that is come to from elsewhere.

#include <vector>

#include "core/spot.h"

namespace assay::core {

// In the order of the functions; empty: there is no code on the line. `file` is an index into Module::files.
std::vector<Spot> spots_on_line(const Module& module, uint16_t file, uint32_t line, bool clauses_begin_lines = true);
// The clauses of a line, but for those that functions begin with.
std::vector<Spot> branches_on_line(const Module& module, uint16_t file, uint32_t line);
// The next line that code comes to behind a spot without another choice; 0: it has none.
uint32_t line_after(Spot spot);
// The calls of a function by its plain name, in the order of the functions.
std::vector<Spot> calls_of(const Module& module, std::string_view plain_name);

} // namespace assay::core
