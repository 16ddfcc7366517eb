#pragma once
// Names of a unit's values: `total`, `Inner.total`.

#include "lang/naming.h"

namespace assay::ocaml {

class OcamlNaming final : public Naming {
 public:
  using Naming::Naming;

  Symbol function_symbol(std::string_view name, size_t arity) const override;
  bool is_tested_unnamed(const core::Function& function) const override;
};

} // namespace assay::ocaml
