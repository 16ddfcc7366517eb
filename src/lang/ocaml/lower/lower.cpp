#include "lang/ocaml/lower/lower.h"

#include <fmt/core.h>

#include "base/large_stack.h"
#include "core/verifier.h"
#include "lang/module_dump.h"
#include "lang/ocaml/load/read_lambda.h"
#include "lang/ocaml/lower/lower_function.h"

namespace assay::ocaml {

namespace {

// Finds the value in the block of the unit, or of a module in it, and calls it.
const core::Function* entry_of(core::ModuleBuilder& module, Symbol unit, const Export& exported) {
  core::FunctionBuilder builder(module, entry_symbol(unit, exported.name.text(), exported.arity), exported.name,
                                exported.arity);
  builder.set_place(exported.place);
  builder.set_exported(true);
  builder.start_block(builder.entry());
  auto site = [&](uint32_t ordinal) { return core::make_site(unit, exported.name, "entry", ordinal); };
  uint32_t ordinal = 0;
  core::Operand value =
      builder.primitive(Symbol("ocaml.global"), {module.symbol(unit.text())}, exported.place, site(ordinal++));
  for (uint32_t position : exported.positions) {
    value =
        builder.primitive(Symbol("ocaml.field"), {value, module.integer(position)}, exported.place, site(ordinal++));
  }
  if (exported.arity == 0) {
    builder.return_values({value}, exported.place);
  } else {
    core::FunctionBuilder::Operands arguments;
    for (uint32_t i = 0; i < exported.arity; ++i) arguments.push_back(builder.parameter(i));
    builder.tail_call_indirect(value, std::move(arguments), exported.place, site(ordinal));
  }
  return builder.finish();
}

} // namespace

Symbol entry_symbol(Symbol unit, std::string_view name, size_t arity) {
  return Symbol(fmt::format("{}.{}/{}", unit.text(), name, arity));
}

static std::expected<LoweredUnit, Diagnostics> lower(std::string_view dump_text, std::string_view name,
                                                     const PrimitiveRegistry& registry) {
  Arena arena;
  std::expected<const Sexpr*, Diagnostic> dump = read_module_dump(dump_text, name, arena);
  if (!dump) return std::unexpected(Diagnostics{dump.error()});
  ReadErrors read_errors(dump_text, name);
  core::ModuleBuilder module(Symbol((*dump)->items()[1].text()), Symbol("ocaml"));
  std::unique_ptr<Unit> unit = read_unit(**dump, module, read_errors);
  std::unique_ptr<UnitTypes> types = UnitTypes::read(**dump, read_errors);
  if (read_errors.first()) return std::unexpected(Diagnostics{*read_errors.first()});

  Diagnostics errors;
  LoweringContext context{module, *unit, registry, errors};
  LoweredUnit result;
  for (const Function& function : unit->functions) module.add(FunctionLowering(context, function).lower());
  if (!errors.empty()) return std::unexpected(std::move(errors));
  for (const Export& exported : unit->exports) module.add(entry_of(module, unit->name, exported));
  for (const Sexpr& part : (*dump)->items().subspan(2)) {
    if (part.head() == "scope") result.scope = to_text(part);
  }
  result.types = std::move(types);
  result.handled = handled_exceptions(*unit);
  result.requires_ = std::move(unit->requires_);
  result.exports = std::move(unit->exports);
  Symbol initialise = unit->body->name;
  auto sound = core::verified(module.finish());
  if (!sound) return std::unexpected(sound.error());
  result.module = std::move(*sound);
  result.initialise = result.module->find(initialise);
  return result;
}

// Reading and lowering follow the nesting of expressions.
std::expected<LoweredUnit, Diagnostics> lower_dump(std::string_view dump_text, std::string_view name,
                                                   const PrimitiveRegistry& registry) {
  std::expected<LoweredUnit, Diagnostics> lowered;
  run_on_large_stack([&] { lowered = lower(dump_text, name, registry); });
  return lowered;
}

} // namespace assay::ocaml
