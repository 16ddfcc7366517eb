#pragma once
// Makes a solution small for people: variable by variable, from the left, the value of least magnitude that the rest
// allows, positive before negative.

#include <span>

#include "solve/solver.h"
#include "term/term.h"

namespace assay {

// `model` must satisfy the conditions. The result does too, and has a value for whatever `model` has one for. What the
// solver can't decide counts as impossible.
Model minimise(Solver& solver, TermTable& terms, std::span<const TermId> conditions, std::span<const TermId> variables,
               Model model);

} // namespace assay
