#include "setting.h"

#include <fmt/core.h>

#include "lang/languages.h"

namespace assay::conformance {

std::unique_ptr<LoadedProgram> open_program(const Options& options) {
  const Language* language = languages().find("erlang");
  if (language == nullptr) {
    fmt::print(stderr, "conformance: there is no language erlang\n");
    return nullptr;
  }
  OpenOptions open;
  open.code_folders = options.code_folders;
  if (!options.work.empty()) open.code_folders.push_back(options.work);
  auto opened = language->open("assay_conformance_funs", open);
  if (opened) return std::move(*opened);
  for (const Diagnostic& diagnostic : opened.error()) fmt::print(stderr, "conformance: {}\n", diagnostic.message);
  return nullptr;
}

bool is_wanted(const std::string& module, const std::string& function, const Options& options) {
  return options.only.empty() || options.only == module || options.only == module + ':' + function;
}

} // namespace assay::conformance
