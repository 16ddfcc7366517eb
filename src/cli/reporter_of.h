#pragma once
// The reporter that the command line asks for.

#include <memory>

#include "cli/options.h"
#include "report/reporter.h"

namespace assay::cli {

// Quotes source lines of the folder in which the file is. The runtime confirms; null: there is none.
std::unique_ptr<Reporter> reporter_of(const Arguments& arguments, const std::string& file = {},
                                      const RealRuntime* runtime = nullptr);

} // namespace assay::cli
