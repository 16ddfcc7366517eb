// Floats in bits. Sign and exponent are asked; of a known exponent the number is a product, and an exact one, so it
// stays a term of the fraction's bits. Exponents are enumerated after those of the numbers that programs compare with.

#include <cmath>

#include "lang/erlang/symbolic/segments.h"
#include "lang/erlang/symbolic/symbolic.h"

namespace assay::erlang {

namespace {

struct Layout {
  uint64_t exponent;
  uint64_t fraction;
  int64_t bias() const { return (int64_t{1} << (exponent - 1)) - 1; }
  int64_t no_number() const { return (int64_t{1} << exponent) - 1; } // infinities and the like
};

std::optional<Layout> layout_of(uint64_t size) {
  if (size == 16) return Layout{5, 10};
  if (size == 32) return Layout{8, 23};
  if (size == 64) return Layout{11, 52};
  return {};
}

PieceList in_big_order(Trace& trace, const Value* known, uint64_t size) {
  PieceList pieces = segment(trace, known);
  return format_of(known[4]).order == ByteOrder::Little ? in_other_order(trace, pieces, size) : pieces;
}

Value is_float(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Value* known = with_known(context, trace, primitive, arguments, 2);
  auto size = segment_size(known[2], known[3]);
  bool enough = size && *size <= known[0].as_bits()->size - position_of(known[1]);
  if (!ask_fits(trace, known, enough)) return Value::boolean(false);
  Value result = primitive.function(context, known);
  std::optional<Layout> layout = layout_of(*size);
  if (!layout) return result;
  PieceList pieces = in_big_order(trace, known, *size);
  TermTable& terms = trace.terms();
  TermId exponent = trace.store().number_in(trace.part(pieces, 1, layout->exponent), false);
  TermId none = terms.make(Operator::Equal, {exponent, terms.integer(layout->no_number())});
  return Value::boolean(trace.ask_condition(terms.negation(none), result.is_true()));
}

int64_t ask_exponent(Context& context, Trace& trace, const Layout& layout, TermId exponent, int64_t in_run) {
  TermTable& terms = trace.terms();
  for (int64_t usual : {layout.bias(), int64_t{0}, layout.bias() + 1, layout.bias() - 1}) {
    TermId is_it = terms.make(Operator::Equal, {exponent, terms.integer(usual)});
    if (trace.ask_condition(is_it, in_run == usual)) return in_run;
  }
  trace.ask_value(context, trace.with_term(Value::integer(in_run), exponent));
  return in_run;
}

Value float_value(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Value* known = with_known(context, trace, primitive, arguments, 2);
  Value result = primitive.function(context, known);
  uint64_t size = segment_size(known[2], known[3]).value_or(0);
  std::optional<Layout> layout = layout_of(size);
  if (known[0].is_concrete() || !layout) return result;
  const BitsObject& bits = *known[0].as_bits();
  auto raw = static_cast<uint64_t>(load_integer(context.arena(), bits.bytes, bits.offset + position_of(known[1]), size,
                                                {format_of(known[4]).order, true})
                                       .as_integer());
  PieceList pieces = in_big_order(trace, known, size);
  Store& store = trace.store();
  TermTable& terms = trace.terms();
  auto in_run = static_cast<int64_t>(raw >> layout->fraction & static_cast<uint64_t>(layout->no_number()));
  TermId exponent = store.number_in(trace.part(pieces, 1, layout->exponent), false);
  ask_exponent(context, trace, *layout, exponent, in_run);
  TermId sign = store.number_in(trace.part(pieces, 0, 1), false);
  bool is_below =
      trace.ask_condition(terms.make(Operator::Equal, {sign, terms.integer(1)}), (raw >> (size - 1) & 1) != 0);
  TermId significand = store.number_in(trace.part(pieces, 1 + layout->exponent, layout->fraction), false);
  if (in_run != 0) {
    significand = terms.make(Operator::Add, {significand, terms.integer(int64_t{1} << layout->fraction)});
  }
  int64_t scale = std::max<int64_t>(in_run, 1) - layout->bias() - static_cast<int64_t>(layout->fraction);
  TermId number = terms.make(Operator::FloatMultiply, {terms.make(Operator::ToFloat, {significand}),
                                                       terms.floating(std::ldexp(1.0, static_cast<int>(scale)))});
  if (is_below) number = terms.make(Operator::FloatNegate, {number});
  return trace.with_term(result, number);
}

} // namespace

void lift_bit_floats(PrimitiveRegistry& registry) {
  registry.lift("erlang.bits_is_float", is_float);
  registry.lift("erlang.bits_float", float_value);
}

} // namespace assay::erlang
