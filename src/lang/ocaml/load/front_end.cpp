#include "lang/ocaml/load/front_end.h"

#include <fmt/core.h>

#include "base/fingerprint.h"
#include "base/home.h"

namespace assay::ocaml {
namespace {

Diagnostic not_built(const std::filesystem::path& file) {
  return {
      file.string(), 0, 0,
      "there is no front end for OCaml: install OCaml 4.13 and its compiler's libraries (Debian's packages are ocaml "
      "and ocaml-compiler-libs), and build Assay again"};
}

// Flags that change how OCaml's runtime or its compiler work, or what they print.
std::vector<std::string> environment_of_ocaml() {
  return environment_without({"OCAMLRUNPARAM", "CAMLRUNPARAM", "OCAMLPARAM", "OCAMLLIB", "CAMLLIB", "OCAML_COLOR",
                              "OCAML_ERROR_STYLE", "CAMLSIGPIPE", "TZ"},
                             {"TZ=UTC"});
}

// `name` is for what is said of it.
ServerProgram front_end_server(std::string name, std::filesystem::path file, std::vector<std::string> arguments,
                               bool ends_with_us) {
  auto find = [=]() -> std::expected<ChildProgram, Diagnostic> {
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return std::unexpected(not_built(file));
    ChildProgram program{file, {file.filename().string()}, environment_of_ocaml(), {}, ends_with_us};
    program.arguments.insert(program.arguments.end(), arguments.begin(), arguments.end());
    return program;
  };
  return {std::move(name), std::move(find)};
}

} // namespace

std::filesystem::path front_end_folder() { return home_folder() / "ocaml"; }

namespace {

std::filesystem::path dumper_file(const std::filesystem::path& folder) { return folder / "assay_ocaml"; }
std::filesystem::path runtime_file(const std::filesystem::path& folder) { return folder / "assay_ocaml_runtime"; }

} // namespace

std::string front_end_identity(const std::filesystem::path& folder) {
  return fingerprint(dumper_file(folder)) + fingerprint(runtime_file(folder));
}

ServerProgram dumper_server(const std::filesystem::path& folder) {
  return front_end_server("OCaml's front end", dumper_file(folder), {"--serve"}, true);
}

ServerProgram runtime_server(const std::filesystem::path& folder) {
  // Calls are made in processes of its own, which it ends when we have.
  return front_end_server("ocaml", runtime_file(folder), {}, false);
}

} // namespace assay::ocaml
