#pragma once
// rebar3 projects: a file below a folder with a rebar.config is compiled as the project would compile it.

#include <filesystem>

#include "lang/erlang/load/dump_options.h"

namespace assay::erlang {

// Adds, after what the options hold already, the project's header folders, the folders of its compiled modules and
// dependencies (_build/default, _checkouts) and its rebar.config, for every project that `folder` lies in, innermost
// first. Outside of projects nothing is added.
void add_project_options(const std::filesystem::path& folder, DumpOptions& options);

} // namespace assay::erlang
