// Native methods of numbers: the bits of floats, and functions of Math and StrictMath. What StrictMath has in Java is
// left to it: cbrt, hypot, and its own exp and pow.

#include <bit>
#include <cmath>

#include "lang/java/primitives.h"
#include "machine/context.h"
#include "term/evaluator.h"

namespace assay::java {

namespace {

Value double_bits(Context&, const Value* a) { return Value::integer(static_cast<int64_t>(a[0].payload())); }
Value double_from_bits(Context&, const Value* a) { return Value::floating(std::bit_cast<double>(a[0].as_integer())); }
Value single_bits(Context&, const Value* a) {
  return Value::integer(std::bit_cast<int32_t>(static_cast<float>(a[0].as_float())));
}
Value single_from_bits(Context&, const Value* a) {
  auto bits = static_cast<int32_t>(a[0].as_integer());
  return Value::floating(static_cast<double>(std::bit_cast<float>(bits)));
}
Value square_root(Context&, const Value* a) { return Value::floating(std::sqrt(a[0].as_float())); }
Value floor(Context&, const Value* a) { return Value::floating(std::floor(a[0].as_float())); }
Value ceiling(Context&, const Value* a) { return Value::floating(std::ceil(a[0].as_float())); }
Value round_to_even(Context&, const Value* a) { return Value::floating(std::nearbyint(a[0].as_float())); }
Value absolute(Context&, const Value* a) { return Value::floating(std::fabs(a[0].as_float())); }

template <double (*function)(double)>
Value of_one(Context&, const Value* a) {
  return Value::floating(function(a[0].as_float()));
}
template <double (*function)(double, double)>
Value of_two(Context&, const Value* a) {
  return Value::floating(function(a[0].as_float(), a[1].as_float()));
}

template <Operator operation>
Value as_term(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  return trace.with_term(primitive.function(context, a), trace.terms().make(operation, {trace.term_of(a[0])}));
}

// `java/lang/StrictMath.sin(D)D` is sin.
std::string_view plain_name(const Primitive& primitive) {
  std::string_view name = primitive.name.text();
  name = name.substr(0, name.find('('));
  return name.substr(name.rfind('.') + 1);
}
Value as_opaque(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  uint32_t function = math_function(*terms.evaluator(), plain_name(primitive));
  std::vector<TermId> operands;
  for (uint32_t i = 0; i < primitive.arity; ++i) operands.push_back(trace.term_of(a[i]));
  return trace.with_term(primitive.function(context, a), terms.make(Operator::Opaque, operands, function));
}

} // namespace

void register_math_natives(PrimitiveRegistry& registry) {
  auto of_floats = [&](std::string_view name, uint32_t arity, PrimitiveFunction function, SymbolicFunction symbolic) {
    add_arithmetic(registry, name, arity, function, symbolic, Takes::Floats);
  };
  auto of_integers = [&](std::string_view name, uint32_t arity, PrimitiveFunction function, SymbolicFunction symbolic) {
    add_arithmetic(registry, name, arity, function, symbolic, Takes::Integers);
  };
  of_floats("java/lang/Double.doubleToRawLongBits(D)J", 1, double_bits, as_term<Operator::DoubleBits>);
  of_integers("java/lang/Double.longBitsToDouble(J)D", 1, double_from_bits, as_term<Operator::DoubleFromBits>);
  of_floats("java/lang/Float.floatToRawIntBits(F)I", 1, single_bits, as_term<Operator::SingleBits>);
  of_integers("java/lang/Float.intBitsToFloat(I)F", 1, single_from_bits, as_term<Operator::SingleFromBits>);
  of_floats("java/lang/Math.exp(D)D", 1, of_one<std::exp>, as_opaque);
  of_floats("java/lang/Math.pow(DD)D", 2, of_two<std::pow>, as_opaque);
  for (std::string_view owner : {"java/lang/Math.", "java/lang/StrictMath."}) {
    auto named = [&](std::string_view selector) { return std::string(owner) + std::string(selector); };
    of_floats(named("sqrt(D)D"), 1, square_root, as_term<Operator::IeeeSquareRoot>);
    of_floats(named("floor(D)D"), 1, floor, as_term<Operator::IeeeFloor>);
    of_floats(named("ceil(D)D"), 1, ceiling, as_term<Operator::IeeeCeiling>);
    of_floats(named("rint(D)D"), 1, round_to_even, as_term<Operator::IeeeRound>);
    of_floats(named("abs(D)D"), 1, absolute, as_term<Operator::IeeeAbsolute>);
    of_floats(named("abs(F)F"), 1, absolute, as_term<Operator::IeeeAbsolute>);
    of_floats(named("sin(D)D"), 1, of_one<std::sin>, as_opaque);
    of_floats(named("cos(D)D"), 1, of_one<std::cos>, as_opaque);
    of_floats(named("tan(D)D"), 1, of_one<std::tan>, as_opaque);
    of_floats(named("asin(D)D"), 1, of_one<std::asin>, as_opaque);
    of_floats(named("acos(D)D"), 1, of_one<std::acos>, as_opaque);
    of_floats(named("atan(D)D"), 1, of_one<std::atan>, as_opaque);
    of_floats(named("log(D)D"), 1, of_one<std::log>, as_opaque);
    of_floats(named("log10(D)D"), 1, of_one<std::log10>, as_opaque);
    of_floats(named("sinh(D)D"), 1, of_one<std::sinh>, as_opaque);
    of_floats(named("cosh(D)D"), 1, of_one<std::cosh>, as_opaque);
    of_floats(named("tanh(D)D"), 1, of_one<std::tanh>, as_opaque);
    of_floats(named("expm1(D)D"), 1, of_one<std::expm1>, as_opaque);
    of_floats(named("log1p(D)D"), 1, of_one<std::log1p>, as_opaque);
    of_floats(named("atan2(DD)D"), 2, of_two<std::atan2>, as_opaque);
    add(registry, named("IEEEremainder(DD)D"), 2, of_two<std::remainder>);
  }
}

} // namespace assay::java
