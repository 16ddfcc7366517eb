#pragma once
// From the dump of a unit to a Core module. Its functions are those of the unit, `Unit.name#N`; `Unit.initialise#0`
// evaluates the unit and sets its global. For each value that it exports there is a function `Unit.name/ARITY` that
// calls it (or gives it, if it is no function), which is what a user names.

#include <expected>
#include <memory>
#include <string_view>

#include "base/diagnostic.h"
#include "core/module.h"
#include "lang/ocaml/load/lambda.h"
#include "lang/ocaml/load/types.h"
#include "lang/ocaml/lower/handled_exceptions.h"
#include "machine/primitive.h"

namespace assay::ocaml {

struct LoweredUnit {
  std::unique_ptr<core::Module> module;
  const core::Function* initialise = nullptr;
  std::vector<Symbol> requires_;
  std::vector<Export> exports;
  std::shared_ptr<UnitTypes> types;
  HandledExceptions handled;
  std::string scope; // of appended files: see UnitOptions

  std::string name() const { return std::string(module->name.text()); }
};

// `name` is what to blame in diagnostics.
std::expected<LoweredUnit, Diagnostics> lower_dump(std::string_view dump_text, std::string_view name,
                                                   const PrimitiveRegistry& registry);

// The function that a user calls for an export.
Symbol entry_symbol(Symbol unit, std::string_view name, size_t arity);

} // namespace assay::ocaml
