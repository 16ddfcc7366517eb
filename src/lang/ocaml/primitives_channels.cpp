// Channels: what is written to standard output is captured, what is written to standard error goes nowhere. Everything
// else is outside the machine and unsupported by name: a primitive that is not registered says so when it is reached.

#include "lang/ocaml/exceptions.h"
#include "lang/ocaml/known_values.h"
#include "lang/ocaml/primitives.h"

namespace assay::ocaml {

namespace {

constexpr uint64_t standard_output = 1;

Value open_descriptor(Context& context, const Value* a) {
  static const Symbol channel("ocaml.channel");
  return Value::opaque(context.arena().create<OpaqueObject>(channel, a[0].payload(), nullptr));
}

bool is_output(Value channel) { return channel.as_opaque()->number == standard_output; }

Value output_text(Context& context, Value channel, std::string_view text, Value from, Value count) {
  if (from.payload() > text.size() || count.payload() > text.size() - from.payload()) {
    return invalid_argument(context, "output");
  }
  constexpr size_t most = size_t{1} << 26;
  if (is_output(channel) && context.output.size() < most)
    context.output += text.substr(from.payload(), count.payload());
  return unit();
}

Value output_string(Context& context, const Value* a) {
  return output_text(context, a[0], string_of(a[1]), a[2], a[3]);
}
Value output_bytes(Context& context, const Value* a) {
  ArrayObject* array = readable_bytes(context, a[1]);
  std::string text;
  for (uint64_t i = 0; i < array->count; ++i) text.push_back(static_cast<char>(array->elements()[i].as_integer()));
  return output_text(context, a[0], text, a[2], a[3]);
}
Value output_character(Context& context, const Value* a) {
  char character = static_cast<char>(a[1].as_integer());
  return output_text(context, a[0], {&character, 1}, integer(0), integer(1));
}
Value nothing(Context&, const Value*) { return unit(); }
Value no_channels(Context&, const Value*) { return integer(0); }

} // namespace

void register_channels(PrimitiveRegistry& registry) {
  add(registry, "caml_ml_open_descriptor_in", 1, open_descriptor);
  add(registry, "caml_ml_open_descriptor_out", 1, open_descriptor);
  add(registry, "caml_ml_output", 4, output_string, with_known_operands, {}, Effect::Task);
  add(registry, "caml_ml_output_bytes", 4, output_bytes, with_known_operands, {}, Effect::Task);
  add(registry, "caml_ml_output_char", 2, output_character, with_known_operands, {}, Effect::Task);
  add(registry, "caml_ml_flush", 1, nothing, pass_on);
  add(registry, "caml_ml_set_channel_name", 2, nothing, pass_on);
  add(registry, "caml_ml_set_binary_mode", 2, nothing, pass_on);
  add(registry, "caml_ml_out_channels_list", 1, no_channels, pass_on);
}

} // namespace assay::ocaml
