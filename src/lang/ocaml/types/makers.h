#pragma once
// Functions that make values for inputs (types_to_shapes.h names them): mutable blocks of their fields, and values of
// hidden types by calls of what their modules offer (api.h).

#include <memory>
#include <unordered_map>

#include "core/module.h"
#include "lang/ocaml/load/lambda.h"
#include "lang/ocaml/types/api.h"

namespace assay::ocaml {

class Makers {
 public:
  // `ocaml.make/TAG/COUNT`; null for any other name. Made when first asked for.
  const core::Function* of(Symbol name);
  // Calls the value that is there in a compilation unit.
  const core::Function* of(Symbol name, const ApiCall& call, Symbol unit, const std::vector<uint32_t>& positions);

 private:
  std::unordered_map<Symbol, std::unique_ptr<core::Module>> modules_;
};

} // namespace assay::ocaml
