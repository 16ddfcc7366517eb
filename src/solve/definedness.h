#pragma once
// A solver gives a division by zero some value; here it has none. This makes the difference explicit: the result holds,
// in a logic where every operation has a value, exactly where the condition holds in the machine's.

#include "term/term.h"

namespace assay::solve {

TermId require_values(TermTable& terms, TermId condition);

} // namespace assay::solve
