// Native methods of numbers: the bits of floats, and functions of Math and StrictMath. What these have in Java is left
// to it: cbrt, hypot, asin of Math by that of StrictMath, and StrictMath's own exp and pow.

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cmath>

#include "lang/java/primitives/primitives.h"
#include "lang/java/primitives/real_math.h"
#include "machine/context.h"

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
Value remainder(Context&, const Value* a) { return Value::floating(std::remainder(a[0].as_float(), a[1].as_float())); }
Value absolute(Context&, const Value* a) { return Value::floating(std::fabs(a[0].as_float())); }

// The value, as the real Java has it.
Value real_value(Context& context, const MathFunction& function, const Value* a) {
  std::array<double, 2> operands = {a[0].as_float(), function.arity() == 2 ? a[1].as_float() : 0};
  auto value = RealMath::shared().value(function, std::span(operands).first(function.arity()));
  if (value) return Value::floating(*value);
  return context.unsupported(
      fmt::format("{}, whose value the real Java does not tell: {}", function.name, value.error()));
}
template <size_t index>
Value of_real(Context& context, const Value* a) {
  return real_value(context, math_functions[index], a);
}

template <Operator operation>
Value as_term(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  return trace.with_term(primitive.function(context, a), trace.terms().make(operation, {trace.term_of(a[0])}));
}

template <size_t index>
Value as_opaque(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  Value value = primitive.function(context, a);
  if (value.is_fault()) return value;
  std::vector<TermId> operands;
  for (uint32_t i = 0; i < primitive.arity; ++i) operands.push_back(trace.term_of(a[i]));
  uint32_t function = opaque_function(*terms.evaluator(), math_functions[index]);
  return trace.with_term(value, terms.make(Operator::Opaque, operands, function));
}

template <size_t... index>
void register_real(PrimitiveRegistry& registry, std::index_sequence<index...>) {
  auto add_one = [&](const MathFunction& function, PrimitiveFunction value, SymbolicFunction symbolic) {
    auto arity = static_cast<uint32_t>(function.arity());
    add_arithmetic(registry, fmt::format("java/lang/{}({})D", function.name, arity == 1 ? "D" : "DD"), arity, value,
                   symbolic, Takes::Floats);
  };
  (add_one(math_functions[index], of_real<index>, as_opaque<index>), ...);
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
  register_real(registry, std::make_index_sequence<math_function_count>());
  for (std::string_view owner : {"java/lang/Math.", "java/lang/StrictMath."}) {
    auto named = [&](std::string_view selector) { return std::string(owner) + std::string(selector); };
    of_floats(named("sqrt(D)D"), 1, square_root, as_term<Operator::IeeeSquareRoot>);
    of_floats(named("floor(D)D"), 1, floor, as_term<Operator::IeeeFloor>);
    of_floats(named("ceil(D)D"), 1, ceiling, as_term<Operator::IeeeCeiling>);
    of_floats(named("rint(D)D"), 1, round_to_even, as_term<Operator::IeeeRound>);
    of_floats(named("abs(D)D"), 1, absolute, as_term<Operator::IeeeAbsolute>);
    of_floats(named("abs(F)F"), 1, absolute, as_term<Operator::IeeeAbsolute>);
    add(registry, named("IEEEremainder(DD)D"), 2, remainder);
  }
}

} // namespace assay::java
