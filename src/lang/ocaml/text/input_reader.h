#pragma once
// Arguments as OCaml text (read_arguments.h), once the program has been evaluated.

#include <optional>

#include "lang/input_reader.h"
#include "lang/ocaml/lower/lower.h"
#include "lang/ocaml/runtime/real_program.h"
#include "lang/ocaml/text/read_arguments.h"
#include "lang/run_start.h"

namespace assay::ocaml {

class OcamlInputReader final : public InputReader {
 public:
  OcamlInputReader(const RealProgram& source, const LoweredUnit& unit, RunStart& runs)
      : source_(source), unit_(unit), runs_(runs) {}

  std::expected<std::vector<Value>, Diagnostics> read_arguments(Machine& machine, Context& context,
                                                                std::string_view function,
                                                                std::string_view text) override;

 private:
  const RealProgram& source_;
  const LoweredUnit& unit_;
  RunStart& runs_;
  std::optional<ArgumentReader> arguments_; // once the unit is loaded
};

} // namespace assay::ocaml
