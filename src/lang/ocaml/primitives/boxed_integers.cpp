// int32, int64 and nativeint. The first operand of the operations of Lambda names the type.

#include <bit>
#include <cmath>

#include "lang/ocaml/primitives/bit_terms.h"
#include "lang/ocaml/primitives/float_question.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

// A number cut to the width of the type.
Value boxed(Context& context, Symbol type, uint64_t bits) {
  auto number = static_cast<int64_t>(bits);
  return make_boxed(context.arena(), type, type == names::int32() ? static_cast<int32_t>(number) : number);
}

uint64_t bits(Value value) { return static_cast<uint64_t>(boxed_number(value)); }
uint32_t width(Symbol type) { return type == names::int32() ? 32 : 64; }

template <uint64_t (*operation)(uint64_t, uint64_t)>
Value binary(Context& context, const Value* a) {
  return boxed(context, a[0].as_symbol(), operation(bits(a[1]), bits(a[2])));
}
uint64_t sum(uint64_t left, uint64_t right) { return left + right; }
uint64_t difference(uint64_t left, uint64_t right) { return left - right; }
uint64_t product(uint64_t left, uint64_t right) { return left * right; }
uint64_t both(uint64_t left, uint64_t right) { return left & right; }
uint64_t either(uint64_t left, uint64_t right) { return left | right; }
uint64_t one_of(uint64_t left, uint64_t right) { return left ^ right; }

Value negate(Context& context, const Value* a) { return boxed(context, a[0].as_symbol(), -bits(a[1])); }

Value divide(Context& context, const Value* a) {
  int64_t left = boxed_number(a[1]);
  int64_t right = boxed_number(a[2]);
  if (right == 0) return division_by_zero(context);
  // The one quotient that is too large wraps; the processor would trap.
  uint64_t result = right == -1 ? -static_cast<uint64_t>(left) : static_cast<uint64_t>(left / right);
  return boxed(context, a[0].as_symbol(), result);
}
Value remainder(Context& context, const Value* a) {
  int64_t right = boxed_number(a[2]);
  if (right == 0) return division_by_zero(context);
  return boxed(context, a[0].as_symbol(), right == -1 ? 0 : static_cast<uint64_t>(boxed_number(a[1]) % right));
}

Value shift_left(Context& context, const Value* a) {
  return boxed(context, a[0].as_symbol(), bits(a[1]) << (a[2].payload() & (width(a[0].as_symbol()) - 1)));
}
Value shift_right_logical(Context& context, const Value* a) {
  Symbol type = a[0].as_symbol();
  uint64_t number = type == names::int32() ? static_cast<uint32_t>(bits(a[1])) : bits(a[1]);
  return boxed(context, type, number >> (a[2].payload() & (width(type) - 1)));
}
Value shift_right(Context& context, const Value* a) {
  uint64_t count = a[2].payload() & (width(a[0].as_symbol()) - 1);
  return boxed(context, a[0].as_symbol(), static_cast<uint64_t>(boxed_number(a[1]) >> count));
}

Value of_integer(Context& context, const Value* a) { return boxed(context, a[0].as_symbol(), a[1].payload()); }
Value to_integer(Context&, const Value* a) { return integer(wrapped(bits(a[1]))); }
Value convert(Context& context, const Value* a) { return boxed(context, a[0].as_symbol(), bits(a[1])); }
Value swap_bytes(Context& context, const Value* a) {
  Symbol type = a[0].as_symbol();
  if (type == names::int32()) return boxed(context, type, __builtin_bswap32(static_cast<uint32_t>(bits(a[1]))));
  return boxed(context, type, __builtin_bswap64(bits(a[1])));
}

Value is_equal(Context&, const Value* a) { return Value::boolean(boxed_number(a[0]) == boxed_number(a[1])); }
Value is_not_equal(Context&, const Value* a) { return Value::boolean(boxed_number(a[0]) != boxed_number(a[1])); }
Value is_less(Context&, const Value* a) { return Value::boolean(boxed_number(a[0]) < boxed_number(a[1])); }
Value is_greater(Context&, const Value* a) { return Value::boolean(boxed_number(a[0]) > boxed_number(a[1])); }
Value is_at_most(Context&, const Value* a) { return Value::boolean(boxed_number(a[0]) <= boxed_number(a[1])); }
Value is_at_least(Context&, const Value* a) { return Value::boolean(boxed_number(a[0]) >= boxed_number(a[1])); }
Value compare(Context&, const Value* a) {
  return integer((boxed_number(a[0]) > boxed_number(a[1])) - (boxed_number(a[0]) < boxed_number(a[1])));
}

int64_t cut(double number, double limit, int64_t otherwise) {
  return number >= -limit && number < limit ? static_cast<int64_t>(number) : otherwise;
}
Value int32_of_float(Context& context, const Value* a) {
  int64_t number = cut(a[0].as_float(), 0x1p63, INT64_MIN);
  return boxed(context, names::int32(), static_cast<uint64_t>(number));
}
Value int64_of_float(Context& context, const Value* a) {
  return boxed(context, names::int64(), static_cast<uint64_t>(cut(a[0].as_float(), 0x1p63, INT64_MIN)));
}
Value nativeint_of_float(Context& context, const Value* a) {
  return boxed(context, names::nativeint(), static_cast<uint64_t>(cut(a[0].as_float(), 0x1p63, INT64_MIN)));
}
Value to_float(Context&, const Value* a) { return Value::floating(static_cast<double>(boxed_number(a[0]))); }

Value int64_of_bits(Context& context, const Value* a) {
  return boxed(context, names::int64(), std::bit_cast<uint64_t>(a[0].as_float()));
}
Value bits_to_float(Context&, const Value* a) { return Value::floating(std::bit_cast<double>(bits(a[0]))); }
Value int32_of_bits(Context& context, const Value* a) {
  auto single = static_cast<float>(a[0].as_float());
  return boxed(context, names::int32(), std::bit_cast<uint32_t>(single));
}
Value bits32_to_float(Context&, const Value* a) {
  return Value::floating(static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(bits(a[0])))));
}

// ---- Symbolic halves

// The number in the box.
TermId term(Trace& trace, Value boxed) {
  trace.ask_forms(boxed, forms_of(Form::Cons));
  return trace.term_of(boxed.as_cons()->tail);
}

// What the primitive gives, with a term for the number, which is one of the type.
Value with_number(Context& context, Trace& trace, const Primitive& primitive, const Value* a, TermId number) {
  Value result = primitive.function(context, a);
  return make_cons(context.arena(), a[0], trace.with_term(result.as_cons()->tail, number));
}

// The same of a number that is cut to the width of the type.
Value with_wrapped(Context& context, Trace& trace, const Primitive& primitive, const Value* a, TermId number) {
  TermId cut_number = trace.terms().make(Operator::Wrap, {number}, width(a[0].as_symbol()));
  return with_number(context, trace, primitive, a, cut_number);
}

template <Operator operation>
Value wrapping(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId left = term(trace, a[1]);
  TermId right = term(trace, a[2]);
  return with_wrapped(context, trace, primitive, a, trace.terms().make(operation, {left, right}));
}

template <Operator operation>
Value on_bits(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId left = term(trace, a[1]);
  TermId right = term(trace, a[2]);
  return with_number(context, trace, primitive, a, trace.terms().make(operation, {left, right}));
}

// Division by zero is asked first. The one quotient that is too large wraps.
template <Operator operation>
Value dividing(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId left = term(trace, a[1]);
  TermId right = term(trace, a[2]);
  TermId is_zero = terms.make(Operator::Equal, {right, terms.integer(0)});
  if (trace.ask_condition(is_zero, boxed_number(a[2]) == 0)) return division_by_zero(context);
  return with_wrapped(context, trace, primitive, a, terms.make(operation, {left, right}));
}

// The distance is an int.
template <TermId (*shifted)(TermTable&, Width, TermId, TermId)>
Value shifting(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  trace.ask_forms(a[2], forms_of(Form::Integer));
  uint32_t bits = width(a[0].as_symbol());
  TermId result = shifted(trace.terms(), {bits, bits}, term(trace, a[1]), trace.term_of(a[2]));
  return with_number(context, trace, primitive, a, result);
}

Value negate_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  return with_wrapped(context, trace, primitive, a, trace.terms().make(Operator::Negate, {term(trace, a[1])}));
}

Value of_integer_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  trace.ask_forms(a[1], forms_of(Form::Integer));
  return with_wrapped(context, trace, primitive, a, trace.term_of(a[1]));
}

Value to_integer_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId number = term(trace, a[1]);
  return trace.with_term(primitive.function(context, a), trace.terms().make(Operator::Wrap, {number}, 63));
}

Value convert_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  return with_wrapped(context, trace, primitive, a, term(trace, a[1]));
}

template <Operator operation, bool swapped, bool negated>
Value comparing(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId left = term(trace, a[swapped ? 1 : 0]);
  TermId right = term(trace, a[swapped ? 0 : 1]);
  TermId truth = trace.terms().make(operation, {left, right});
  if (negated) truth = trace.terms().negation(truth);
  return trace.boolean(primitive.function(context, a).is_true(), truth);
}

// Which of the NaNs it is depends on how it came about, which terms don't follow.
bool ask_whether_nan(Trace& trace, Value number) {
  return trace.ask_condition(FloatQuestion::is_nan(trace.terms(), trace.term_of(number)),
                             std::isnan(number.as_float()));
}
Value bits_of_nan(Context& context) { return context.unsupported("the bits of a NaN"); }

Value int64_of_bits_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  if (ask_whether_nan(trace, a[0])) return bits_of_nan(context);
  TermId number = trace.terms().make(Operator::DoubleBits, {trace.term_of(a[0])});
  Value result = primitive.function(context, a);
  return make_cons(context.arena(), result.as_cons()->head, trace.with_term(result.as_cons()->tail, number));
}

Value int32_of_bits_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  if (ask_whether_nan(trace, a[0])) return bits_of_nan(context);
  const Value known[] = {trace.ask_value(context, a[0])};
  return primitive.function(context, known);
}

Value compare_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId left = term(trace, a[0]);
  TermId right = term(trace, a[1]);
  int64_t order = primitive.function(context, a).as_integer();
  if (trace.ask_condition(terms.make(Operator::Less, {left, right}), order < 0)) return integer(-1);
  return integer(trace.ask_condition(terms.make(Operator::Equal, {left, right}), order == 0) ? 0 : 1);
}

} // namespace

void register_boxed_integers(PrimitiveRegistry& registry) {
  add(registry, "ocaml.addbint", 3, binary<sum>, wrapping<Operator::Add>);
  add(registry, "ocaml.subbint", 3, binary<difference>, wrapping<Operator::Subtract>);
  add(registry, "ocaml.mulbint", 3, binary<product>, wrapping<Operator::Multiply>);
  add(registry, "ocaml.andbint", 3, binary<both>, on_bits<Operator::BitAnd>);
  add(registry, "ocaml.orbint", 3, binary<either>, on_bits<Operator::BitOr>);
  add(registry, "ocaml.xorbint", 3, binary<one_of>, on_bits<Operator::BitXor>);
  add(registry, "ocaml.negbint", 2, negate, negate_symbolically);
  add(registry, "ocaml.divbint", 3, divide, dividing<Operator::Divide>, {.faults = "Division_by_zero"});
  add(registry, "ocaml.modbint", 3, remainder, dividing<Operator::Remainder>, {.faults = "Division_by_zero"});
  add(registry, "ocaml.lslbint", 3, shift_left, shifting<shifted_left>);
  add(registry, "ocaml.lsrbint", 3, shift_right_logical, shifting<shifted_right_logically>);
  add(registry, "ocaml.asrbint", 3, shift_right, shifting<shifted_right>);
  add(registry, "ocaml.bintofint", 2, of_integer, of_integer_symbolically);
  add(registry, "ocaml.intofbint", 2, to_integer, to_integer_symbolically);
  add(registry, "ocaml.cvtbint", 2, convert, convert_symbolically);
  add(registry, "ocaml.bbswap", 2, swap_bytes);
  add(registry, "ocaml.boxed_equal", 2, is_equal, comparing<Operator::Equal, false, false>);
  add(registry, "ocaml.boxed_not_equal", 2, is_not_equal, comparing<Operator::Equal, false, true>);
  add(registry, "ocaml.boxed_less", 2, is_less, comparing<Operator::Less, false, false>);
  add(registry, "ocaml.boxed_greater", 2, is_greater, comparing<Operator::Less, true, false>);
  add(registry, "ocaml.boxed_less_or_equal", 2, is_at_most, comparing<Operator::Less, true, true>);
  add(registry, "ocaml.boxed_greater_or_equal", 2, is_at_least, comparing<Operator::Less, false, true>);
  for (const char* name :
       {"ocaml.compare_boxed", "caml_int32_compare", "caml_int64_compare", "caml_nativeint_compare"}) {
    add(registry, name, 2, compare, compare_symbolically);
  }
  add(registry, "caml_int32_of_float", 1, int32_of_float);
  add(registry, "caml_int64_of_float", 1, int64_of_float);
  add(registry, "caml_nativeint_of_float", 1, nativeint_of_float);
  for (const char* name : {"caml_int32_to_float", "caml_int64_to_float", "caml_nativeint_to_float"}) {
    add(registry, name, 1, to_float);
  }
  add(registry, "caml_int64_bits_of_float", 1, int64_of_bits, int64_of_bits_symbolically);
  add(registry, "caml_int64_float_of_bits", 1, bits_to_float);
  add(registry, "caml_int32_bits_of_float", 1, int32_of_bits, int32_of_bits_symbolically);
  add(registry, "caml_int32_float_of_bits", 1, bits32_to_float);
}

} // namespace assay::ocaml
