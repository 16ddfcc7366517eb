#pragma once
// A file of drawn traps in one language, in three forms: as it is tested; with every trap taken out, for comparisons;
// and a program that makes the failing calls in the real runtime and prints the names of those that fail.

#include <string>
#include <vector>

#include "drawn_function.h"

namespace assay::adversary {

struct DrawnTrap {
  std::string name;      // of the function
  std::string kind;      // of its trap
  std::string condition; // of its trap, or of both
  std::vector<std::string_view> excuses;
  uint32_t line = 0; // where it fails
};

struct DrawnProgram {
  std::string file;   // its name
  std::string text;   // as it is tested
  std::string mended; // the same without a failure
  std::string calls;  // the file that makes the calls
  std::string calls_file;
  std::vector<DrawnTrap> traps;
};

DrawnProgram draw_program(TrapLanguage language, Draw& draw, size_t functions);

} // namespace assay::adversary
