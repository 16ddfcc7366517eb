#pragma once
// From what the user asked for to one test for each function, ready to be driven: with its precondition, the functions
// that run on known values, and with the calls made that come before any search: kept ones and seeds. From then on a
// first Ctrl-C asks for what is known (base/supervisor.h).

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "campaign/say.h"
#include "campaign/test_driver.h"
#include "campaign/test_settings.h"

namespace assay::campaign {

// An error is a message for the user: a name that is not there, a seed that does not fit. `kept` may be null: nothing is
// repeated.
std::expected<std::vector<TestedFunction>, std::string> set_up_tests(const TestSettings& settings,
                                                                     LoadedProgram& program,
                                                                     std::span<const core::Function* const> functions,
                                                                     const KeptFindings* kept, const Say& say);

} // namespace assay::campaign
