#include "lang/ocaml/program.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/verifier.h"
#include "lang/module_dump.h"
#include "lang/ocaml/load/identity.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/runtime/real_runtime.h"
#include "lang/ocaml/values/compare.h"
#include "lang/ocaml/values/exceptions.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> OcamlProgram::open(std::string_view target,
                                                                              const OpenOptions& options) {
  std::unique_ptr<OcamlProgram> program(new OcamlProgram());
  program->source_ = {std::string(target), {options.include_folders, options.appended, {}}};
  Dumps& dumps = Library::shared().dumps();
  Dumps::Result dump;
  // What does not type in that order may in its own.
  if (const auto* other = dynamic_cast<const OcamlProgram*>(options.shares_inputs_with)) {
    program->source_.options.order = other->main_.types->orders(other->main_.name());
    program->source_.options.scope = other->main_.scope;
    dump = dumps.file(target, program->source_.options);
  }
  if (!dump || program->source_.options.order.empty()) {
    program->source_.options.order.clear();
    dump = dumps.file(target, program->source_.options);
  }
  if (!dump) return std::unexpected(dump.error());
  if (const auto* other = dynamic_cast<const OcamlProgram*>(options.shares_inputs_with)) {
    for (const ApiValue& value : other->main_.types->api()) {
      if (value.unit != other->main_.name()) program->shared_api_.push_back({value.name, value.unit, value.positions});
    }
    Arena arena;
    auto tree = read_module_dump(*dump, target, arena);
    if (!tree) return std::unexpected(Diagnostics{tree.error()});
    program->types_identity_ = identity_of_types(**tree, !other->main_.types->api().empty());
  }
  auto unit = lower_dump(*dump, target, primitives());
  if (!unit) return std::unexpected(unit.error());
  program->main_ = std::move(*unit);
  for (Symbol needed : program->main_.requires_) {
    if (auto problems = Library::shared().load(needed)) return std::unexpected(*problems);
  }
  return program;
}

Callee OcamlProgram::resolve(Symbol function) {
  if (const core::Function* found = main_.module->find(function)) return {found, nullptr};
  if (const core::Function* maker = makers_.of(function)) return {maker, nullptr};
  if (auto call = ApiCall::of(function)) return {api_function(function, *call), nullptr};
  return {nullptr, primitives().find(function)};
}

// A module that hides nothing has its values among the exports.
const core::Function* OcamlProgram::api_function(Symbol name, const ApiCall& call) {
  auto find = [&](const std::vector<ApiValue>& api) -> const core::Function* {
    auto found = std::ranges::find(api, call.name, &ApiValue::name);
    if (found == api.end()) return nullptr;
    Symbol unit(found->unit);
    if (unit != main_.module->name && Library::shared().load(unit)) return nullptr;
    return makers_.of(name, call, unit, found->positions);
  };
  if (const core::Function* own = find(main_.types->api())) return own;
  for (const Export& value : main_.exports) {
    if (value.name.text() == call.name) return makers_.of(name, call, main_.module->name, value.positions);
  }
  return find(shared_api_);
}

// Modules have been evaluated, and what calls have done to them is done: so it is in the real OCaml.
void OcamlProgram::forget_making(Context& context) {
  context.output.clear();
  run_state(context).symbolic_output.clear();
  context.renew(context.budget());
}

bool OcamlProgram::has_symbolic_output(Context& context) { return !run_state(context).symbolic_output.empty(); }

Value OcamlProgram::printed(Context& context) { return printed_text(context, run_state(context).symbolic_output); }

bool OcamlProgram::same_results(Context& context, Value left, Value right) {
  return compare(context, context.trace, left, right, Comparing::Totally, Wanted::Equality) == Order::Equal;
}

bool OcamlProgram::carries_hidden(Context& context, Value exception) {
  std::optional<Fields> fields = fields_of(context, exception);
  std::optional<Fields> id = fields && fields->count > 1 ? fields_of(context, fields->first[0]) : std::nullopt;
  if (!id || id->count == 0 || !id->first[0].is(Kind::Bits)) return false;
  const Constructor* declared = main_.types->exception(string_of(id->first[0]));
  return declared != nullptr && std::ranges::any_of(declared->arguments, [&](const Type* argument) {
           return main_.types->holds_hidden(*argument);
         });
}

// A block is the same whether it can be changed or not: one that is part of itself is mutable here. What an object is,
// its methods say. Each program has its own exceptions: they are the same if they have the same name.
std::optional<ObjectParts> OcamlProgram::object_parts(Context& context, Value value) {
  if (value.is(Kind::Array)) return Program::object_parts(context, value);
  std::optional<Fields> fields = fields_of(context, value);
  if (!fields) return std::nullopt;
  Symbol kind = tag_symbol(0);
  if (value.is(Kind::Record)) kind = context.readable(value.as_record())->class_name;
  if (value.is(Kind::Cons)) kind = value.as_cons()->head.as_symbol();
  std::span<const Value> parts(fields->first, fields->count);
  if (kind != tag_symbol(object_tag)) return ObjectParts{kind, parts};
  if (parts.empty() || !parts[0].is(Kind::Bits)) return ObjectParts{kind, {}, true};
  std::string_view name = string_of(parts[0]);
  std::string own = main_.name() + ".";
  if (name.starts_with(own)) name.remove_prefix(own.size());
  return ObjectParts{Symbol(fmt::format("exception {}", name)), {}};
}

const Primitive* OcamlProgram::arithmetic(Arithmetic operation) {
  switch (operation) {
    case Arithmetic::Add: return primitives().find(Symbol("ocaml.addint"));
    case Arithmetic::Subtract: return primitives().find(Symbol("ocaml.subint"));
    case Arithmetic::Multiply: return primitives().find(Symbol("ocaml.mulint"));
  }
  return nullptr;
}

const Primitive* OcamlProgram::primitive(Symbol name) { return primitives().find(name); }

std::vector<uint32_t> OcamlProgram::input_exceptions(const Program& other, bool strict) const {
  return ocaml::input_exceptions(exceptions(), static_cast<const OcamlProgram&>(other).exceptions(), strict);
}

Value OcamlProgram::input_exception(Context& context, uint32_t number) {
  Value exception = ocaml::input_exception(context, exceptions(), number);
  if (!context.has_ended()) note_raised(context, exception);
  return exception;
}

Value OcamlProgram::exception_for(Context& context, Fault fault, std::span<const Value>) {
  // How deep it is there depends on the compiler: the real runtime is asked.
  if (fault == Fault::StackOverflow) return context.end(Ending::StackSpent);
  return impossible_fault(context, fault);
}

std::string OcamlProgram::identity(const core::Function& entry, bool strict) const {
  return types_identity_ + identity_of_code(*main_.module, entry, strict);
}

std::unique_ptr<RealRuntime> OcamlProgram::real_runtime() {
  return std::make_unique<OcamlRuntime>(source_, main_.types);
}

} // namespace assay::ocaml
