#pragma once
// Files that we write for a user: known again by their first line, so that nobody else's is ever overwritten.

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"

namespace assay::lang {

// Nothing: the file is ours, or not there.
std::optional<Diagnostic> why_not_ours(const std::string& file, std::string_view first_line);
// Writes it, unless there is a file of that name that we did not write. Returns its name.
std::expected<std::string, Diagnostics> write_own_file(const std::string& file, std::string_view first_line,
                                                       const std::string& text);

} // namespace assay::lang
