#pragma once
// Checks what a method does with its operand stack: every instruction that can be reached finds on it what it takes, of
// the kinds that it wants (descriptor.h), all ways to an instruction lead there with the same kinds, and there are
// never more slots than max_stack says. The class of a reference is not checked.

#include "lang/java/load/check_code.h"

namespace assay::java {

// After check_code.
void check_stack(CodeContext& context);

} // namespace assay::java
