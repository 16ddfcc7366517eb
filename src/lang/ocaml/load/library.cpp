#include "lang/ocaml/load/library.h"

#include <fmt/core.h>

#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/run_state.h"

namespace assay::ocaml {

Library& Library::shared() {
  static Library library;
  return library;
}

Library::Library() : machine_(*this), heap_(*this, Budget{}) { heap_.make_base_heap(); }

std::optional<Diagnostics> Library::load(Symbol name) {
  if (units_.contains(name)) return std::nullopt;
  auto dump = dumps_.library_unit(name.text());
  if (!dump) return dump.error();
  auto unit = lower_dump(*dump, name.text(), primitives());
  if (!unit) return unit.error();
  for (Symbol needed : unit->requires_) {
    if (auto problems = load(needed)) return problems;
  }
  if (auto problems = evaluate(name, *unit)) return problems;
  units_.emplace(name, std::move(*unit));
  return std::nullopt;
}

std::optional<Diagnostics> Library::evaluate(Symbol name, const LoweredUnit& unit) {
  heap_.renew(Budget{});
  Outcome outcome = machine_.call(heap_, *unit.initialise, {});
  heap_.freeze();
  if (outcome.returned()) return std::nullopt;
  return one_diagnostic(fmt::format("{} of the standard library can't be evaluated: {}", name.text(), outcome.detail));
}

Value Library::global(Symbol unit) {
  const auto& globals = run_state(heap_).globals;
  auto found = globals.find(unit);
  return found == globals.end() ? Value::unset() : found->second;
}

const UnitTypes* Library::types(Symbol unit) const {
  auto found = units_.find(unit);
  return found == units_.end() ? nullptr : found->second.types.get();
}

int64_t Library::objects() { return run_state(heap_).next_object; }

Callee Library::resolve(Symbol function) { return {nullptr, primitives().find(function)}; }

const Primitive* Library::primitive(Symbol name) { return primitives().find(name); }

Value Library::exception_for(Context& context, Fault fault, std::span<const Value>) {
  return impossible_fault(context, fault);
}

Value impossible_fault(Context& context, Fault fault) {
  return context.end(Ending::MachineFault, fmt::format("fault {} can't happen in OCaml", static_cast<int>(fault)));
}

} // namespace assay::ocaml
