#include "lang/ocaml/text/outcome_text.h"

#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/text/describe_failure.h"
#include "lang/ocaml/text/write_canonical.h"

namespace assay::ocaml {

// Frames of the user's own file.
Failure OcamlOutcomeText::describe_failure(Context& context, Symbol entry, Value exception) const {
  const core::Module& module = *unit_.module;
  std::vector<Frame> trace;
  const RunState& state = run_state(context);
  for (const StackEntry& at : state.raised_at) {
    if (at.function->module != &module || at.place.line == 0) continue;
    std::string_view file = at.place.file < module.files.size() ? module.files[at.place.file] : "";
    trace.push_back({std::string(module.name.text()), {}, 0, std::string(file), at.place.line, at.place.column + 1u});
  }
  Failure failure =
      raised_failure(frame_of(entry), canonical_text(context, exception), std::move(trace), unit_.types.get());
  failure.trace_is_cut = state.raised_at_is_cut;
  return failure;
}

Failure OcamlOutcomeText::describe_bad_result(Context& context, Symbol entry, Value result) const {
  return bad_result_failure(frame_of(entry), canonical_text(context, result));
}

Frame OcamlOutcomeText::frame_of(Symbol entry) const {
  Frame frame{std::string(unit_.module->name.text()), {}, 0, {}, 0};
  if (const core::Function* function = unit_.module->find(entry)) {
    frame.function = function->plain_name.text();
    frame.arity = function->arity();
  }
  return frame;
}

} // namespace assay::ocaml
