#pragma once
// The command line of the conformance runner.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::conformance {

struct Options {
  std::string mode;                      // programs, random_programs, random
  std::string programs;                  // the folder of programs
  std::string functions;                 // the table of functions that random calls are drawn from
  std::vector<std::string> code_folders; // of the oracle's modules, compiled
  std::string work;                      // a folder for compiled programs
  std::string foreign_opcodes;           // a list of opcodes that Erlang's lowering never makes
  std::string only;                      // a module or module:function: leave out all others
  bool swap_clauses = false;             // mutation: lowering tries the clauses of a match in the wrong order
  std::string broken;                    // mutation: this primitive …
  std::string instead;                   // … does what that one does
  uint64_t count = 20;                   // of random programs
  uint64_t calls = 5000;
  uint64_t seed = 1;
  uint64_t seconds = 0; // 0: one round; else rounds for so long
};

// Prints the usage to standard error if it is none.
std::optional<Options> read_options(int count, char** words);

} // namespace assay::conformance
