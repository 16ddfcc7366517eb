#pragma once
// Tests as files of plain OCaml (emit_tests.h). Suites are not written yet.

#include "lang/ocaml/lower/lower.h"
#include "lang/ocaml/runtime/real_program.h"
#include "lang/test_emitter.h"

namespace assay::ocaml {

class OcamlTestEmitter final : public TestEmitter {
 public:
  OcamlTestEmitter(const RealProgram& source, const LoweredUnit& unit) : source_(source), unit_(unit) {}

  Written emit_tests(const std::filesystem::path& folder, std::span<const EmittedCase> cases) const override;
  Written emit_answers(const std::filesystem::path& folder, std::span<SuiteCase> cases) const override;

 private:
  const RealProgram& source_;
  const LoweredUnit& unit_;
};

} // namespace assay::ocaml
