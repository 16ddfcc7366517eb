#pragma once
// From what a path knows of an input to one input: every cell that the path has touched gets a form that its shape
// allows, smallest first, and the scalars get values from the solver. Choices that do not work out are taken back.

#include "input/build_input.h"
#include "solve/solver.h"

namespace assay::solve {

enum class Feasibility : uint8_t {
  Feasible,
  Infeasible,  // refuted by a complete method
  Unknown,     // the solver does not know
  BeyondBound, // no completion was found within the bound
};

struct Completed {
  Feasibility feasibility = Feasibility::Unknown;
  Layer layer = Layer::None;
  Model model;
};

// Leaves the store completed if it is feasible; else it is of no further use.
Completed complete(Store& store, Solver& solver, const Model* hint, Effort effort = Effort::Full);

} // namespace assay::solve
