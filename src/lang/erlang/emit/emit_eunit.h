#pragma once
// Findings as an EUnit module, MODULE_assay_tests.erl: one test for each, which fails as long as the call fails in the
// way that was found, and passes once it does not. What the call should do instead, only the author knows.

#include <expected>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "lang/test_emitter.h"

namespace assay::erlang {

// What the reason is matched with, as it is if it can be, else its constructor: in a pattern, maps match larger ones,
// and there are no functions.
std::string exact_reason_pattern(const Failure& failure);

// The text of the module; the same for the same cases.
std::string eunit_module(std::string_view module, std::span<const EmittedCase> cases);

// Writes it into the folder, unless there is a file of that name that we did not write. Returns the file's name.
std::expected<std::string, Diagnostics> emit_eunit(const std::filesystem::path& folder, std::string_view module,
                                                   std::span<const EmittedCase> cases);

} // namespace assay::erlang
