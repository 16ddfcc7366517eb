#include "lang/erlang/program.h"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>

#include "base/home.h"
#include "lang/erlang/load/identity.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/runtime/real_runtime.h"
#include "lang/erlang/types/input_exceptions.h"
#include "lang/erlang/values/compare.h"
#include "lang/erlang/values/exception.h"
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

std::string ErlangProgram::identity(const core::Function& entry, bool) const {
  return identity_of(*main_, entry, modules_);
}

std::unique_ptr<RealRuntime> ErlangProgram::real_runtime() {
  OpenedProgram opened{std::string(main_->name.text()), modules_.target(), modules_.source_folder()};
  return std::make_unique<ErlangRuntime>(home_folder() / "erlang", std::move(opened));
}

} // namespace assay::erlang
