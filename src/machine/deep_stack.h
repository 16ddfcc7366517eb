#pragma once
// Whether a run went so deep that the stack of the real runtime may have been used up, though ours was not. In a
// language whose programs see an exception then, such a run says nothing about the real one.

#include "machine/context.h"

namespace assay::machine {

// After a run: leaves the verdict open if it went that deep.
void note_deep_stack(Context& context);

} // namespace assay::machine
