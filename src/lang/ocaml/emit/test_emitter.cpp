#include "lang/ocaml/emit/test_emitter.h"

#include "lang/ocaml/emit/emit_tests.h"

namespace assay::ocaml {

TestEmitter::Written OcamlTestEmitter::emit_tests(const std::filesystem::path& folder,
                                                  std::span<const EmittedCase> cases) const {
  return emit_findings(folder, {source_, *unit_.types}, cases);
}

TestEmitter::Written OcamlTestEmitter::emit_answers(const std::filesystem::path& folder,
                                                    std::span<SuiteCase> cases) const {
  return ocaml::emit_answers(folder, {source_, *unit_.types}, cases);
}

} // namespace assay::ocaml
