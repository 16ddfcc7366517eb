#include "lang/erlang/program.h"
#include "lang/erlang/values/compare.h"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "base/home.h"
#include "core/call_graph.h"
#include "core/literal_text.h"
#include "lang/erlang/emit/emit_eunit.h"
#include "lang/erlang/emit/emit_suite.h"
#include "lang/erlang/emit/eunit_file.h"
#include "lang/erlang/load/identity.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/runtime/real_runtime.h"
#include "lang/erlang/text/describe_failure.h"
#include "lang/erlang/text/read_input.h"
#include "lang/erlang/text/wording.h"
#include "lang/erlang/text/write_term.h"
#include "lang/erlang/types/input_exceptions.h"
#include "lang/erlang/types/signature_of_spec.h"
#include "lang/erlang/values/exception.h"
#include "lang/own_file.h"
#include "machine/trace.h"

namespace assay::erlang {

std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> ErlangProgram::open(std::string_view target,
                                                                               const OpenOptions& options) {
  DumpOptions dump_options;
  dump_options.includes = options.include_folders;
  dump_options.paths = options.code_folders;
  for (const std::string& definition : options.definitions) {
    size_t equals = definition.find('=');
    if (equals == std::string::npos) {
      dump_options.definitions.push_back({definition, std::nullopt});
    } else {
      dump_options.definitions.push_back({definition.substr(0, equals), definition.substr(equals + 1)});
    }
  }
  std::unique_ptr<ErlangProgram> program(new ErlangProgram(options.use_cache));
  auto main = program->modules_.load_main(target, dump_options);
  if (!main) return std::unexpected(main.error());
  program->main_ = *main;
  program->loaded_.insert((*main)->name);
  OnLoad on_load = run_on_load(*program, **main);
  if (on_load.result == OnLoad::Result::NotLoaded) {
    return std::unexpected(one_diagnostic(fmt::format("erl does not load the module: {}", on_load.why)));
  }
  program->on_load_ = on_load.why;
  return program;
}

Callee ErlangProgram::resolve(Symbol function) {
  if (const Primitive* found = primitive(function)) return {nullptr, found};
  const core::Function* found = modules_.find(function);
  if (found == nullptr) return {};
  if (!loaded_.insert(found->module->name).second) return {found, nullptr};
  OnLoad on_load = run_on_load(*this, *found->module);
  if (on_load.result == OnLoad::Result::Loaded) return {found, nullptr};
  modules_.drop(found->module->name.text(), on_load.why);
  return {};
}

const Primitive* ErlangProgram::primitive(Symbol name) { return primitives().find(name); }

const Primitive* ErlangProgram::arithmetic(Arithmetic operation) {
  static const Symbol names[] = {Symbol("erlang:+/2"), Symbol("erlang:-/2"), Symbol("erlang:*/2")};
  return primitive(names[static_cast<size_t>(operation)]);
}

// A function may be missing because its module could not be loaded; then to say `undef` would be wrong.
Value ErlangProgram::undefined(Context& context, std::span<const Value> operands) {
  Symbol name = operands[0].as_symbol();
  const Diagnostics& problems = modules_.problems(split_function_name(name).module);
  if (!problems.empty()) return context.unsupported(fmt::format("{}: {}", name.text(), to_string(problems)));
  return make_exception_of_call(context, Symbol("error"), Value::symbol(Symbol("undef")), name, operands.subspan(1));
}

bool ErlangProgram::exactly_equal(Value left, Value right) const { return erlang::exactly_equal(left, right); }

bool ErlangProgram::handles_exceptions() const {
  return std::ranges::any_of(main_->functions, [](const core::Function* function) {
    return std::ranges::any_of(function->blocks, [](const core::Block& block) { return block.handler != nullptr; });
  });
}

// Which class it is makes a difference only to who handles exceptions, or compares them.
std::vector<uint32_t> ErlangProgram::input_exceptions(const Program& other, bool strict) const {
  bool handles = strict || handles_exceptions() || static_cast<const ErlangProgram&>(other).handles_exceptions();
  std::vector<uint32_t> numbers(handles ? input_exception_count : 1);
  std::iota(numbers.begin(), numbers.end(), 0U);
  return numbers;
}

Value ErlangProgram::input_exception(Context& context, uint32_t number) {
  return make_exception_of_call(context, input_exception_class(number), Value::symbol(Symbol("raised")),
                                Symbol("assay_input:function/0"), {});
}

// As `=:=` has it.
bool ErlangProgram::same_results(Context& context, Value left, Value right) {
  const Value arguments[] = {left, right};
  Value answer = context.carry_out(*primitive(Symbol("erlang:=:=/2")), arguments);
  return context.trace != nullptr ? context.trace->ask_truth(answer) : answer.is_true();
}

// Class and reason; the stack is each program's own.
bool ErlangProgram::same_exceptions(Context& context, Value left, Value right) {
  if (left.arity() != 3 || right.arity() != 3) return same_results(context, left, right);
  auto without_stack = [&](Value exception) {
    return make_tuple_of(context.arena(), exception.elements()[0], exception.elements()[1]);
  };
  return same_results(context, without_stack(left), without_stack(right));
}

Value ErlangProgram::exception_for(Context& context, Fault fault, std::span<const Value> operands) {
  Arena& arena = context.arena();
  Symbol error("error");
  auto tagged = [&](std::string_view tag, Value value) {
    return make_exception(context, error, make_tuple_of(arena, Value::symbol(Symbol(tag)), value));
  };
  switch (fault) {
    case Fault::Undefined: return undefined(context, operands);
    case Fault::NotAFunction: return tagged("badfun", operands[0]);
    case Fault::WrongArity:
      return tagged("badarity", make_tuple_of(arena, operands[0], make_list(arena, operands.subspan(1))));
    case Fault::NotAList:
    case Fault::NotABoolean: return make_exception(context, error, Value::symbol(Symbol("badarg")));
    default:
      return context.end(Ending::MachineFault, fmt::format("fault {} can't happen in Erlang", static_cast<int>(fault)));
  }
}

std::expected<Signature, Diagnostics> ErlangProgram::signature(ShapeTable& shapes, const core::Function& function,
                                                               bool use_spec) {
  auto made = use_spec ? signature_as_declared(shapes, function) : signature_of_any(shapes, function.arity());
  if (made && !on_load_.empty()) made->not_made.push_back(on_load_);
  return made;
}

std::expected<Signature, Diagnostics> ErlangProgram::signature_as_declared(ShapeTable& shapes,
                                                                           const core::Function& function) {
  FunctionName name = split_function_name(function.name);
  auto types = modules_.types(name.module);
  if (!types) return std::unexpected(types.error());
  const Spec* spec = *types == nullptr ? nullptr : (*types)->find_spec(name.function, name.arity);
  if (spec == nullptr) return signature_of_any(shapes, function.arity());
  TypeLookup lookup = [this](std::string_view module) { return modules_.types(module); };
  ExportLookup is_exported = [this](Symbol called) {
    Callee callee = resolve(called);
    return callee.primitive != nullptr || (callee.function != nullptr && callee.function->exported);
  };
  return signature_of_spec(shapes, lookup, **types, *spec, is_exported);
}

// The compiler adds module_info to each module, and behaviour_info to those with callbacks.
bool ErlangProgram::is_entry(const core::Function& function) const {
  std::string_view name = function.plain_name.text();
  return name != "module_info" && (name != "behaviour_info" || function.place.line != 0);
}

Symbol ErlangProgram::function_symbol(std::string_view name, size_t arity) const {
  return erlang::function_symbol(main_->name.text(), name, arity);
}

NamedFunction ErlangProgram::named_function(std::string_view name, size_t arity) const {
  size_t colon = name.find(':');
  std::string_view module = colon == std::string_view::npos ? main_->name.text() : name.substr(0, colon);
  std::string_view function = colon == std::string_view::npos ? name : name.substr(colon + 1);
  return {erlang::function_symbol(module, function, arity), std::string(module), std::string(function)};
}

std::vector<Symbol> ErlangProgram::functions_of(std::string_view module) {
  std::vector<Symbol> names;
  const core::Module* found = modules_.real(module);
  if (found == nullptr) return names;
  for (const core::Function* function : found->functions) {
    if (function->capture_count == 0) names.push_back(function->name); // no closure
  }
  return names;
}

std::vector<std::string> ErlangProgram::missing_modules(std::span<const core::Function* const> functions) {
  core::CallGraph graph(*main_);
  core::CallGraph::Functions reached;
  for (const core::Function* function : functions) reached.merge(graph.reachable(*function));
  std::set<std::string> missing;
  for (Symbol callee : graph.calls_outside(reached)) {
    std::string module(split_function_name(callee).module);
    if (primitive(callee) == nullptr && !modules_.is_there(module)) missing.insert(std::move(module));
  }
  return {missing.begin(), missing.end()};
}

std::expected<std::vector<Value>, Diagnostics> ErlangProgram::read_arguments(Machine& machine, Context& context,
                                                                             std::string_view, std::string_view text) {
  return evaluate(machine, context, modules_.load_arguments(text));
}

std::expected<std::vector<Value>, Diagnostics> ErlangProgram::read_input(Machine& machine, Context& context,
                                                                         std::string_view, std::string_view text,
                                                                         CallsInText calls) {
  auto arguments = evaluate(machine, context, modules_.load_input(text, calls));
  if (!arguments) return arguments;
  return input_of_arguments(context.arena(), tables_, *arguments);
}

std::string ErlangProgram::operation_text(std::string_view primitive) const {
  constexpr std::pair<std::string_view, std::string_view> described[] = {
      {"erlang.bits_append", "binary construction"}, {"erlang.bits_new", "binary construction"},
      {"erlang.bits_start", "binary construction"},  {"erlang.bits_init_writable", "binary construction"},
      {"erlang.bits_", "binary patterns"},           {"erlang.map_put", "map construction"},
      {"erlang.map_update", "map construction"},     {"erlang.map_", "map patterns"},
      {"erlang.function_name", "calls by name"},
  };
  for (const auto& [prefix, words] : described) {
    if (primitive.starts_with(prefix)) return std::string(words);
  }
  constexpr std::string_view ours = "assay_"; // assay_unicode:characters_to_list/2 is a part of unicode
  return std::string(primitive.starts_with(ours) ? primitive.substr(ours.size()) : primitive);
}

std::string ErlangProgram::input_text(Value value, const TextParts& parts) const {
  return write_term(value, FunctionText::Table, parts);
}

std::string ErlangProgram::call_text(const RealCall& call) const {
  std::string_view module = call.module.empty() ? main_module().name.text() : std::string_view(call.module);
  return erlang::call_text(module, call.function, call.arguments);
}

std::string ErlangProgram::expression_text(const RealCall& call) const {
  return applied_text(erlang::call_text(call.module, call.function, call.arguments), call.then);
}

std::expected<std::vector<Value>, Diagnostics> ErlangProgram::evaluate(
    Machine& machine, Context& context, std::expected<const core::Module*, Diagnostics> module) {
  if (!module) return std::unexpected(module.error());
  Outcome outcome = machine.call(context, *(*module)->functions.at(0), {});
  if (outcome.ending == Ending::Raised) {
    return std::unexpected(
        one_diagnostic(fmt::format("the arguments raise\n{}", exception_text(machine, context, outcome.exception))));
  }
  if (!outcome.returned()) {
    return std::unexpected(one_diagnostic(fmt::format("the arguments can't be evaluated: {}", outcome.detail)));
  }
  std::vector<Value> values;
  Value rest = outcome.values.at(0);
  for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) values.push_back(rest.as_cons()->head);
  if (!rest.is(Kind::Nil)) {
    return std::unexpected(one_diagnostic("the arguments must be a list, one element for each: '[1, [a]]'"));
  }
  return values;
}

std::string ErlangProgram::value_text(Machine& machine, Context& context, Symbol, Value value) {
  return word_value(machine, context, value);
}

std::string ErlangProgram::exception_text(Machine& machine, Context& context, Value exception) {
  return word_exception(machine, context, exception);
}

Failure ErlangProgram::describe_failure(Context& context, Symbol entry, Value exception) {
  if (!exception.is(Kind::Tuple) || exception.arity() != 3) {
    return raised_failure(entry, Value::symbol(Symbol("error")), exception, {});
  }
  const Value* parts = exception.elements();
  return raised_failure(entry, parts[0], parts[1], frames_of(build_stacktrace(context, parts[2])));
}

Failure ErlangProgram::describe_bad_result(Context&, Symbol entry, Value result) {
  Failure failure = bad_result_failure(entry, result);
  if (const core::Function* function = main_->find(entry)) {
    failure.site.line = function->place.line;
    if (function->place.file < main_->files.size()) failure.site.file = main_->files[function->place.file];
  }
  return failure;
}

std::string ErlangProgram::identity(const core::Function& entry, bool) const {
  return identity_of(*main_, entry, modules_);
}

std::unique_ptr<RealRuntime> ErlangProgram::real_runtime() {
  OpenedProgram opened{std::string(main_->name.text()), modules_.target(), modules_.source_folder()};
  return std::make_unique<ErlangRuntime>(home_folder() / "erlang", std::move(opened));
}

std::expected<std::string, Diagnostics> ErlangProgram::emit_tests(const std::filesystem::path& folder,
                                                                  std::span<const EmittedCase> cases) {
  return emit_eunit(folder, main_->name.text(), cases);
}

std::expected<std::string, Diagnostics> ErlangProgram::suite_file(const std::filesystem::path& wanted) const {
  std::string usual = fmt::format("{}_tests.erl", main_->name.text()); // where eunit looks for the tests of a module
  std::error_code error;
  std::filesystem::path file = wanted.empty() || std::filesystem::is_directory(wanted, error) ? wanted / usual : wanted;
  if (file.extension() != ".erl") {
    return std::unexpected(Diagnostics{{file.string(), 0, 0, "a suite is a file with the ending .erl"}});
  }
  if (auto problem = why_not_ours(file.string(), eunit_marker)) return std::unexpected(Diagnostics{*problem});
  return file.string();
}

std::expected<std::string, Diagnostics> ErlangProgram::emit_suite(const std::string& file, std::span<SuiteCase> cases) {
  std::string suite = std::filesystem::path(file).stem().string();
  return write_own_file(file, eunit_marker, suite_module(suite, main_->name.text(), cases));
}

std::expected<std::string, Diagnostics> ErlangProgram::emit_answers(const std::filesystem::path& folder,
                                                                    std::span<SuiteCase> cases) {
  std::string suite = fmt::format("{}_diff_tests", main_->name.text());
  return write_own_file((folder / (suite + ".erl")).string(), eunit_marker,
                        suite_module(suite, main_->name.text(), cases, SuiteOf::Reference));
}

} // namespace assay::erlang
