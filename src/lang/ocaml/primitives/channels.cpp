// Channels: what is written to standard output is captured, what is written to standard error goes nowhere. Everything
// else is outside the machine and unsupported by name: a primitive that is not registered says so when it is reached.

#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/primitives/string_bytes.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

constexpr uint64_t standard_output = 1;

Value open_descriptor(Context& context, const Value* a) {
  static const Symbol channel("ocaml.channel");
  return Value::opaque(context.arena().create<OpaqueObject>(channel, a[0].payload(), nullptr));
}

bool is_output(Value channel) { return channel.as_opaque()->number == standard_output; }

// Nobody looks at what is printed, so what depends on the input is kept as it is.
Value print(Context& context, Value channel, Value text) {
  constexpr size_t most = size_t{1} << 26;
  if (!is_output(channel) || context.output.size() >= most) return unit();
  if (!text.is_concrete()) run_state(context).symbolic_output.push_back({context.output.size(), text});
  context.output += string_of(text);
  return unit();
}

bool is_inside(uint64_t size, Value from, Value count) {
  return from.payload() <= size && count.payload() <= size - from.payload();
}

Value output_whole(Context& context, const Value* a) { return print(context, a[0], a[1]); }
Value output_string(Context& context, const Value* a) {
  std::string_view text = string_of(a[1]);
  if (!is_inside(text.size(), a[2], a[3])) return invalid_argument(context, "output");
  return print(context, a[0], make_string(context.arena(), text.substr(a[2].payload(), a[3].payload())));
}
Value output_bytes(Context& context, const Value* a) {
  ArrayObject* array = readable_bytes(context, a[1]);
  if (!is_inside(array->count, a[2], a[3])) return invalid_argument(context, "output");
  std::span<const Value> printed(array->elements() + a[2].payload(), a[3].payload());
  std::string text;
  for (Value byte : printed) text.push_back(static_cast<char>(byte.as_integer()));
  Value string = make_string(context.arena(), text);
  return print(context, a[0], context.trace == nullptr ? string : with_bytes(context, *context.trace, string, printed));
}
Value output_character(Context& context, const Value* a) {
  char character = static_cast<char>(a[1].as_integer());
  Value string = make_string(context.arena(), {&character, 1});
  return print(context, a[0],
               context.trace == nullptr ? string : with_bytes(context, *context.trace, string, {a + 1, 1}));
}
Value nothing(Context&, const Value*) { return unit(); }
Value no_channels(Context&, const Value*) { return integer(0); }

// ---- Symbolic halves

// From where, and how many.
Value output_part(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  const Value known[] = {a[0], a[1], trace.ask_value(context, a[2]), trace.ask_value(context, a[3])};
  if (a[1].is(Kind::Record) || a[1].is_concrete()) return primitive.function(context, known);
  std::string_view text = string_of(a[1]);
  bool is_sound = known[2].as_integer() >= 0 && known[3].as_integer() >= 0;
  uint64_t end = is_sound ? known[2].payload() + known[3].payload() : 0;
  if (!is_sound || !trace.ask_room(trace.pieces_of(a[1]), end * 8, end <= text.size())) {
    return invalid_argument(context, "output");
  }
  PieceList part = trace.part(trace.pieces_of(a[1]), known[2].payload() * 8, known[3].payload() * 8);
  Value printed = make_string(context.arena(), text.substr(known[2].payload(), known[3].payload()));
  return print(context, a[0], trace.with_pieces(context.arena(), printed, part));
}

} // namespace

void register_channels(PrimitiveRegistry& registry) {
  add(registry, "caml_ml_open_descriptor_in", 1, open_descriptor);
  add(registry, "caml_ml_open_descriptor_out", 1, open_descriptor);
  add(registry, "ocaml.output_string", 2, output_whole, pass_on, {.effect = Effect::Task});
  add(registry, "caml_ml_output", 4, output_string, output_part, {.effect = Effect::Task});
  add(registry, "caml_ml_output_bytes", 4, output_bytes, output_part, {.effect = Effect::Task});
  add(registry, "caml_ml_output_char", 2, output_character, pass_on, {.effect = Effect::Task});
  add(registry, "caml_ml_flush", 1, nothing, pass_on);
  add(registry, "caml_ml_set_channel_name", 2, nothing, pass_on);
  add(registry, "caml_ml_set_binary_mode", 2, nothing, pass_on);
  add(registry, "caml_ml_out_channels_list", 1, no_channels, pass_on);
}

} // namespace assay::ocaml
