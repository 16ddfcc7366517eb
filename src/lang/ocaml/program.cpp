#include "lang/ocaml/program.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/verifier.h"
#include "input/made_by_call.h"
#include "lang/module_dump.h"
#include "lang/ocaml/compare.h"
#include "lang/ocaml/describe_failure.h"
#include "lang/ocaml/emit_tests.h"
#include "lang/ocaml/exceptions.h"
#include "lang/ocaml/identity.h"
#include "lang/ocaml/module_state.h"
#include "lang/ocaml/primitives.h"
#include "lang/ocaml/real_runtime.h"
#include "lang/ocaml/run_state.h"
#include "lang/ocaml/type_match.h"
#include "lang/ocaml/types_to_shapes.h"
#include "lang/ocaml/values.h"
#include "lang/ocaml/write_answer.h"
#include "lang/ocaml/write_call.h"
#include "lang/ocaml/write_canonical.h"
#include "lang/ocaml/write_value.h"

namespace assay::ocaml {

std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> OcamlProgram::open(std::string_view target,
                                                                              const OpenOptions& options) {
  std::unique_ptr<OcamlProgram> program(new OcamlProgram());
  program->source_ = {std::string(target), {options.include_folders, options.appended, {}}};
  Dumps& dumps = Library::shared().dumps();
  Dumps::Result dump;
  // What does not type in that order may in its own.
  if (const auto* other = dynamic_cast<const OcamlProgram*>(options.shares_inputs_with)) {
    program->source_.options.order = other->main_.types->orders(other->unit());
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
      if (value.unit != other->unit()) program->shared_api_.push_back({value.name, value.unit, value.positions});
    }
    Arena arena;
    auto tree = read_module_dump(*dump, target, arena);
    if (!tree) return std::unexpected(Diagnostics{tree.error()});
    program->types_identity_ = identity_of_types(**tree, !other->main_.types->api().empty());
  }
  auto unit = lower_dump(*dump, target, primitives());
  if (!unit) return std::unexpected(unit.error());
  program->main_ = std::move(*unit);
  program->arguments_.emplace(program->main_.module->name, std::string(target), program->source_.options);
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
  std::string own = unit() + ".";
  if (name.starts_with(own)) name.remove_prefix(own.size());
  return ObjectParts{Symbol(fmt::format("exception {}", name)), {}};
}

std::optional<std::string> OcamlProgram::why_not_comparable(const core::Function& function, LoadedProgram& other,
                                                            const core::Function& of_other) {
  UnitTypes& types = *main_.types;
  OcamlProgram& other_program = static_cast<OcamlProgram&>(other);
  UnitTypes& other_types = *other_program.main_.types;
  std::string_view name = function.plain_name.text();
  const Type* type = types.declared_value(name);
  const Type* other_type = other_types.declared_value(of_other.plain_name.text());
  if (type == nullptr || other_type == nullptr) return std::nullopt;
  TypeMatch match(types, other_types, other_program.unit());
  std::optional<std::string> why = match.why_not(*type, *other_type);
  if (!why) {
    instantiations_ = match.instantiations(*type);
    types.use_at(name, instantiations_.empty() ? *type : *match.common(*type));
  }
  if (!why) why = why_not_made(function, static_cast<OcamlProgram&>(other));
  if (!why) return std::nullopt;
  return fmt::format("{} is of another type: {}", function.plain_name.text(), *why);
}

// The other function may take anything, and its program still has to make what it is given.
std::optional<std::string> OcamlProgram::why_not_made(const core::Function& function, OcamlProgram& other) {
  ShapeTable shapes;
  auto wanted = signature(shapes, function, true);
  if (!wanted) return std::nullopt;
  for (Symbol maker : makers_in(shapes, wanted->input)) {
    auto call = ApiCall::of(maker);
    if (call && other.api_function(maker, *call) == nullptr) {
      return fmt::format("there is no {}, by which its arguments are made", call->name);
    }
  }
  return std::nullopt;
}

const Primitive* OcamlProgram::arithmetic(Arithmetic operation) {
  switch (operation) {
    case Arithmetic::Add: return primitives().find(Symbol("ocaml.addint"));
    case Arithmetic::Subtract: return primitives().find(Symbol("ocaml.subint"));
    case Arithmetic::Multiply: return primitives().find(Symbol("ocaml.mulint"));
  }
  return nullptr;
}

std::expected<Signature, Diagnostics> OcamlProgram::signature(ShapeTable& shapes, const core::Function& function,
                                                              bool) {
  const Type* type = main_.types->value(function.plain_name.text());
  if (type == nullptr) return signature_of_any(shapes, function.arity());
  auto signature = signature_of_type(shapes, *main_.types, *type, function.plain_name.text());
  if (signature) {
    signature->restrictions.insert(signature->restrictions.begin(), instantiations_.begin(), instantiations_.end());
  }
  return signature;
}

std::vector<std::string> OcamlProgram::argument_texts(const core::Function& function, std::span<const Value> arguments,
                                                      const TextParts& parts) const {
  const Type* type = main_.types->value(function.plain_name.text());
  if (type == nullptr) return LoadedProgram::argument_texts(function, arguments, parts);
  FunctionType signature = function_type(*type);
  std::vector<std::string> texts;
  for (size_t i = 0; i < arguments.size() && i < signature.arguments.size(); ++i) {
    std::string text = ValueWriter(*main_.types).argument(*signature.arguments[i], arguments[i]);
    const std::string& label = signature.labels[i];
    if (label.empty()) {
      texts.push_back(std::move(text));
    } else {
      texts.push_back(label.starts_with('?') ? fmt::format("{}:{}", label, text) : fmt::format("~{}:{}", label, text));
    }
  }
  return texts;
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

Symbol OcamlProgram::function_symbol(std::string_view name, size_t arity) const {
  return entry_symbol(main_.module->name, name, arity);
}

Outcome OcamlProgram::start_run(Machine& machine, Context& context) {
  run_state(context).next_object = Library::shared().objects();
  Arena::Mark before = context.arena().mark();
  Outcome started = machine.call(context, *main_.initialise, {});
  note_initial_state(context, before);
  return started;
}

std::vector<Value> OcamlProgram::offered(Context& context) const {
  const auto& globals = run_state(context).globals;
  auto own = globals.find(main_.module->name);
  return own == globals.end() ? std::vector<Value>() : std::vector<Value>{own->second};
}

std::expected<std::vector<Value>, Diagnostics> OcamlProgram::read_arguments(Machine& machine, Context& context,
                                                                            std::string_view function,
                                                                            std::string_view text) {
  Outcome started = start_run(machine, context);
  if (!started.returned()) return std::unexpected(one_diagnostic("the program raises when it is loaded"));
  bool is_known = main_.types->value(function) != nullptr;
  return arguments_->read(machine, context, is_known ? function : std::string_view(), text);
}

std::string OcamlProgram::argument_list(std::span<const std::string> arguments) const {
  return fmt::format("{}", fmt::join(arguments, " "));
}

// Those inside of modules have to be named: what is there may be for the rest of the file only.
bool OcamlProgram::is_tested_unnamed(const core::Function& function) const {
  char first = function.plain_name.text().front();
  return first < 'A' || first > 'Z';
}

std::string OcamlProgram::call_text(const RealCall& call) const { return ocaml::call_text(*main_.types, call).text; }

// Shapes that were made of types have their names.
std::string OcamlProgram::input_text_of(const ShapeTable& shapes, ShapeId shape, Value value,
                                        const TextParts& parts) const {
  const Type* type = main_.types->by_text(shapes.name(shape));
  return type == nullptr ? input_text(value, parts) : ValueWriter(*main_.types).argument(*type, value);
}

std::string OcamlProgram::value_text(Machine&, Context& context, Symbol entry, Value value) {
  const core::Function* function = main_.module->find(entry);
  const Type* type = function == nullptr ? nullptr : main_.types->value(function->plain_name.text());
  if (type != nullptr) type = function_type(*type).result;
  return AnswerWriter(main_.types.get(), unit()).value(type, canonical_text(context, value));
}

std::string OcamlProgram::answer_text(const RealCall& call, const Failure& answer) const {
  if (answer.kind == FailureKind::Raised) return answer.reason;
  const Type* type = ocaml::call_text(*main_.types, call).type;
  return AnswerWriter(main_.types.get(), unit()).value(type, answer.reason);
}

std::string OcamlProgram::argument_text(const RealCall& call, size_t index, const std::string& text) const {
  const Type* type = main_.types->value(call.function);
  if (type == nullptr) return text;
  FunctionType function = function_type(*type);
  const Type* argument = index < function.arguments.size() ? function.arguments[index] : nullptr;
  return AnswerWriter(main_.types.get(), unit()).value(argument, text);
}

std::string OcamlProgram::exception_text(Machine&, Context& context, Value exception) {
  AnswerWriter writer(main_.types.get(), unit());
  return fmt::format("Exception: {}.", writer.exception(canonical_text(context, exception)));
}

// Frames of the user's own file.
Failure OcamlProgram::describe_failure(Context& context, Symbol entry, Value exception) {
  const core::Module& module = *main_.module;
  std::vector<Frame> trace;
  const RunState& state = run_state(context);
  for (const StackEntry& at : state.raised_at) {
    if (at.function->module != &module || at.place.line == 0) continue;
    std::string_view file = at.place.file < module.files.size() ? module.files[at.place.file] : "";
    trace.push_back({std::string(module.name.text()), {}, 0, std::string(file), at.place.line, at.place.column + 1u});
  }
  Failure failure =
      raised_failure(frame_of(entry), canonical_text(context, exception), std::move(trace), main_.types.get());
  failure.trace_is_cut = state.raised_at_is_cut;
  return failure;
}

std::vector<std::string> OcamlProgram::left_out(Context& context) const {
  if (!run_state(context).compared_identity) return {};
  return {"no two parts of an input are one object, nor is one an object of the program, which compares by =="};
}

Failure OcamlProgram::describe_bad_result(Context& context, Symbol entry, Value result) {
  return bad_result_failure(frame_of(entry), canonical_text(context, result));
}

Frame OcamlProgram::frame_of(Symbol entry) const {
  Frame frame{std::string(main_.module->name.text()), {}, 0, {}, 0};
  if (const core::Function* function = main_.module->find(entry)) {
    frame.function = function->plain_name.text();
    frame.arity = function->arity();
  }
  return frame;
}

std::string OcamlProgram::identity(const core::Function& entry, bool strict) const {
  return types_identity_ + identity_of_code(*main_.module, entry, strict);
}

std::unique_ptr<RealRuntime> OcamlProgram::real_runtime() {
  return std::make_unique<OcamlRuntime>(source_, main_.types);
}

std::expected<std::string, Diagnostics> OcamlProgram::emit_tests(const std::filesystem::path& folder,
                                                                 std::span<const EmittedCase> cases) {
  return emit_findings(folder, {source_, *main_.types}, cases);
}

std::expected<std::string, Diagnostics> OcamlProgram::emit_answers(const std::filesystem::path& folder,
                                                                   std::span<SuiteCase> cases) {
  return ocaml::emit_answers(folder, {source_, *main_.types}, cases);
}

} // namespace assay::ocaml
