#include "lang/erlang/program.h"

#include <fmt/core.h>

#include "core/literal_text.h"
#include "lang/erlang/exception.h"
#include "lang/erlang/function_name.h"
#include "lang/erlang/primitives.h"
#include "lang/erlang/wording.h"

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
  return program;
}

Callee ErlangProgram::resolve(Symbol function) {
  if (const Primitive* found = primitive(function)) return {nullptr, found};
  return {modules_.find(function), nullptr};
}

const core::Function* ErlangProgram::resolve_method(Symbol, Symbol) { return nullptr; } // Erlang has no methods

const Primitive* ErlangProgram::primitive(Symbol name) { return primitives().find(name); }

// A function may be missing because its module could not be loaded; then to say `undef` would be wrong.
Value ErlangProgram::undefined(Context& context, std::span<const Value> operands) {
  Symbol name = operands[0].as_symbol();
  const Diagnostics& problems = modules_.problems(split_function_name(name).module);
  if (!problems.empty()) return context.unsupported(fmt::format("{}: {}", name.text(), to_string(problems)));
  return make_exception_of_call(context, Symbol("error"), Value::symbol(Symbol("undef")), name, operands.subspan(1));
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

Symbol ErlangProgram::function_symbol(std::string_view name, size_t arity) const {
  return erlang::function_symbol(main_->name.text(), name, arity);
}

std::expected<std::vector<Value>, Diagnostics> ErlangProgram::read_arguments(Machine& machine, Context& context,
                                                                             std::string_view text) {
  auto module = modules_.load_arguments(text);
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

std::string ErlangProgram::value_text(Machine& machine, Context& context, Value value) {
  return word_value(machine, context, value);
}

std::string ErlangProgram::exception_text(Machine& machine, Context& context, Value exception) {
  return word_exception(machine, context, exception);
}

} // namespace assay::erlang
