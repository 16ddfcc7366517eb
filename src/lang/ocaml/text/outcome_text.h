#pragma once
// How calls end, as the real OCaml would say it.

#include "lang/ocaml/lower/lower.h"
#include "lang/outcome_text.h"

namespace assay::ocaml {

class OcamlOutcomeText final : public OutcomeText {
 public:
  OcamlOutcomeText(const LoadedProgram& program, const LoweredUnit& unit) : OutcomeText(program), unit_(unit) {}

  Failure describe_failure(Context& context, Symbol entry, Value exception) const override;
  Failure describe_bad_result(Context& context, Symbol entry, Value result) const override;
  std::string_view stack_overflow() const override { return "Stack_overflow"; }

 private:
  Frame frame_of(Symbol entry) const;

  const LoweredUnit& unit_;
};

} // namespace assay::ocaml
