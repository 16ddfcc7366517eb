#pragma once
// The user's unit is evaluated at the start of each run.

#include "lang/ocaml/lower/lower.h"
#include "lang/run_start.h"

namespace assay::ocaml {

class OcamlRunStart final : public RunStart {
 public:
  explicit OcamlRunStart(const LoweredUnit& unit) : unit_(unit) {}

  Outcome start_run(Machine& machine, Context& context) override;
  const core::Function* starting_function() const override { return unit_.initialise; }
  std::vector<Value> offered(Context& context) const override;

 private:
  const LoweredUnit& unit_;
};

} // namespace assay::ocaml
