#pragma once
// Other people's solvers have semantics of their own: a model of theirs counts once it was evaluated in the machine's.

#include "solve/solver.h"

namespace assay::solve {

// The answer; unknown where it has a model that does not satisfy the query, which is counted.
Answer believed_answer(const TermTable& terms, const Query& query, Answer answer, SolverStatistics& statistics);

} // namespace assay::solve
