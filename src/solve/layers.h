#pragma once
// The layers of the chain, each in a file of its own. All of them forward what they can't answer to `next`.

#include <memory>

#include "solve/chain.h"
#include "solve/solver.h"

namespace assay::solve {

using NextLayer = std::unique_ptr<Solver>;

// Counts, and evaluates every model before it leaves the chain.
NextLayer audit_layer(TermTable& terms, SolverStatistics& statistics, NextLayer next);
// Splits conjunctions, drops repetitions; answers when a conjunct is false or none is left.
NextLayer simplify_layer(TermTable& terms, NextLayer next);
// Answers with the hint if it satisfies everything; else says what it violates.
NextLayer hint_layer(TermTable& terms, NextLayer next);
// Asks `next`, whose terms are in `canonical`, about each independent part of the query that the hint violates.
NextLayer slice_layer(TermTable& terms, std::unique_ptr<TermTable> canonical, NextLayer next);
NextLayer cache_layer(NextLayer next);
NextLayer recent_model_layer(TermTable& terms, size_t kept, NextLayer next);
NextLayer propagation_layer(TermTable& terms, NextLayer next);
// Finds floats by the decimal digits that are asked of them.
NextLayer digits_layer(TermTable& terms, NextLayer next);
// Searches for values where numbers are multiplied, divided, rounded, or taken apart into bits.
NextLayer walk_layer(TermTable& terms, WalkStatistics& statistics, NextLayer next);
// The same, for longer, where there is more in the conditions than solvers know.
NextLayer last_walk_layer(TermTable& terms, WalkStatistics& statistics, NextLayer next);
NextLayer z3_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next);

// The same with the machine's bits, and with its floats: for queries that have such.
NextLayer z3_bits_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next);
NextLayer z3_floats_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next);
// Another solver's opinion, where all of Z3's are that it does not know.
NextLayer cvc5_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next);

} // namespace assay::solve
