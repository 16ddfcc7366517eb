#pragma once
// The standard library: its units, loaded when they are first needed, and evaluated once into a heap that all programs
// and all runs of this process share. A run writes to copies of its own (machine/context.h).

#include <memory>
#include <optional>
#include <unordered_map>

#include "base/diagnostic.h"
#include "lang/ocaml/load/dumps.h"
#include "lang/ocaml/lower/apply_functions.h"
#include "lang/ocaml/lower/lower.h"
#include "machine/machine.h"

namespace assay::ocaml {

class Library final : public Program {
 public:
  static Library& shared();

  // The unit and those that it needs. What is wrong with one of them is said every time.
  std::optional<Diagnostics> load(Symbol unit);
  // The block that a unit is; unset if it is not loaded.
  Value global(Symbol unit);
  // Null if it is not loaded.
  const UnitTypes* types(Symbol unit) const;
  // How many identities of objects it has given out: those of a run come after them.
  int64_t objects();

  Callee resolve(Symbol function) override;
  const Primitive* primitive(Symbol name) override;
  const core::Function* apply_function(size_t arguments) override { return apply_.of(arguments); }
  Value exception_for(Context& context, Fault fault, std::span<const Value> operands) override;

  Dumps& dumps() { return dumps_; }

 private:
  Library();
  std::optional<Diagnostics> evaluate(Symbol name, const LoweredUnit& unit);

  Dumps dumps_;
  ApplyFunctions apply_;
  std::unordered_map<Symbol, LoweredUnit> units_;
  Machine machine_;
  Context heap_;
};

// The only exception that a fault of the machine can be: none, as OCaml's types rule them out.
Value impossible_fault(Context& context, Fault fault);

} // namespace assay::ocaml
