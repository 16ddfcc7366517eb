#pragma once
// Tests as a file of plain OCaml, which is compiled together with the program that it tests:
//     ocamlc shapes.ml shapes_assay_tests.ml -o tests && ./tests
// It says which tests fail, and ends with 1 if any does.

#include <expected>
#include <filesystem>
#include <span>
#include <string>

#include "lang/ocaml/load/types.h"
#include "lang/ocaml/runtime/real_program.h"
#include "lang/test_emitter.h"

namespace assay::ocaml {

struct TestedUnit {
  const RealProgram& source;
  UnitTypes& types;
};

// FILE_assay_tests.ml: each test fails as long as the call fails in the way that was found. Returns the file's name.
std::expected<std::string, Diagnostics> emit_findings(const std::filesystem::path& folder, const TestedUnit& unit,
                                                      std::span<const EmittedCase> cases);
// FILE_diff_tests.ml: each test asserts what another program answers. Gives the cases their names.
std::expected<std::string, Diagnostics> emit_answers(const std::filesystem::path& folder, const TestedUnit& unit,
                                                     std::span<SuiteCase> cases);

} // namespace assay::ocaml
