// Arithmetic on int and long, of 32 and 64 bits that wrap around, and comparison. An int is kept as the long that it
// is.

#include "lang/java/primitives/heap.h"
#include "lang/java/primitives/primitives.h"

namespace assay::java {

namespace {

uint64_t bits(Value value) { return value.payload(); }

template <uint32_t width>
Value wrapped(uint64_t number) {
  if constexpr (width == 64) return Value::integer(static_cast<int64_t>(number));
  return Value::integer(static_cast<int32_t>(static_cast<uint32_t>(number)));
}

Value division_by_zero(Context& context) { return raise(context, "java/lang/ArithmeticException", "/ by zero"); }

template <uint32_t width>
Value add_numbers(Context&, const Value* a) {
  return wrapped<width>(bits(a[0]) + bits(a[1]));
}
template <uint32_t width>
Value subtract(Context&, const Value* a) {
  return wrapped<width>(bits(a[0]) - bits(a[1]));
}
template <uint32_t width>
Value multiply(Context&, const Value* a) {
  return wrapped<width>(bits(a[0]) * bits(a[1]));
}
template <uint32_t width>
Value negate(Context&, const Value* a) {
  return wrapped<width>(-bits(a[0]));
}
template <uint32_t width>
Value divide(Context& context, const Value* a) {
  if (a[1].as_integer() == 0) return division_by_zero(context);
  if (a[1].as_integer() == -1) return wrapped<width>(-bits(a[0])); // the one quotient that is too large wraps
  return wrapped<width>(static_cast<uint64_t>(a[0].as_integer() / a[1].as_integer()));
}
template <uint32_t width>
Value remainder(Context& context, const Value* a) {
  if (a[1].as_integer() == 0) return division_by_zero(context);
  if (a[1].as_integer() == -1) return Value::integer(0);
  return Value::integer(a[0].as_integer() % a[1].as_integer());
}
template <uint32_t width>
Value shift_left(Context&, const Value* a) {
  return wrapped<width>(bits(a[0]) << (bits(a[1]) & (width - 1)));
}
template <uint32_t width>
Value shift_right(Context&, const Value* a) {
  return Value::integer(a[0].as_integer() >> (bits(a[1]) & (width - 1)));
}
template <uint32_t width>
Value shift_right_unsigned(Context&, const Value* a) {
  uint64_t number = width == 64 ? bits(a[0]) : bits(a[0]) & 0xffffffffu;
  return wrapped<width>(number >> (bits(a[1]) & (width - 1)));
}
Value bit_and(Context&, const Value* a) { return Value::integer(a[0].as_integer() & a[1].as_integer()); }
Value bit_or(Context&, const Value* a) { return Value::integer(a[0].as_integer() | a[1].as_integer()); }
Value bit_xor(Context&, const Value* a) { return Value::integer(a[0].as_integer() ^ a[1].as_integer()); }

Value to_int(Context&, const Value* a) { return wrapped<32>(bits(a[0])); }
Value to_byte(Context&, const Value* a) { return Value::integer(static_cast<int8_t>(bits(a[0]))); }
Value to_char(Context&, const Value* a) { return Value::integer(static_cast<uint16_t>(bits(a[0]))); }
Value to_short(Context&, const Value* a) { return Value::integer(static_cast<int16_t>(bits(a[0]))); }

Value equal(Context&, const Value* a) { return Value::boolean(a[0].as_integer() == a[1].as_integer()); }
Value not_equal(Context&, const Value* a) { return Value::boolean(a[0].as_integer() != a[1].as_integer()); }
Value less(Context&, const Value* a) { return Value::boolean(a[0].as_integer() < a[1].as_integer()); }
Value less_or_equal(Context&, const Value* a) { return Value::boolean(a[0].as_integer() <= a[1].as_integer()); }
Value greater(Context&, const Value* a) { return Value::boolean(a[0].as_integer() > a[1].as_integer()); }
Value greater_or_equal(Context&, const Value* a) { return Value::boolean(a[0].as_integer() >= a[1].as_integer()); }
Value compare(Context&, const Value* a) {
  return Value::integer((a[0].as_integer() > a[1].as_integer()) - (a[0].as_integer() < a[1].as_integer()));
}

// ---- Symbolic halves

using Arguments = const Value*;

template <uint32_t width>
Value with_wrapped(Context& context, Trace& trace, const Primitive& primitive, Arguments a, TermId result) {
  return trace.with_term(primitive.function(context, a), trace.terms().make(Operator::Wrap, {result}, width));
}

template <Operator operation, uint32_t width>
Value wrapping(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermId result = trace.terms().make(operation, {trace.term_of(a[0]), trace.term_of(a[1])});
  return with_wrapped<width>(context, trace, primitive, a, result);
}

template <uint32_t width>
Value negating(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  return with_wrapped<width>(context, trace, primitive, a, trace.terms().make(Operator::Negate, {trace.term_of(a[0])}));
}

template <Operator operation, uint32_t width>
Value dividing(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermTable& terms = trace.terms();
  TermId left = trace.term_of(a[0]);
  TermId right = trace.term_of(a[1]);
  TermId is_zero = terms.make(Operator::Equal, {right, terms.integer(0)});
  if (trace.ask_condition(is_zero, a[1].as_integer() == 0)) return division_by_zero(context);
  TermId result = terms.make(operation, {left, right});
  if (operation == Operator::Divide) return with_wrapped<width>(context, trace, primitive, a, result);
  return trace.with_term(primitive.function(context, a), result);
}

template <Operator operation>
Value on_bits(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermId result = trace.terms().make(operation, {trace.term_of(a[0]), trace.term_of(a[1])});
  return trace.with_term(primitive.function(context, a), result);
}

// The distance, of which only the low bits count.
template <uint32_t width>
TermId distance(Trace& trace, Value by) {
  TermTable& terms = trace.terms();
  return terms.make(Operator::BitAnd, {trace.term_of(by), terms.integer(width - 1)});
}

template <uint32_t width>
Value shifting_left(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermId result = trace.terms().make(Operator::ShiftLeft, {trace.term_of(a[0]), distance<width>(trace, a[1])});
  return with_wrapped<width>(context, trace, primitive, a, result);
}
template <uint32_t width>
Value shifting_right(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermId result = trace.terms().make(Operator::ShiftRight, {trace.term_of(a[0]), distance<width>(trace, a[1])});
  return trace.with_term(primitive.function(context, a), result);
}
template <uint32_t width>
Value shifting_right_unsigned(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermTable& terms = trace.terms();
  TermId number = trace.term_of(a[0]);
  TermId range = terms.make(Operator::ShiftLeft, {terms.integer(1), terms.integer(width)});
  TermId is_negative = terms.make(Operator::Less, {number, terms.integer(0)});
  TermId positive = terms.make(Operator::IfThenElse, {is_negative, terms.make(Operator::Add, {number, range}), number});
  TermId result = terms.make(Operator::ShiftRight, {positive, distance<width>(trace, a[1])});
  return with_wrapped<width>(context, trace, primitive, a, result);
}

template <uint32_t width>
Value narrowing(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  return with_wrapped<width>(context, trace, primitive, a, trace.term_of(a[0]));
}
Value narrowing_to_char(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermTable& terms = trace.terms();
  return trace.with_term(primitive.function(context, a),
                         terms.make(Operator::BitAnd, {trace.term_of(a[0]), terms.integer(0xffff)}));
}

template <Operator operation, bool swapped, bool negated>
Value comparing(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermTable& terms = trace.terms();
  TermId left = trace.term_of(a[swapped ? 1 : 0]);
  TermId right = trace.term_of(a[swapped ? 0 : 1]);
  TermId condition = terms.make(operation, {left, right});
  if (negated) condition = terms.negation(condition);
  return trace.boolean(primitive.function(context, a).is_true(), condition);
}
Value comparing_three_ways(Context& context, Trace& trace, const Primitive& primitive, Arguments a) {
  TermTable& terms = trace.terms();
  TermId left = trace.term_of(a[0]);
  TermId right = trace.term_of(a[1]);
  TermId other = terms.make(Operator::IfThenElse,
                            {terms.make(Operator::Equal, {left, right}), terms.integer(0), terms.integer(1)});
  TermId result =
      terms.make(Operator::IfThenElse, {terms.make(Operator::Less, {left, right}), terms.integer(-1), other});
  return trace.with_term(primitive.function(context, a), result);
}

void add_integers(PrimitiveRegistry& registry, std::string_view name, uint32_t arity, PrimitiveFunction function,
                  SymbolicFunction symbolic, FastPath fast_path = FastPath::None) {
  add_arithmetic(registry, name, arity, function, symbolic, Takes::Integers, fast_path);
}

template <uint32_t width>
void register_width(PrimitiveRegistry& registry, const std::string& kind) {
  auto name = [&](std::string_view operation) { return "java." + kind + std::string(operation); };
  add_integers(registry, name("add"), 2, add_numbers<width>, wrapping<Operator::Add, width>);
  add_integers(registry, name("sub"), 2, subtract<width>, wrapping<Operator::Subtract, width>);
  add_integers(registry, name("mul"), 2, multiply<width>, wrapping<Operator::Multiply, width>);
  add_integers(registry, name("div"), 2, divide<width>, dividing<Operator::Divide, width>);
  add_integers(registry, name("rem"), 2, remainder<width>, dividing<Operator::Remainder, width>);
  add_integers(registry, name("neg"), 1, negate<width>, negating<width>);
  add_integers(registry, name("shl"), 2, shift_left<width>, shifting_left<width>);
  add_integers(registry, name("shr"), 2, shift_right<width>, shifting_right<width>);
  add_integers(registry, name("ushr"), 2, shift_right_unsigned<width>, shifting_right_unsigned<width>);
  add_integers(registry, name("and"), 2, bit_and, on_bits<Operator::BitAnd>, FastPath::BitAnd);
  add_integers(registry, name("or"), 2, bit_or, on_bits<Operator::BitOr>, FastPath::BitOr);
  add_integers(registry, name("xor"), 2, bit_xor, on_bits<Operator::BitXor>, FastPath::BitXor);
}

} // namespace

void register_integers(PrimitiveRegistry& registry) {
  register_width<32>(registry, "i");
  register_width<64>(registry, "l");
  add_integers(registry, "java.l2i", 1, to_int, narrowing<32>);
  add_integers(registry, "java.i2b", 1, to_byte, narrowing<8>);
  add_integers(registry, "java.i2s", 1, to_short, narrowing<16>);
  add_integers(registry, "java.i2c", 1, to_char, narrowing_to_char);
  add_integers(registry, "java.ieq", 2, equal, comparing<Operator::Equal, false, false>, FastPath::Equal);
  add_integers(registry, "java.ine", 2, not_equal, comparing<Operator::Equal, false, true>, FastPath::NotEqual);
  add_integers(registry, "java.ilt", 2, less, comparing<Operator::Less, false, false>, FastPath::Less);
  add_integers(registry, "java.ile", 2, less_or_equal, comparing<Operator::LessOrEqual, false, false>,
               FastPath::LessOrEqual);
  add_integers(registry, "java.igt", 2, greater, comparing<Operator::Less, true, false>, FastPath::Greater);
  add_integers(registry, "java.ige", 2, greater_or_equal, comparing<Operator::LessOrEqual, true, false>,
               FastPath::GreaterOrEqual);
  add_integers(registry, "java.lcmp", 2, compare, comparing_three_ways);
}

} // namespace assay::java
