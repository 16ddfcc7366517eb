// Floats are IEEE doubles. Terms have finite values only, so whether a result is finite is a question; where an operand
// is infinite or no number, the path knows it, and what else goes into the operation is enumerated.

#include <bit>
#include <cmath>

#include "lang/ocaml/exceptions.h"
#include "lang/ocaml/primitives.h"

namespace assay::ocaml {

namespace {

double number(Value value) { return value.as_float(); }

Value add_floats(Context&, const Value* a) { return Value::floating(number(a[0]) + number(a[1])); }
Value subtract(Context&, const Value* a) { return Value::floating(number(a[0]) - number(a[1])); }
Value multiply(Context&, const Value* a) { return Value::floating(number(a[0]) * number(a[1])); }
Value divide(Context&, const Value* a) { return Value::floating(number(a[0]) / number(a[1])); }
Value negate(Context&, const Value* a) { return Value::floating(-number(a[0])); }
Value absolute(Context&, const Value* a) { return Value::floating(std::fabs(number(a[0]))); }
Value from_integer(Context&, const Value* a) { return Value::floating(static_cast<double>(a[0].as_integer())); }

// Beyond the integers of 64 bits it is unspecified; this is what the processor makes of it on amd64.
Value to_integer(Context&, const Value* a) {
  double value = number(a[0]);
  bool fits = value >= -0x1p63 && value < 0x1p63;
  uint64_t bits = fits ? static_cast<uint64_t>(static_cast<int64_t>(value)) : uint64_t{1} << 63;
  return integer(wrapped(bits));
}

Value is_equal(Context&, const Value* a) { return Value::boolean(number(a[0]) == number(a[1])); }
Value is_not_equal(Context&, const Value* a) { return Value::boolean(number(a[0]) != number(a[1])); }
Value is_less(Context&, const Value* a) { return Value::boolean(number(a[0]) < number(a[1])); }
Value is_not_less(Context&, const Value* a) { return Value::boolean(!(number(a[0]) < number(a[1]))); }
Value is_greater(Context&, const Value* a) { return Value::boolean(number(a[0]) > number(a[1])); }
Value is_not_greater(Context&, const Value* a) { return Value::boolean(!(number(a[0]) > number(a[1]))); }
Value is_at_most(Context&, const Value* a) { return Value::boolean(number(a[0]) <= number(a[1])); }
Value is_not_at_most(Context&, const Value* a) { return Value::boolean(!(number(a[0]) <= number(a[1]))); }
Value is_at_least(Context&, const Value* a) { return Value::boolean(number(a[0]) >= number(a[1])); }
Value is_not_at_least(Context&, const Value* a) { return Value::boolean(!(number(a[0]) >= number(a[1]))); }

// A total order: what is no number is less than all others.
Value compare(Context&, const Value* a) {
  double left = number(a[0]);
  double right = number(a[1]);
  int left_is_number = left == left, right_is_number = right == right;
  return integer((left > right) - (left < right) + (left_is_number - right_is_number));
}

template <double (*function)(double)>
Value one_argument(Context&, const Value* a) {
  return Value::floating(function(number(a[0])));
}
template <double (*function)(double, double)>
Value two_arguments(Context&, const Value* a) {
  return Value::floating(function(number(a[0]), number(a[1])));
}

Value load_exponent(Context&, const Value* a) {
  int64_t exponent = std::clamp<int64_t>(a[1].as_integer(), -100'000, 100'000);
  return Value::floating(std::ldexp(number(a[0]), static_cast<int>(exponent)));
}
Value split_exponent(Context& context, const Value* a) {
  int exponent = 0;
  double fraction = std::frexp(number(a[0]), &exponent);
  return make_tuple_of(context.arena(), Value::floating(fraction), integer(exponent));
}
Value split_whole(Context& context, const Value* a) {
  double whole = 0;
  double fraction = std::modf(number(a[0]), &whole);
  return make_tuple_of(context.arena(), Value::floating(fraction), Value::floating(whole));
}
Value multiply_and_add(Context&, const Value* a) {
  return Value::floating(std::fma(number(a[0]), number(a[1]), number(a[2])));
}
Value has_sign(Context&, const Value* a) { return boolean_integer(std::signbit(number(a[0]))); }
// FP_normal, FP_subnormal, FP_zero, FP_infinite, FP_nan
Value classify(Context&, const Value* a) {
  switch (std::fpclassify(number(a[0]))) {
    case FP_NORMAL: return integer(0);
    case FP_SUBNORMAL: return integer(1);
    case FP_ZERO: return integer(2);
    case FP_INFINITE: return integer(3);
    default: return integer(4);
  }
}

double exp2_of(double value) { return std::exp2(value); }

// ---- Symbolic halves

bool are_finite(const Value* arguments, uint32_t count) {
  return std::all_of(arguments, arguments + count, [](Value value) { return std::isfinite(value.as_float()); });
}

Value enumerated(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  std::vector<Value> known;
  for (uint32_t i = 0; i < primitive.arity; ++i) known.push_back(trace.ask_value(context, arguments[i]));
  return primitive.function(context, context.arena().copy(known).data());
}

template <Operator operation>
Value operating(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  if (!are_finite(a, 2)) return enumerated(context, trace, primitive, a);
  TermTable& terms = trace.terms();
  TermId left = trace.term_of(a[0]);
  TermId right = trace.term_of(a[1]);
  if (operation == Operator::FloatDivide) {
    TermId is_zero = terms.make(Operator::Equal, {right, terms.floating(0.0)});
    if (trace.ask_condition(is_zero, number(a[1]) == 0)) return enumerated(context, trace, primitive, a);
  }
  Value result = primitive.function(context, a);
  bool is_beyond = !std::isfinite(number(result));
  if (trace.ask_condition(overflows(terms, operation, left, right), is_beyond)) {
    return enumerated(context, trace, primitive, a);
  }
  return trace.with_term(result, terms.make(operation, {left, right}));
}

Value negate_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  if (!are_finite(a, 1)) return enumerated(context, trace, primitive, a);
  TermId term = trace.terms().make(Operator::FloatNegate, {trace.term_of(a[0])});
  return trace.with_term(primitive.function(context, a), term);
}

Value from_integer_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId term = trace.terms().make(Operator::ToFloat, {trace.term_of(a[0])});
  return trace.with_term(primitive.function(context, a), term);
}

Value to_integer_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  if (!are_finite(a, 1)) return enumerated(context, trace, primitive, a);
  TermTable& terms = trace.terms();
  TermId value = trace.term_of(a[0]);
  TermId is_small = terms.make(Operator::And, {terms.make(Operator::LessOrEqual, {terms.floating(-0x1p62), value}),
                                               terms.make(Operator::Less, {value, terms.floating(0x1p62)})});
  bool is_small_here = number(a[0]) >= -0x1p62 && number(a[0]) < 0x1p62;
  if (!trace.ask_condition(is_small, is_small_here)) return enumerated(context, trace, primitive, a);
  return trace.with_term(primitive.function(context, a), terms.make(Operator::Truncate, {value}));
}

template <Operator operation, bool swapped, bool negated>
Value comparing(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Value result = primitive.function(context, a);
  // No number is equal to or less than what is none; and an infinite one is beyond all that an input can be.
  if (!are_finite(a, 2)) return result;
  TermId left = trace.term_of(a[swapped ? 1 : 0]);
  TermId right = trace.term_of(a[swapped ? 0 : 1]);
  TermId truth = trace.terms().make(operation, {left, right});
  if (negated) truth = trace.terms().negation(truth);
  return trace.boolean(result.is_true(), truth);
}

Value compare_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  int64_t order = primitive.function(context, a).as_integer();
  if (!are_finite(a, 2)) return integer(order);
  TermTable& terms = trace.terms();
  TermId left = trace.term_of(a[0]);
  TermId right = trace.term_of(a[1]);
  if (trace.ask_condition(terms.make(Operator::Less, {left, right}), order < 0)) return integer(-1);
  return integer(trace.ask_condition(terms.make(Operator::Equal, {left, right}), order == 0) ? 0 : 1);
}

} // namespace

void register_floats(PrimitiveRegistry& registry) {
  add(registry, "ocaml.addfloat", 2, add_floats, operating<Operator::FloatAdd>);
  add(registry, "ocaml.subfloat", 2, subtract, operating<Operator::FloatSubtract>);
  add(registry, "ocaml.mulfloat", 2, multiply, operating<Operator::FloatMultiply>);
  add(registry, "ocaml.divfloat", 2, divide, operating<Operator::FloatDivide>);
  add(registry, "ocaml.negfloat", 1, negate, negate_symbolically);
  add(registry, "ocaml.absfloat", 1, absolute);
  add(registry, "ocaml.floatofint", 1, from_integer, from_integer_symbolically);
  add(registry, "ocaml.intoffloat", 1, to_integer, to_integer_symbolically);
  constexpr auto equal = Operator::Equal, below = Operator::Less, at_most = Operator::LessOrEqual;
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
  add(registry, "caml_acos_float", 1, one_argument<std::acos>);
  add(registry, "caml_acosh_float", 1, one_argument<std::acosh>);
  add(registry, "caml_asin_float", 1, one_argument<std::asin>);
  add(registry, "caml_asinh_float", 1, one_argument<std::asinh>);
  add(registry, "caml_atan_float", 1, one_argument<std::atan>);
  add(registry, "caml_atanh_float", 1, one_argument<std::atanh>);
  add(registry, "caml_cbrt_float", 1, one_argument<std::cbrt>);
  add(registry, "caml_ceil_float", 1, one_argument<std::ceil>);
  add(registry, "caml_cos_float", 1, one_argument<std::cos>);
  add(registry, "caml_cosh_float", 1, one_argument<std::cosh>);
  add(registry, "caml_erf_float", 1, one_argument<std::erf>);
  add(registry, "caml_erfc_float", 1, one_argument<std::erfc>);
  add(registry, "caml_exp_float", 1, one_argument<std::exp>);
  add(registry, "caml_exp2_float", 1, one_argument<exp2_of>);
  add(registry, "caml_expm1_float", 1, one_argument<std::expm1>);
  add(registry, "caml_floor_float", 1, one_argument<std::floor>);
  add(registry, "caml_log_float", 1, one_argument<std::log>);
  add(registry, "caml_log10_float", 1, one_argument<std::log10>);
  add(registry, "caml_log1p_float", 1, one_argument<std::log1p>);
  add(registry, "caml_log2_float", 1, one_argument<std::log2>);
  add(registry, "caml_round_float", 1, one_argument<std::round>);
  add(registry, "caml_sin_float", 1, one_argument<std::sin>);
  add(registry, "caml_sinh_float", 1, one_argument<std::sinh>);
  add(registry, "caml_sqrt_float", 1, one_argument<std::sqrt>);
  add(registry, "caml_tan_float", 1, one_argument<std::tan>);
  add(registry, "caml_tanh_float", 1, one_argument<std::tanh>);
  add(registry, "caml_trunc_float", 1, one_argument<std::trunc>);
  add(registry, "caml_atan2_float", 2, two_arguments<std::atan2>);
  add(registry, "caml_copysign_float", 2, two_arguments<std::copysign>);
  add(registry, "caml_fmod_float", 2, two_arguments<std::fmod>);
  add(registry, "caml_hypot_float", 2, two_arguments<std::hypot>);
  add(registry, "caml_nextafter_float", 2, two_arguments<std::nextafter>);
  add(registry, "caml_power_float", 2, two_arguments<std::pow>);
  add(registry, "caml_fma_float", 3, multiply_and_add);
  add(registry, "caml_ldexp_float", 2, load_exponent);
  add(registry, "caml_frexp_float", 1, split_exponent);
  add(registry, "caml_modf_float", 1, split_whole);
  add(registry, "caml_signbit_float", 1, has_sign);
  add(registry, "caml_classify_float", 1, classify);
}

} // namespace assay::ocaml
