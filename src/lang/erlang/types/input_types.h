#pragma once
// What functions in Erlang accept: as their specs say.

#include <string>

#include "lang/erlang/load/module_store.h"
#include "lang/input_types.h"
#include "machine/program.h"

namespace assay::erlang {

class ErlangInputTypes final : public InputTypes {
 public:
  // `on_load`: why it is not known what the -on_load function of the main module does; empty: it is.
  ErlangInputTypes(Program& program, ModuleStore& modules, const std::string& on_load)
      : program_(program), modules_(modules), on_load_(on_load) {}

  std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                  bool use_spec) override;

 private:
  std::expected<Signature, Diagnostics> signature_as_declared(ShapeTable& shapes, const core::Function& function);

  Program& program_;
  ModuleStore& modules_;
  const std::string& on_load_;
};

} // namespace assay::erlang
