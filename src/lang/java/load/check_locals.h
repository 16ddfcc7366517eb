#pragma once
// Checks what a method does with its local variables: every instruction that can be reached and reads one finds a value
// of the kind that it wants there, on all ways that lead to it, those into handlers included. What class a reference is
// of is not looked at.

#include "lang/java/load/check_code.h"

namespace assay::java {

// After check_code.
void check_locals(CodeContext& context);

} // namespace assay::java
