#include "lang/ocaml/load/dumps.h"

#include <fmt/core.h>

#include "base/file.h"
#include "lang/answer.h"
#include "lang/ocaml/load/front_end.h"

namespace assay::ocaml {

Dumps::Dumps() : Dumps(front_end_folder(), cache_folder()) {}

Dumps::Dumps(const std::filesystem::path& folder, std::optional<std::filesystem::path> cache_folder)
    : dumps_(dumper_server(folder), DumpCache(std::move(cache_folder), "ocaml")), version_(front_end_identity(folder)) {
}

std::shared_ptr<Dumps> Dumps::shared() {
  static std::weak_ptr<Dumps> dumps;
  std::shared_ptr<Dumps> found = dumps.lock();
  if (!found) dumps = found = std::make_shared<Dumps>();
  return found;
}

Dumps::Result Dumps::file(std::string_view path, const UnitOptions& options) {
  auto source = read_file(path);
  if (!source) return std::unexpected(Diagnostics{{std::string(path), 0, 0, std::move(source.error())}});
  std::string key = fmt::format("{}{}\n{}", version_, current_folder(), content_hash(*source));
  return dumps_.get(key, dump_file_request(path, options));
}

Dumps::Result Dumps::text(std::string_view name, std::string_view text, const UnitOptions& options) {
  return dumps_.get(version_ + current_folder(), dump_text_request(name, text, options));
}

Dumps::Result Dumps::library_unit(std::string_view name) { return dumps_.get(version_, dump_library_request(name)); }

std::expected<Installation, Diagnostics> Dumps::installation() {
  auto answer = server().ask(information_request());
  if (!answer) return std::unexpected(Diagnostics{std::move(answer.error())});
  Arena arena;
  auto tree = read_ok_answer(*answer, arena);
  if (!tree) return std::unexpected(std::move(tree.error()));
  Installation found;
  for (const Sexpr& fact : (*tree)->items().subspan(1)) {
    if (fact.items().size() != 2) continue;
    if (fact.head() == "ocaml") found.version = fact.items()[1].text();
    if (fact.head() == "standard_library") found.standard_library = fact.items()[1].text();
  }
  if (found.version.empty()) return std::unexpected(unexpected_answer("no version in it"));
  return found;
}

std::vector<DoctorCheck> doctor_checks() {
  Dumps dumps;
  auto installation = dumps.installation();
  if (!installation) return {{"ocaml", false, to_string(installation.error())}};
  auto unit = dumps.library_unit("Stdlib__List");
  return {{"ocaml", true, fmt::format("OCaml {}, which this Assay was built for", installation->version)},
          {"library", unit.has_value(),
           unit ? fmt::format("List is read from {}", installation->standard_library) : to_string(unit.error())}};
}

} // namespace assay::ocaml
