#pragma once
// Makes a solution small for people: variable by variable, from the left, the value of least magnitude that the rest
// allows, positive before negative.

#include <functional>
#include <span>

#include "solve/solver.h"
#include "term/term.h"

namespace assay::solve {

// `model` must satisfy the conditions. The result does too, and has a value for whatever `model` has one for. What the
// solver can't decide counts as impossible, and so does everything once `may_go_on` (if there is one) says no.
Model minimise(Solver& solver, TermTable& terms, std::span<const TermId> conditions, std::span<const TermId> variables,
               Model model, const std::function<bool()>& may_go_on = {});

} // namespace assay::solve
