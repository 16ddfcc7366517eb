#pragma once
// What the commands that search are to do (src/campaign), read off their options.

#include <expected>
#include <string>
#include <string_view>

#include "campaign/comparison.h"
#include "campaign/search_limits.h"
#include "campaign/test_settings.h"
#include "cli/options.h"

namespace assay::cli {

// --depth, --max-paths, --memory, and the option that says how long.
SearchLimits search_limits(const Arguments& arguments, std::string_view time_option = "--time");

// Of `assay test` and `assay cover`. An error is a message for the user.
std::expected<TestSettings, std::string> test_settings(std::string_view command, const Arguments& arguments);

// What `assay diff` and `assay grade` compare and how far.
CompareSettings compare_settings(const Arguments& arguments, const SearchLimits& limits);

} // namespace assay::cli
