#pragma once
// From Core to the decoded form that the interpreter runs.

#include <memory>

#include "machine/code.h"
#include "machine/concrete_functions.h"
#include "machine/program.h"
#include "machine/watch.h"

namespace assay::machine {

// Throws std::logic_error for a module that the verifier would refuse, or a primitive that the program does not have.
std::unique_ptr<Code> decode(const core::Function& function, Program& program, const ConcreteFunctions& concrete = {},
                             const Watch& watch = {});

} // namespace assay::machine
