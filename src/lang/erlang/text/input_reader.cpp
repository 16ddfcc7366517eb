#include "lang/erlang/text/input_reader.h"

#include <fmt/core.h>

#include "lang/erlang/text/read_input.h"
#include "lang/erlang/text/wording.h"
#include "machine/machine.h"

namespace assay::erlang {

namespace {

std::expected<std::vector<Value>, Diagnostics> evaluate(Machine& machine, Context& context,
                                                        std::expected<const core::Module*, Diagnostics> module) {
  if (!module) return std::unexpected(module.error());
  Outcome outcome = machine.call(context, *(*module)->functions.at(0), {});
  if (outcome.ending == Ending::Raised) {
    return std::unexpected(
        one_diagnostic(fmt::format("the arguments raise\n{}", word_exception(machine, context, outcome.exception))));
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

} // namespace

std::expected<std::vector<Value>, Diagnostics> ErlangInputReader::read_arguments(Machine& machine, Context& context,
                                                                                 std::string_view,
                                                                                 std::string_view text) {
  return evaluate(machine, context, modules_.load_arguments(text));
}

std::expected<std::vector<Value>, Diagnostics> ErlangInputReader::read_input(Machine& machine, Context& context,
                                                                             std::string_view, std::string_view text,
                                                                             CallsInText calls) {
  auto arguments = evaluate(machine, context, modules_.load_input(text, calls));
  if (!arguments) return arguments;
  return input_of_arguments(context.arena(), tables_, *arguments);
}

} // namespace assay::erlang
