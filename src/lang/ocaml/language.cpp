#include "lang/ocaml/language.h"

#include "lang/ocaml/load/dumps.h"
#include "lang/ocaml/load/front_end.h"
#include "lang/ocaml/program.h"
#include "lang/readable_files.h"

namespace assay::ocaml {

namespace {

class OcamlLanguage final : public Language {
 public:
  std::string_view name() const override { return "ocaml"; }
  std::vector<std::string_view> file_endings() const override { return {".ml"}; }
  std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                  const OpenOptions& options) const override {
    if (auto problems = why_not_readable(target, options)) return std::unexpected(std::move(*problems));
    return OcamlProgram::open(target, options);
  }
  std::string toolchain() const override { return front_end_identity(front_end_folder()); }
  std::vector<DoctorCheck> doctor() const override { return doctor_checks(); }
};

} // namespace

const Language& ocaml_language() {
  static const OcamlLanguage language;
  return language;
}

} // namespace assay::ocaml
