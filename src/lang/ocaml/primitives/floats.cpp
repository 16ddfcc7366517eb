// Arithmetic, conversion and comparison of floats. They are IEEE doubles, in inputs as well: infinities, minus zero,
// and one NaN, which is `nan`. Functions of them are in primitives_float_functions.cpp.

#include <cmath>

#include "lang/ocaml/primitives/float_question.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

double as_number(Value value) { return value.as_float(); }

Value add_floats(Context&, const Value* a) { return Value::floating(as_number(a[0]) + as_number(a[1])); }
Value subtract(Context&, const Value* a) { return Value::floating(as_number(a[0]) - as_number(a[1])); }
Value multiply(Context&, const Value* a) { return Value::floating(as_number(a[0]) * as_number(a[1])); }
Value divide(Context&, const Value* a) { return Value::floating(as_number(a[0]) / as_number(a[1])); }
Value negate(Context&, const Value* a) { return Value::floating(-as_number(a[0])); }
Value absolute(Context&, const Value* a) { return Value::floating(std::fabs(as_number(a[0]))); }
Value from_integer(Context&, const Value* a) { return Value::floating(static_cast<double>(a[0].as_integer())); }

// Beyond the integers of 64 bits it is unspecified; this is what the processor makes of it on amd64.
Value to_integer(Context&, const Value* a) {
  double value = as_number(a[0]);
  bool fits = value >= -0x1p63 && value < 0x1p63;
  uint64_t bits = fits ? static_cast<uint64_t>(static_cast<int64_t>(value)) : uint64_t{1} << 63;
  return integer(wrapped(bits));
}

Value is_equal(Context&, const Value* a) { return Value::boolean(as_number(a[0]) == as_number(a[1])); }
Value is_not_equal(Context&, const Value* a) { return Value::boolean(as_number(a[0]) != as_number(a[1])); }
Value is_less(Context&, const Value* a) { return Value::boolean(as_number(a[0]) < as_number(a[1])); }
Value is_not_less(Context&, const Value* a) { return Value::boolean(!(as_number(a[0]) < as_number(a[1]))); }
Value is_greater(Context&, const Value* a) { return Value::boolean(as_number(a[0]) > as_number(a[1])); }
Value is_not_greater(Context&, const Value* a) { return Value::boolean(!(as_number(a[0]) > as_number(a[1]))); }
Value is_at_most(Context&, const Value* a) { return Value::boolean(as_number(a[0]) <= as_number(a[1])); }
Value is_not_at_most(Context&, const Value* a) { return Value::boolean(!(as_number(a[0]) <= as_number(a[1]))); }
Value is_at_least(Context&, const Value* a) { return Value::boolean(as_number(a[0]) >= as_number(a[1])); }
Value is_not_at_least(Context&, const Value* a) { return Value::boolean(!(as_number(a[0]) >= as_number(a[1]))); }

// A total order: what is no number is less than all others.
Value compare(Context&, const Value* a) {
  double left = as_number(a[0]);
  double right = as_number(a[1]);
  int left_is_number = left == left, right_is_number = right == right;
  return integer((left > right) - (left < right) + (left_is_number - right_is_number));
}

// ---- Symbolic halves

template <Operator operation>
Value calculating(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId term = primitive.arity == 1 ? terms.make(operation, {trace.term_of(a[0])})
                                     : terms.make(operation, {trace.term_of(a[0]), trace.term_of(a[1])});
  return trace.with_term(primitive.function(context, a), term);
}

Value from_integer_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId term = trace.terms().make(Operator::IeeeFromInteger, {trace.term_of(a[0])}, 64);
  return trace.with_term(primitive.function(context, a), term);
}

// What has 63 bits is asked about first: its term is simpler.
Value to_integer_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId number = trace.term_of(a[0]);
  auto is_within = [&](double end) {
    return terms.make(Operator::And, {terms.make(Operator::IeeeLessOrEqual, {terms.floating(-end), number}),
                                      terms.make(Operator::IeeeLess, {number, terms.floating(end)})});
  };
  Value result = primitive.function(context, a);
  TermId whole = terms.make(Operator::IeeeToInteger, {number}, 64);
  bool is_small = as_number(a[0]) >= -0x1p62 && as_number(a[0]) < 0x1p62;
  if (!trace.ask_condition(is_within(0x1p62), is_small)) {
    whole = terms.make(Operator::IfThenElse, {is_within(0x1p63), whole, terms.integer(0)});
    whole = terms.make(Operator::Wrap, {whole}, 63);
  }
  return trace.with_term(result, whole);
}

template <Operator operation, bool swapped, bool negated>
Value comparing(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId left = trace.term_of(a[swapped ? 1 : 0]);
  TermId right = trace.term_of(a[swapped ? 0 : 1]);
  TermId truth = trace.terms().make(operation, {left, right});
  if (negated) truth = trace.terms().negation(truth);
  return trace.boolean(primitive.function(context, a).is_true(), truth);
}

Value compare_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  int64_t order = primitive.function(context, a).as_integer();
  FloatQuestion question(trace.terms(), trace.term_of(a[0]), trace.term_of(a[1]));
  if (trace.ask_condition(question.compares_less(), order < 0)) return integer(-1);
  return integer(trace.ask_condition(question.compares_equal(), order == 0) ? 0 : 1);
}

} // namespace

void register_floats(PrimitiveRegistry& registry) {
  add(registry, "ocaml.addfloat", 2, add_floats, calculating<Operator::IeeeAdd>);
  add(registry, "ocaml.subfloat", 2, subtract, calculating<Operator::IeeeSubtract>);
  add(registry, "ocaml.mulfloat", 2, multiply, calculating<Operator::IeeeMultiply>);
  add(registry, "ocaml.divfloat", 2, divide, calculating<Operator::IeeeDivide>);
  add(registry, "ocaml.negfloat", 1, negate, calculating<Operator::IeeeNegate>);
  add(registry, "ocaml.absfloat", 1, absolute, calculating<Operator::IeeeAbsolute>);
  add(registry, "ocaml.floatofint", 1, from_integer, from_integer_symbolically);
  add(registry, "ocaml.intoffloat", 1, to_integer, to_integer_symbolically);
  constexpr auto equal = Operator::IeeeEqual, below = Operator::IeeeLess, at_most = Operator::IeeeLessOrEqual;
  add(registry, "ocaml.float_equal", 2, is_equal, comparing<equal, false, false>);
  add(registry, "ocaml.float_not_equal", 2, is_not_equal, comparing<equal, false, true>);
  add(registry, "ocaml.float_less", 2, is_less, comparing<below, false, false>);
  add(registry, "ocaml.float_not_less", 2, is_not_less, comparing<below, false, true>);
  add(registry, "ocaml.float_greater", 2, is_greater, comparing<below, true, false>);
  add(registry, "ocaml.float_not_greater", 2, is_not_greater, comparing<below, true, true>);
  add(registry, "ocaml.float_less_or_equal", 2, is_at_most, comparing<at_most, false, false>);
  add(registry, "ocaml.float_not_less_or_equal", 2, is_not_at_most, comparing<at_most, false, true>);
  add(registry, "ocaml.float_greater_or_equal", 2, is_at_least, comparing<at_most, true, false>);
  add(registry, "ocaml.float_not_greater_or_equal", 2, is_not_at_least, comparing<at_most, true, true>);
  add(registry, "caml_eq_float", 2, is_equal, comparing<equal, false, false>);
  add(registry, "caml_neq_float", 2, is_not_equal, comparing<equal, false, true>);
  add(registry, "caml_lt_float", 2, is_less, comparing<below, false, false>);
  add(registry, "caml_gt_float", 2, is_greater, comparing<below, true, false>);
  add(registry, "caml_le_float", 2, is_at_most, comparing<at_most, false, false>);
  add(registry, "caml_ge_float", 2, is_at_least, comparing<at_most, true, false>);
  add(registry, "ocaml.compare_floats", 2, compare, compare_symbolically);
  add(registry, "caml_float_compare", 2, compare, compare_symbolically);
}

} // namespace assay::ocaml
