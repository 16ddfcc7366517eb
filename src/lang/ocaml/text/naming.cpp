#include "lang/ocaml/text/naming.h"

#include "lang/ocaml/lower/lower.h"

namespace assay::ocaml {

Symbol OcamlNaming::function_symbol(std::string_view name, size_t arity) const {
  return entry_symbol(main_module().name, name, arity);
}

// Those inside of modules have to be named: what is there may be for the rest of the file only.
bool OcamlNaming::is_tested_unnamed(const core::Function& function) const {
  char first = function.plain_name.text().front();
  return first < 'A' || first > 'Z';
}

} // namespace assay::ocaml
