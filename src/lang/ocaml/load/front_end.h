#pragma once
// OCaml's front end: the programs that dump and that evaluate (frontends/ocaml), and what is said when they are not
// there. They are built together with Assay, for the OCaml that is installed then.

#include <filesystem>

#include "lang/server.h"

namespace assay::ocaml {

// Where it is in an installation of Assay.
std::filesystem::path front_end_folder();

// What tells it from other versions of it, and of the OCaml that it was built for: for keys.
std::string front_end_identity(const std::filesystem::path& folder);
ServerProgram dumper_server(const std::filesystem::path& folder);
// The real OCaml, which evaluates programs and calls.
ServerProgram runtime_server(const std::filesystem::path& folder);

} // namespace assay::ocaml
