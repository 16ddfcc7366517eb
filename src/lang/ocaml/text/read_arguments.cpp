#include "lang/ocaml/text/read_arguments.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/builder.h"
#include "lang/ocaml/load/library.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/text/write_call.h"
#include "lang/ocaml/text/write_canonical.h"

namespace assay::ocaml {

namespace {

constexpr std::string_view arguments_unit = "Assay_arguments";

// A function of one argument that gives back itself, knowing what it was given so far: a list, the last one first.
const core::Function& collector() {
  static const std::unique_ptr<core::Module> module = [] {
    core::ModuleBuilder builder(Symbol("ocaml"), Symbol("ocaml"));
    Symbol name("ocaml.collect");
    core::FunctionBuilder function(builder, name, name, 1, 1);
    function.start_block(function.entry());
    core::Operand all = function.make_cons(function.parameter(0), function.capture(0, {}), {});
    function.return_values({function.closure(name, {all}, {})}, {});
    builder.add(function.finish());
    return builder.finish();
  }();
  return *module->functions.front();
}

std::vector<Value> collected(Value closure) {
  std::vector<Value> values;
  for (Value rest = closure.as_closure()->captures()[0]; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    values.push_back(rest.as_cons()->head);
  }
  std::ranges::reverse(values);
  return values;
}

std::unexpected<Diagnostics> no_arguments(Context& context, const Outcome& outcome) {
  std::string why = outcome.ending == Ending::Raised ? canonical_text(context, outcome.exception) : outcome.detail;
  return std::unexpected(one_diagnostic(fmt::format("the arguments can't be evaluated: {}", why)));
}

} // namespace

std::expected<std::vector<Value>, Diagnostics> ArgumentReader::read(Machine& machine, Context& context,
                                                                    std::string_view function, std::string_view text) {
  if (text.find_first_not_of(" \t\n") == std::string_view::npos) return std::vector<Value>();
  UnitOptions options = options_;
  options.uses.push_back({std::string(unit_.text()), file_});
  // What is in one list is of one type. The directives make the compiler's messages count from the user's own text.
  // What the function gives has a type of its own: else that might be a function's.
  std::string typed =
      function.empty() ? "" : fmt::format("let _ = [ {}; assay_function ] in ", function_text(function));
  std::string source = fmt::format(
      "type assay_result\n"
      "external ( @@@ ) : ('a -> assay_result) -> 'a -> assay_result = \"%apply\"\n"
      "external assay_result : 'a -> assay_result = \"%identity\"\n"
      "open Assay_program\n"
      "let assay_arguments assay_function = {}assay_result @@@\n"
      "# 1 \"function\"\nassay_function\n# 1 \"arguments\"\n{}\n",
      typed, text);
  auto dump = Library::shared().dumps().text(arguments_unit, source, options);
  if (!dump) return std::unexpected(dump.error());
  auto unit = lower_dump(*dump, "arguments", primitives());
  if (!unit) return std::unexpected(unit.error());
  for (Symbol needed : unit->requires_) {
    if (needed == unit_) continue;
    if (auto problems = Library::shared().load(needed)) return std::unexpected(*problems);
  }
  const LoweredUnit& kept = units_.emplace_back(std::move(*unit));
  Outcome outcome = machine.call(context, *kept.initialise, {});
  if (!outcome.returned()) return no_arguments(context, outcome);
  const core::Function* entry = nullptr;
  for (const core::Function* each : kept.module->functions) {
    if (each->exported && each->plain_name == Symbol("assay_arguments")) entry = each;
  }
  if (entry == nullptr || entry->arity() != 1) return std::unexpected(one_diagnostic("these are no arguments"));
  const Value nothing = Value::nil();
  const Value collecting = Value::closure(new_closure(context.arena(), &collector(), {&nothing, 1}));
  outcome = machine.call(context, *entry, {&collecting, 1});
  if (!outcome.returned()) return no_arguments(context, outcome);
  return collected(outcome.values.at(0));
}

} // namespace assay::ocaml
