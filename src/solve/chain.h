#pragma once
// The chain of solvers, put together: start reading here. A query goes down the layers until one answers; each layer is
// one file and sees only the next one. From the slices on, terms live in a table of the chain's own, where variables
// are numbered by first occurrence, so that the same question about other variables is the same question.

#include <cstdint>
#include <filesystem>
#include <memory>

#include "solve/solver.h"
#include "term/term.h"

namespace assay::solve {

struct SolverOptions {
  Layer last_layer = Layer::Cvc5; // layers after it are left out
  size_t recent_models = 8;
  uint64_t z3_resource_limit = 3'000'000; // of one check; deterministic, about a second
  uint64_t z3_quick_limit = 10'000;       // the same where the effort is to be small
  uint64_t z3_exact_limit = 3'000'000;    // of one check with the machine's floats and bits
  uint64_t cvc5_limit = 200'000;          // resources of a question to cvc5; mostly within a second
  double cvc5_seconds = 2;                // after which it is ended
  double z3_seconds = 10;                 // after which a check that ignores its limit is interrupted
  std::filesystem::path dump_folder;      // where each query that reaches Z3 is written to; empty: nowhere
};

// The table and the statistics must outlive the chain.
std::unique_ptr<Solver> make_solver_chain(TermTable& terms, SolverOptions options, SolverStatistics& statistics);

} // namespace assay::solve
