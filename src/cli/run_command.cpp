// `assay run`: one call on the machine, concretely.

#include <fmt/core.h>

#include "base/supervisor.h"
#include "cli/commands.h"
#include "cli/open_program.h"
#include "lang/choose_functions.h"

namespace assay::cli {

namespace {

Budget budget_of(const Arguments& arguments) {
  return {arguments.count("--steps"), arguments.count("--heap"), arguments.count("--stack")};
}

// Functions of that name that take other numbers of arguments, for the message.
std::string others_named(const LoadedProgram& program, const std::string& name) {
  std::vector<const core::Function*> others;
  for (const core::Function* function : program.main_module().functions) {
    if (function->exported && program.names().is_named(*function, name)) others.push_back(function);
  }
  return others.empty() ? "" : "; there is " + titles_of(program.names(), others);
}

std::string spent(std::string_view what, std::string_view option, const Arguments& arguments) {
  return fmt::format("the {} budget is spent ({} {}): the call did not end within it", what, option,
                     arguments.value(option));
}

ExitCode report(Machine& machine, Context& context, LoadedProgram& program, Symbol called, const Outcome& outcome,
                const Arguments& arguments) {
  fmt::print("{}", context.output);
  switch (outcome.ending) {
    case Ending::Returned:
      fmt::print("{}\n", program.texts().value_text(machine, context, called, outcome.values.at(0)));
      return ExitCode::Fine;
    case Ending::Raised:
      fmt::print("{}\n", program.texts().exception_text(machine, context, outcome.exception));
      return ExitCode::Found;
    case Ending::StepsSpent:
      fmt::print(stderr, "assay: {}\n", spent("step", "--steps", arguments));
      return ExitCode::Inconclusive;
    case Ending::HeapSpent:
      fmt::print(stderr, "assay: {}\n", spent("heap", "--heap", arguments));
      return ExitCode::Inconclusive;
    case Ending::StackSpent:
      fmt::print(stderr, "assay: {}\n", spent("stack", "--stack", arguments));
      return ExitCode::Inconclusive;
    case Ending::Unsupported:
      fmt::print(stderr, "assay: not supported: {}\n", outcome.detail);
      return ExitCode::Inconclusive;
    case Ending::Interrupted:
      fmt::print(stderr, "assay: interrupted after {} steps\n", context.steps_taken());
      return ExitCode::Interrupted;
    case Ending::MachineFault:
      fmt::print(stderr, "assay: a fault of Assay itself: {}\n", outcome.detail);
      return ExitCode::OurFault;
  }
  return ExitCode::OurFault;
}

} // namespace

ExitCode run_command(const Arguments& arguments) {
  if (arguments.words().size() != 3) {
    return usage_error("run takes FILE|MODULE NAME 'ARGUMENTS'; see assay run --help");
  }
  const auto& [target, name, text] = std::tie(arguments.words()[0], arguments.words()[1], arguments.words()[2]);
  Budget budget = budget_of(arguments);
  auto program = open_program(target, arguments);
  if (!program) return program.error();

  Machine machine(**program);
  Context context(**program, budget);
  listen_to_interrupts();

  auto values = (*program)->reader().read_arguments(machine, context, name, text);
  if (!values) return usage_error(to_string(values.error()));
  Symbol symbol = (*program)->names().function_symbol(name, values->size());
  const core::Module& module = (*program)->main_module();
  const core::Function* function = module.find(symbol);
  bool is_there =
      (function != nullptr && function->exported) || (function == nullptr && (*program)->resolve(symbol).found());
  if (!is_there) {
    return usage_error(fmt::format("{} is not an exported function{}", symbol.text(), others_named(**program, name)));
  }
  context.renew(budget);
  // The text of a result can be much larger than the result, which may hold one part many times.
  constexpr uint64_t memory_for_text = uint64_t{2} << 30;
  limit_memory(budget.heap_bytes + budget.stack_bytes + memory_for_text);
  Outcome outcome = (*program)->runs().start_run(machine, context);
  if (outcome.returned()) outcome = machine.call(context, symbol, *values);
  if (arguments.has("--statistics")) {
    fmt::print(stderr, "assay: {} steps, {} bytes of heap\n", context.steps_taken(), context.arena().bytes_reserved());
  }
  return report(machine, context, **program, symbol, outcome, arguments);
}

} // namespace assay::cli
