#pragma once
// Files of EUnit tests that we write: how we know them again (lang/own_file.h), and what their texts have in common.

#include <set>
#include <string>
#include <string_view>

#include "base/rooms.h"

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

} // namespace assay::erlang
