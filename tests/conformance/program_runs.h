#pragma once
// Runs every function of arity 0 of the programs in a folder, on erl and on our machine.

#include "options.h"

namespace assay::conformance {

int run_programs(const Options& options);
// Programs that are drawn; once, or again and again for so long as the options say. What differs is reduced.
int run_random_programs(const Options& options);

} // namespace assay::conformance
