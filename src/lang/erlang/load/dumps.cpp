#include "lang/erlang/load/dumps.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "base/file.h"
#include "base/home.h"
#include "lang/erlang/runtime/erl.h"
#include "lang/erlang/runtime/request.h"

namespace assay::erlang {
namespace {

std::string hash_of_beams(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (const auto& file : std::filesystem::directory_iterator(folder, error))
    if (file.path().extension() == ".beam") files.push_back(file.path());
  std::ranges::sort(files);
  std::string hashes;
  for (const std::filesystem::path& file : files)
    hashes += file.filename().string() + content_hash(read_file(file).value_or("")) + "\n";
  return content_hash(hashes);
}

// erl words missing files in small letters.
Diagnostics unreadable(std::string_view path, std::string reason) {
  if (!reason.empty() && reason[0] >= 'A' && reason[0] <= 'Z') reason[0] = static_cast<char>(reason[0] - 'A' + 'a');
  return {Diagnostic{std::string(path), 0, 0, std::move(reason)}};
}

} // namespace

Dumps::Dumps() : Dumps(home_folder() / "erlang", cache_folder()) {}

Dumps::Dumps(const std::filesystem::path& beam_folder, std::optional<std::filesystem::path> cache_folder)
    : dumps_(erl_server(beam_folder), DumpCache(std::move(cache_folder), "erlang")),
      version_(hash_of_beams(beam_folder)) {}

Dumps::Result Dumps::target(const ModuleTarget& target) {
  switch (target.kind) {
    case TargetKind::Source: return file(target.name, target.options);
    case TargetKind::Beam: return beam(target.name);
    case TargetKind::Module: break;
  }
  return module(target.name, target.options);
}

Dumps::Result Dumps::file(std::string_view path, const DumpOptions& options) {
  return of_file(path, dump_file_request(path, options));
}

Dumps::Result Dumps::beam(std::string_view path) { return of_beam(path, dump_beam_request(path)); }

Dumps::Result Dumps::types_of_file(std::string_view path, const DumpOptions& options) {
  return of_file(path, types_of_file_request(path, options));
}

Dumps::Result Dumps::types_of_beam(std::string_view path) { return of_beam(path, types_of_beam_request(path)); }

Dumps::Result Dumps::of_file(std::string_view path, const std::string& request) {
  auto source = read_file(path);
  if (!source) return std::unexpected(unreadable(path, std::move(source.error())));
  return cached(current_folder(), *source, request);
}

Dumps::Result Dumps::of_beam(std::string_view path, const std::string& request) {
  auto bytes = read_file(path);
  if (!bytes) return std::unexpected(unreadable(path, std::move(bytes.error())));
  return cached("", *bytes, request);
}

Dumps::Result Dumps::module(std::string_view name, const DumpOptions& options) {
  auto path = find_module(name, options);
  if (!path) return std::unexpected(std::move(path.error()));
  if (!*path)
    return std::unexpected(
        one_diagnostic(fmt::format("no module '{}' on the code path; -pa DIR adds a folder to it", name)));
  return beam((*path)->string());
}

Dumps::Result Dumps::arguments(std::string_view text) { return cached("", "", dump_arguments_request(text)); }

Dumps::Result Dumps::input(std::string_view text, CallsInText calls) {
  return cached("", "", dump_input_request(text, calls));
}

std::expected<std::optional<std::filesystem::path>, Diagnostics> Dumps::find_module(std::string_view name,
                                                                                    const DumpOptions& options) {
  auto found = installation();
  if (!found) return std::unexpected(std::move(found.error()));
  return find_beam(name, options, (*found)->code_path);
}

std::expected<const Installation*, Diagnostics> Dumps::installation() {
  if (!installation_) {
    auto found = find_installation(dumps_.server(), dumps_.cache().folder());
    if (!found) return std::unexpected(std::move(found.error()));
    installation_ = std::move(*found);
  }
  return &*installation_;
}

std::expected<std::string, Diagnostics> Dumps::toolchain() {
  auto found = installation();
  if (!found) return std::unexpected(std::move(found.error()));
  return fmt::format("{}\n{}", (*found)->identity, version_);
}

// The request names the file and the options; the contents are those of the file as it is now.
Dumps::Result Dumps::cached(std::string_view folder, std::string_view contents, const std::string& request) {
  auto version = toolchain();
  if (!version) return std::unexpected(std::move(version.error()));
  return dumps_.get(fmt::format("{}\n{}\n{}", *version, folder, content_hash(contents)), request);
}

} // namespace assay::erlang
