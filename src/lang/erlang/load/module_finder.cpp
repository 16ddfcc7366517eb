#include "lang/erlang/load/module_finder.h"

#include "lang/erlang/load/project.h"

namespace assay::erlang {

ModuleTarget find_target(std::string_view name, DumpOptions options) {
  ModuleTarget target{TargetKind::Module, std::string(name), std::move(options)};
  std::filesystem::path folder = ".";
  if (name.ends_with(".erl")) target.kind = TargetKind::Source;
  if (name.ends_with(".beam")) target.kind = TargetKind::Beam;
  if (target.kind != TargetKind::Module) folder = std::filesystem::path(name).parent_path();
  add_project_options(folder, target.options);
  return target;
}

std::optional<std::filesystem::path> find_beam(std::string_view module, const DumpOptions& options,
                                               const std::vector<std::string>& code_path) {
  // A name with a slash would lead out of the folders.
  if (module.empty() || module.contains('/') || module.contains('\0')) return std::nullopt;
  std::string file = std::string(module) + ".beam";
  for (const std::vector<std::string>* folders : {&options.paths, &code_path}) {
    for (const std::string& folder : *folders) {
      std::filesystem::path beam = std::filesystem::path(folder) / file;
      std::error_code error;
      if (std::filesystem::is_regular_file(beam, error)) return beam;
    }
  }
  return std::nullopt;
}

} // namespace assay::erlang
