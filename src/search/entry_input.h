#pragma once
// From a backward path that has come to an entry to an input of it: what the path requires of the parameters is told to
// a store of the entry's own inputs, and completed there. What the path has left out may still keep the input from the
// target: it has to be run.

#include <memory>

#include "search/backward_path.h"
#include "solve/completion.h"

namespace assay::search {

struct EntryInput {
  Feasibility feasibility = Feasibility::Unknown;
  std::unique_ptr<Input> input; // Feasible
};

// `shape` is that of the entry's inputs, in the same space as the terms of the path.
EntryInput make_entry_input(const BackwardPath& path, InputSpace& space, ShapeId shape, Solver& solver, Effort effort);

// Whether calls make a parameter, or parts of it: then what is said of it is not said of what the call gets.
bool is_parameter_made_by_calls(ShapeTable& shapes, ShapeId inputs, uint32_t index);

} // namespace assay::search
