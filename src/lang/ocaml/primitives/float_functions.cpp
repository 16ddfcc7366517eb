// Functions of floats. Those that rounding or comparison can tell are terms of solvers' operators; the others are C's,
// as they are in OCaml's runtime, and opaque: evaluated, never refuted but by their ranges.
//
// The sign of a NaN can be seen (Float.sign_bit, copysign), but no term knows it. That of one that comes with the input
// is known, as it is `nan`; a run that needs that of another one ends.

#include <cmath>

#include "lang/ocaml/primitives/float_question.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/exceptions.h"
#include "term/evaluator.h"

namespace assay::ocaml {

namespace {

double as_number(Value value) { return value.as_float(); }

template <double (*function)(double)>
Value one_argument(Context&, const Value* a) {
  return Value::floating(function(as_number(a[0])));
}
template <double (*function)(double, double)>
Value two_arguments(Context&, const Value* a) {
  return Value::floating(function(as_number(a[0]), as_number(a[1])));
}
Value multiply_and_add(Context&, const Value* a) {
  return Value::floating(std::fma(as_number(a[0]), as_number(a[1]), as_number(a[2])));
}

// C's takes an int: OCaml's runtime hands over the lower 32 bits.
double load_exponent_of(double number, int64_t exponent) {
  return std::ldexp(number, static_cast<int32_t>(static_cast<uint64_t>(exponent)));
}
Value load_exponent(Context&, const Value* a) {
  return Value::floating(load_exponent_of(as_number(a[0]), a[1].as_integer()));
}
Value split_exponent(Context& context, const Value* a) {
  int exponent = 0;
  double fraction = std::frexp(as_number(a[0]), &exponent);
  return make_tuple_of(context.arena(), Value::floating(fraction), integer(exponent));
}
Value split_whole(Context& context, const Value* a) {
  double whole = 0;
  double fraction = std::modf(as_number(a[0]), &whole);
  return make_tuple_of(context.arena(), Value::floating(fraction), Value::floating(whole));
}
Value has_sign(Context&, const Value* a) { return boolean_integer(std::signbit(as_number(a[0]))); }
// FP_normal, FP_subnormal, FP_zero, FP_infinite, FP_nan
Value classify(Context&, const Value* a) {
  switch (std::fpclassify(as_number(a[0]))) {
    case FP_NORMAL: return integer(0);
    case FP_SUBNORMAL: return integer(1);
    case FP_ZERO: return integer(2);
    case FP_INFINITE: return integer(3);
    default: return integer(4);
  }
}

// ---- Symbolic halves

template <Operator operation>
Value as_term(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  return trace.with_term(primitive.function(context, a), trace.terms().make(operation, {trace.term_of(a[0])}));
}

Value remainder_as_term(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId term = trace.terms().make(Operator::IeeeRemainder, {trace.term_of(a[0]), trace.term_of(a[1])});
  return trace.with_term(primitive.function(context, a), term);
}

TermId is_negative(TermTable& terms, TermId number) {
  return terms.make(Operator::Less, {terms.make(Operator::DoubleBits, {number}), terms.integer(0)});
}

// Towards zero; a zero keeps its sign.
TermId truncated(TermTable& terms, TermId number) {
  TermId up = terms.make(Operator::IeeeCeiling, {number});
  TermId down = terms.make(Operator::IeeeFloor, {number});
  return terms.make(Operator::IfThenElse, {terms.make(Operator::IeeeLess, {number, terms.floating(0.0)}), up, down});
}

Value truncate_as_term(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  return trace.with_term(primitive.function(context, a), truncated(trace.terms(), trace.term_of(a[0])));
}

// Halves go away from zero. The float below one half is added, so that the one below a half is not rounded up.
Value round_as_term(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId number = trace.term_of(a[0]);
  TermId half = terms.floating(0x1.fffffffffffffp-2);
  TermId above = terms.make(Operator::IeeeFloor, {terms.make(Operator::IeeeAdd, {number, half})});
  TermId below = terms.make(Operator::IeeeCeiling, {terms.make(Operator::IeeeSubtract, {number, half})});
  TermId rounded = terms.make(Operator::IfThenElse, {is_negative(terms, number), below, above});
  return trace.with_term(primitive.function(context, a), rounded);
}

TermId call(Trace& trace, uint32_t function, const Primitive& primitive, const Value* a) {
  std::vector<TermId> operands;
  for (uint32_t i = 0; i < primitive.arity; ++i) operands.push_back(trace.term_of(a[i]));
  return trace.terms().call(function, operands);
}

// `caml_sin_float` is C's `sin`.
Value as_opaque(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  std::string_view name = primitive.name.text();
  name.remove_prefix(std::string_view("caml_").size());
  name.remove_suffix(std::string_view("_float").size());
  if (name == "power") name = "pow";
  uint32_t function = math_function(*trace.terms().evaluator(), name);
  return trace.with_term(primitive.function(context, a), call(trace, function, primitive, a));
}

// These tell a signalling NaN from a quiet one: of OCaml's own `nan` the power is a NaN, of a computed one it may be 1.
Value as_opaque_but_of_nan(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  for (uint32_t i = 0; i < primitive.arity; ++i) {
    if (a[i].is_concrete()) continue;
    TermId number = trace.term_of(a[i]);
    bool is_nan = std::isnan(as_number(a[i]));
    trace.ask_condition(trace.terms().make(Operator::IeeeEqual, {number, number}), !is_nan);
    if (is_nan) return context.unsupported("a power or hypotenuse of NaN");
  }
  return as_opaque(context, trace, primitive, a);
}

// A part of what such a primitive gives.
uint32_t own_function(Evaluator& evaluator, std::string_view name, Sort sort,
                      std::function<Datum(std::span<const Datum>)> function, RangeOfFunction range = {}) {
  if (auto known = evaluator.find(name)) return *known;
  return evaluator.add({std::string(name), sort, std::move(function), {}, std::move(range)});
}

Value load_exponent_as_opaque(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  auto value = [](std::span<const Datum> operands) -> Datum {
    return load_exponent_of(std::get<double>(operands[0]), std::get<Number>(operands[1]).wrapped(32).small());
  };
  uint32_t function = own_function(*trace.terms().evaluator(), "ldexp", Sort::Float, value);
  return trace.with_term(primitive.function(context, a), call(trace, function, primitive, a));
}

Value pair_of(Context& context, Trace& trace, Value pair, TermId first, TermId second) {
  return make_tuple_of(context.arena(), trace.with_term(pair.elements()[0], first),
                       trace.with_term(pair.elements()[1], second));
}

Value split_exponent_as_opaque(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Evaluator& evaluator = *trace.terms().evaluator();
  auto fraction = [](std::span<const Datum> operands) -> Datum {
    int exponent = 0;
    return std::frexp(std::get<double>(operands[0]), &exponent);
  };
  auto exponent = [](std::span<const Datum> operands) -> Datum {
    int power = 0;
    std::frexp(std::get<double>(operands[0]), &power);
    return Number(power);
  };
  uint32_t first = own_function(evaluator, "frexp's fraction", Sort::Float, fraction);
  uint32_t second = own_function(evaluator, "frexp's exponent", Sort::Int, exponent);
  return pair_of(context, trace, primitive.function(context, a), call(trace, first, primitive, a),
                 call(trace, second, primitive, a));
}

Value split_whole_as_opaque(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  auto fraction = [](std::span<const Datum> operands) -> Datum {
    double whole = 0;
    return std::modf(std::get<double>(operands[0]), &whole);
  };
  auto range = [](std::span<const FloatRange> operands) { return FloatRange{-1, 1, operands[0].may_be_nan}; };
  uint32_t function = own_function(*trace.terms().evaluator(), "modf's fraction", Sort::Float, fraction, range);
  return pair_of(context, trace, primitive.function(context, a), call(trace, function, primitive, a),
                 truncated(trace.terms(), trace.term_of(a[0])));
}

// Whether it is known on this path.
bool ask_sign(Trace& trace, Value number) {
  TermTable& terms = trace.terms();
  TermId term = trace.term_of(number);
  bool is_nan = trace.ask_condition(FloatQuestion::is_nan(terms, term), std::isnan(as_number(number)));
  return !is_nan || terms.is_constant(term) || terms[term].op == Operator::Variable;
}

constexpr std::string_view sign_of_nan = "the sign of a NaN that was computed";

Value sign_as_term(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  if (!ask_sign(trace, a[0])) return context.unsupported(sign_of_nan);
  TermId truth = is_negative(terms, trace.term_of(a[0]));
  return trace.with_term(primitive.function(context, a),
                         terms.make(Operator::IfThenElse, {truth, terms.integer(1), terms.integer(0)}));
}

Value copy_sign_as_term(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  if (!ask_sign(trace, a[1])) return context.unsupported(sign_of_nan);
  TermId size = terms.make(Operator::IeeeAbsolute, {trace.term_of(a[0])});
  TermId term = terms.make(Operator::IfThenElse,
                           {is_negative(terms, trace.term_of(a[1])), terms.make(Operator::IeeeNegate, {size}), size});
  return trace.with_term(primitive.function(context, a), term);
}

Value classify_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  Value result = primitive.function(context, a);
  TermId number = trace.term_of(a[0]);
  TermId size = terms.make(Operator::IeeeAbsolute, {number});
  auto below = [&](double end) { return terms.make(Operator::IeeeLess, {size, terms.floating(end)}); };
  TermId infinite = terms.make(Operator::IeeeEqual, {size, terms.floating(INFINITY)});
  TermId zero = terms.make(Operator::IeeeEqual, {number, terms.floating(0.0)});
  TermId tiny = below(std::numeric_limits<double>::min());
  auto both = [&](TermId left, TermId right) { return terms.make(Operator::And, {left, right}); };
  const TermId classes[] = {both(below(INFINITY), terms.negation(tiny)), both(tiny, terms.negation(zero)), zero,
                            infinite, FloatQuestion::is_nan(terms, number)};
  trace.ask_case(classes, static_cast<size_t>(result.as_integer()));
  return result;
}

} // namespace

void register_float_functions(PrimitiveRegistry& registry) {
  add(registry, "caml_ceil_float", 1, one_argument<std::ceil>, as_term<Operator::IeeeCeiling>);
  add(registry, "caml_floor_float", 1, one_argument<std::floor>, as_term<Operator::IeeeFloor>);
  add(registry, "caml_sqrt_float", 1, one_argument<std::sqrt>, as_term<Operator::IeeeSquareRoot>);
  add(registry, "caml_trunc_float", 1, one_argument<std::trunc>, truncate_as_term);
  add(registry, "caml_round_float", 1, one_argument<std::round>, round_as_term);
  add(registry, "caml_fmod_float", 2, two_arguments<std::fmod>, remainder_as_term);
  add(registry, "caml_copysign_float", 2, two_arguments<std::copysign>, copy_sign_as_term);
  add(registry, "caml_signbit_float", 1, has_sign, sign_as_term);
  add(registry, "caml_classify_float", 1, classify, classify_symbolically);
  add(registry, "caml_ldexp_float", 2, load_exponent, load_exponent_as_opaque);
  add(registry, "caml_frexp_float", 1, split_exponent, split_exponent_as_opaque);
  add(registry, "caml_modf_float", 1, split_whole, split_whole_as_opaque);
  add(registry, "caml_fma_float", 3, multiply_and_add, as_opaque);
  add(registry, "caml_acos_float", 1, one_argument<std::acos>, as_opaque);
  add(registry, "caml_acosh_float", 1, one_argument<std::acosh>, as_opaque);
  add(registry, "caml_asin_float", 1, one_argument<std::asin>, as_opaque);
  add(registry, "caml_asinh_float", 1, one_argument<std::asinh>, as_opaque);
  add(registry, "caml_atan_float", 1, one_argument<std::atan>, as_opaque);
  add(registry, "caml_atanh_float", 1, one_argument<std::atanh>, as_opaque);
  add(registry, "caml_cbrt_float", 1, one_argument<std::cbrt>, as_opaque);
  add(registry, "caml_cos_float", 1, one_argument<std::cos>, as_opaque);
  add(registry, "caml_cosh_float", 1, one_argument<std::cosh>, as_opaque);
  add(registry, "caml_erf_float", 1, one_argument<std::erf>, as_opaque);
  add(registry, "caml_erfc_float", 1, one_argument<std::erfc>, as_opaque);
  add(registry, "caml_exp_float", 1, one_argument<std::exp>, as_opaque);
  add(registry, "caml_exp2_float", 1, one_argument<std::exp2>, as_opaque);
  add(registry, "caml_expm1_float", 1, one_argument<std::expm1>, as_opaque);
  add(registry, "caml_log_float", 1, one_argument<std::log>, as_opaque);
  add(registry, "caml_log10_float", 1, one_argument<std::log10>, as_opaque);
  add(registry, "caml_log1p_float", 1, one_argument<std::log1p>, as_opaque);
  add(registry, "caml_log2_float", 1, one_argument<std::log2>, as_opaque);
  add(registry, "caml_sin_float", 1, one_argument<std::sin>, as_opaque);
  add(registry, "caml_sinh_float", 1, one_argument<std::sinh>, as_opaque);
  add(registry, "caml_tan_float", 1, one_argument<std::tan>, as_opaque);
  add(registry, "caml_tanh_float", 1, one_argument<std::tanh>, as_opaque);
  add(registry, "caml_atan2_float", 2, two_arguments<std::atan2>, as_opaque);
  add(registry, "caml_hypot_float", 2, two_arguments<std::hypot>, as_opaque_but_of_nan);
  add(registry, "caml_nextafter_float", 2, two_arguments<std::nextafter>, as_opaque);
  add(registry, "caml_power_float", 2, two_arguments<std::pow>, as_opaque_but_of_nan);
}

} // namespace assay::ocaml
