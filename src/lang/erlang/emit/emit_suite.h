#pragma once
// A suite as an EUnit module: each test makes a call and asserts what a real erl has made of it. Exceptions are
// asserted with their reason; of results that can't be written down, what can be.

#include <span>
#include <string>
#include <string_view>

#include "lang/test_emitter.h"

namespace assay::erlang {

// What the tests assert: what the program does today, or what another one does.
enum class SuiteOf : uint8_t { ThisProgram, Reference };

// The text of the module `suite`, which tests `module`. Gives the cases their names.
std::string suite_module(std::string_view suite, std::string_view module, std::span<SuiteCase> cases,
                         SuiteOf of = SuiteOf::ThisProgram);

} // namespace assay::erlang
