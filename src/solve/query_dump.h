#pragma once
// Queries written as SMT-LIB files, one each, with our answer as their status: to compare with other solvers, and to
// report bugs of theirs.

#include <filesystem>
#include <span>
#include <string>

#include "solve/solver.h"
#include "term/term.h"

namespace assay::solve {

// Floats are relaxed to reals, as they are for Z3.
std::string smtlib_query(TermTable& terms, std::span<const TermId> conditions, Verdict verdict);
// What a variable is called there.
std::string smtlib_variable(TermId variable);

class QueryDump {
 public:
  explicit QueryDump(std::filesystem::path folder) : folder_(std::move(folder)) {}
  // The query that is about to be asked, so that it is there if the solver never answers; then the same with its
  // answer.
  void begin(TermTable& terms, std::span<const TermId> conditions);
  void end(TermTable& terms, std::span<const TermId> conditions, Verdict verdict);

 private:
  void write(const std::string& text) const;

  std::filesystem::path folder_; // empty: nothing is written
  uint64_t written_ = 0;
};

} // namespace assay::solve
