#pragma once
// OCaml's front end: the programs that dump and that evaluate (frontends/ocaml), and what is said when they are not
// there. They are built together with Assay, for the OCaml that is installed then.

#include <filesystem>

#include "lang/server.h"

namespace assay::ocaml {

// Where it is in an installation of Assay.
std::filesystem::path front_end_folder();

std::filesystem::path dumper_file(const std::filesystem::path& folder);
ServerProgram dumper_server(const std::filesystem::path& folder);
// The real OCaml, which evaluates programs and calls.
ServerProgram runtime_server(const std::filesystem::path& folder);

} // namespace assay::ocaml
