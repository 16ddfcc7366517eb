#pragma once
// Files of EUnit tests that we write: how we know them again, so that nobody else's is ever overwritten, and what their
// texts have in common.

#include <expected>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>

#include "base/diagnostic.h"

namespace assay::erlang {

// The first line of every file of ours.
extern const std::string_view eunit_marker;

// What comes before the tests: `explanation` is comment lines.
std::string eunit_header(std::string_view explanation, std::string_view module, std::string_view tests);
// Letters, digits and single underscores, none at the ends.
std::string plain_name(std::string_view name);
// A comment for each line of the text.
std::string comment_lines(std::string_view text);
// A name that is not taken, made unique by a number; without the ending `_test`.
std::string unique_name(const std::string& name, std::set<std::string>& taken);

// Nothing: the file is ours, or not there.
std::optional<Diagnostic> why_not_ours(const std::string& file);
// Writes it, unless there is a file of that name that we did not write.
std::expected<std::string, Diagnostics> write_eunit_file(const std::string& file, const std::string& text);

} // namespace assay::erlang
