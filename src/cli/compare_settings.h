#pragma once
// What `assay diff` and `assay grade` compare and how far, read off their options.

#include "cli/search_limits.h"
#include "compare/comparison.h"

namespace assay::cli {

CompareSettings compare_settings(const Arguments& arguments, const SearchLimits& limits);

} // namespace assay::cli
