#pragma once
// The program erl: where it is, and how it serves us (frontends/erlang/assay_server.erl).

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/child_process.h"
#include "base/diagnostic.h"
#include "lang/server.h"

namespace assay::erlang {

// The program `erl` in the folders of PATH.
std::optional<std::filesystem::path> find_erl();

// What to say when there is none.
Diagnostic erl_not_found();

// A quiet erl with these arguments added.
std::expected<ChildProgram, Diagnostic> erl_program(const std::vector<std::string>& arguments);

// `beam_folder` holds the compiled front end.
ServerProgram erl_server(std::filesystem::path beam_folder);

} // namespace assay::erlang
