#include "lang/ocaml/run_start.h"

#include "lang/ocaml/load/library.h"
#include "lang/ocaml/load/module_state.h"
#include "lang/ocaml/primitives/run_state.h"

namespace assay::ocaml {

Outcome OcamlRunStart::start_run(Machine& machine, Context& context) {
  run_state(context).next_object = Library::shared().objects();
  Arena::Mark before = context.arena().mark();
  Outcome started = machine.call(context, *unit_.initialise, {});
  note_initial_state(context, before);
  return started;
}

std::vector<Value> OcamlRunStart::offered(Context& context) const {
  const auto& globals = run_state(context).globals;
  auto own = globals.find(unit_.module->name);
  return own == globals.end() ? std::vector<Value>() : std::vector<Value>{own->second};
}

} // namespace assay::ocaml
