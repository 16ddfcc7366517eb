#include "lang/erlang/load/on_load.h"

#include <fmt/core.h>

#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/text/write_term.h"
#include "machine/machine.h"

namespace assay::erlang {

namespace {

constexpr std::string_view plain_name = "-on_load";

std::string what_happened(const Outcome& outcome) {
  switch (outcome.ending) {
    case Ending::Returned: return "returns " + write_term(outcome.values.at(0), FunctionText::Opaque);
    case Ending::Raised: return "raises an exception";
    case Ending::Unsupported: return "stops at " + outcome.detail;
    default: return "does not end";
  }
}

} // namespace

bool is_on_load(const core::Function& function) { return function.plain_name.text() == plain_name; }

OnLoad run_on_load(Program& program, const core::Module& module) {
  const core::Function* function = module.find(function_symbol(module.name.text(), plain_name, 0));
  if (function == nullptr) return {};
  Machine machine(program);
  Context context(program, Budget{});
  Outcome outcome = machine.call(context, *function, {});
  if (outcome.returned() && outcome.values.at(0).is_symbol(Symbol("ok"))) return {};
  bool is_known = outcome.returned() || outcome.ending == Ending::Raised;
  return {is_known ? OnLoad::Result::NotLoaded : OnLoad::Result::Unknown,
          fmt::format("the -on_load function of {} {}", module.name.text(), what_happened(outcome))};
}

} // namespace assay::erlang
