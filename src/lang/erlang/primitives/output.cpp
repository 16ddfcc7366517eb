// Printing: text goes to the run's captured output. The overlays of io and erlang:display call it.

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/primitives/reserve.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"

namespace assay::erlang {

namespace {

Value write_output(Context& context, const Value* arguments) {
  auto text = binary_text(context.arena(), arguments[0]);
  if (!text) return badarg(context);
  if (!context.can_allocate(text->size())) return Value::fault();
  context.output += *text;
  return Value::symbol(Symbol("ok"));
}

Value no_other_device(Context& context, const Value*) {
  restrict_to(context, "no device is open but the standard ones");
  return Value::boolean(true);
}

Value no_terminal(Context& context, const Value*) {
  restrict_to(context, "the output is no terminal");
  return Value::boolean(false);
}

} // namespace

void register_output(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "", Effect::Task);
  add("assay_output:write/1", 1, write_output, "badarg");
  add("assay_output:is_closed/1", 1, no_other_device);
  add("assay_output:is_terminal/0", 0, no_terminal);
}

} // namespace assay::erlang
