#pragma once
// The real OCaml as the judge of what our machine says of one program. All programs share one process, whose calls are
// processes of their own.

#include <memory>

#include "lang/ocaml/load/types.h"
#include "lang/ocaml/runtime/judge.h"
#include "lang/real_runtime.h"

namespace assay::ocaml {

class OcamlRuntime final : public RealRuntime {
 public:
  // `types` are those of the program, for what it raises; null: they are not known.
  OcamlRuntime(RealProgram program, std::shared_ptr<UnitTypes> types)
      : OcamlRuntime(std::move(program), std::move(types), Judge::shared()) {}
  OcamlRuntime(RealProgram program, std::shared_ptr<UnitTypes> types, std::shared_ptr<Judge> judge)
      : program_(std::move(program)), types_(std::move(types)), judge_(std::move(judge)) {}

  std::string_view name() const override { return "ocaml"; }
  std::string_view truth() const override { return "1"; }
  // Every call has a process of its own, so a fresh one is no other.
  Observation run(const RealCall& call, const RealLimits& limits, RuntimeProcess process) override;
  std::optional<Observation> run_with_lines(const RealCall& call, const RealLimits& limits) override;
  std::optional<Observation> run_to_line(const RealCall& call, uint32_t line, const RealLimits& limits) override;

 private:
  Observation observation(RealAnswer answer, const RealCall& call) const;

  RealProgram program_;
  std::shared_ptr<UnitTypes> types_;
  std::shared_ptr<Judge> judge_;
};

} // namespace assay::ocaml
