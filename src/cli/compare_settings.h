#pragma once
// What `assay diff` and `assay grade` compare and how far, read off their options.

#include "campaign/comparison.h"
#include "cli/search_limits.h"

namespace assay::cli {

CompareSettings compare_settings(const Arguments& arguments, const SearchLimits& limits);

} // namespace assay::cli
