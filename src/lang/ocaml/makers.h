#pragma once
// Functions that make mutable blocks of their fields, for inputs (types_to_shapes.h names them).

#include <memory>
#include <unordered_map>

#include "core/module.h"

namespace assay::ocaml {

class Makers {
 public:
  // `ocaml.make/TAG/COUNT`; null for any other name. Made when first asked for.
  const core::Function* of(Symbol name);

 private:
  std::unordered_map<Symbol, std::unique_ptr<core::Module>> modules_;
};

} // namespace assay::ocaml
