#pragma once
// Calls of library functions with drawn arguments (erlang/assay_random_calls.erl), on erl and on our machine.

#include "options.h"

namespace assay::conformance {

int run_random(const Options& options);

} // namespace assay::conformance
