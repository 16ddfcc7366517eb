#include "lang/erlang/load/project.h"

#include <algorithm>

namespace assay::erlang {
namespace {

bool is_folder(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error);
}

void add_if_folder(std::vector<std::string>& folders, const std::filesystem::path& folder) {
  if (is_folder(folder) && std::ranges::find(folders, folder.string()) == folders.end())
    folders.push_back(folder.string());
}

// The folders inside one, by name, so that every run finds them in the same order.
std::vector<std::filesystem::path> folders_inside(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> folders;
  std::error_code error;
  for (const auto& item : std::filesystem::directory_iterator(folder, error))
    if (is_folder(item.path())) folders.push_back(item.path());
  std::ranges::sort(folders);
  return folders;
}

void add_project(const std::filesystem::path& root, DumpOptions& options) {
  options.configurations.push_back((root / "rebar.config").string());
  add_if_folder(options.includes, root / "include");
  add_if_folder(options.includes, root / "src");
  // An application's folder has its headers and beams; the folder above it is where -include_lib starts.
  for (const char* collection : {"apps", "_checkouts", "_build/default/checkouts", "_build/default/lib"}) {
    for (const std::filesystem::path& application : folders_inside(root / collection)) {
      add_if_folder(options.includes, application / "include");
      add_if_folder(options.paths, application / "ebin");
    }
    add_if_folder(options.includes, root / collection);
  }
}

} // namespace

void add_project_options(const std::filesystem::path& folder, DumpOptions& options) {
  std::error_code error;
  std::filesystem::path current = std::filesystem::weakly_canonical(folder.empty() ? "." : folder, error);
  if (error) return;
  while (true) {
    if (std::filesystem::is_regular_file(current / "rebar.config", error)) add_project(current, options);
    if (current == current.parent_path()) return;
    current = current.parent_path();
  }
}

} // namespace assay::erlang
