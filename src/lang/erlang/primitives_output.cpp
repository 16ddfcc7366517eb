// Printing: text goes to the run's captured output. The overlays of io and erlang:display call it.

#include "lang/erlang/bit_string.h"
#include "lang/erlang/exception.h"
#include "lang/erlang/primitives.h"

namespace assay::erlang {

namespace {

Value write_output(Context& context, const Value* arguments) {
  auto text = binary_text(context.arena(), arguments[0]);
  if (!text) return badarg(context);
  if (!context.can_allocate(text->size())) return Value::fault();
  context.output += *text;
  return Value::symbol(Symbol("ok"));
}

} // namespace

void register_output(PrimitiveRegistry& registry) {
  registry.add({Symbol("assay_output:write/1"), 1, &write_output, Effect::Task, FastPath::None, "badarg"});
}

} // namespace assay::erlang
