// Arithmetic on float and double, as IEEE has it. A float is kept as the double that it is: sums, products, quotients
// and square roots of floats are those of doubles, rounded once more.

#include <bit>
#include <cmath>
#include <limits>

#include "lang/java/primitives/primitives.h"

namespace assay::java {

namespace {

Value number(double value) { return Value::floating(value); }
double rounded(double value) { return static_cast<double>(static_cast<float>(value)); }

template <bool single>
Value result(double value) {
  return number(single ? rounded(value) : value);
}

template <bool single>
Value add_numbers(Context&, const Value* a) {
  return result<single>(a[0].as_float() + a[1].as_float());
}
template <bool single>
Value subtract(Context&, const Value* a) {
  return result<single>(a[0].as_float() - a[1].as_float());
}
template <bool single>
Value multiply(Context&, const Value* a) {
  return result<single>(a[0].as_float() * a[1].as_float());
}
template <bool single>
Value divide(Context&, const Value* a) {
  return result<single>(a[0].as_float() / a[1].as_float());
}
template <bool single>
Value remainder(Context&, const Value* a) {
  return result<single>(std::fmod(a[0].as_float(), a[1].as_float()));
}
Value negate(Context&, const Value* a) { return number(-a[0].as_float()); }

Value less(Context&, const Value* a) { return Value::boolean(a[0].as_float() < a[1].as_float()); }
Value less_or_equal(Context&, const Value* a) { return Value::boolean(a[0].as_float() <= a[1].as_float()); }
Value greater(Context&, const Value* a) { return Value::boolean(a[0].as_float() > a[1].as_float()); }
Value greater_or_equal(Context&, const Value* a) { return Value::boolean(a[0].as_float() >= a[1].as_float()); }
Value equal(Context&, const Value* a) { return Value::boolean(a[0].as_float() == a[1].as_float()); }
template <int64_t unordered>
Value compare(Context&, const Value* a) {
  double left = a[0].as_float();
  double right = a[1].as_float();
  if (std::isnan(left) || std::isnan(right)) return Value::integer(unordered);
  return Value::integer((left > right) - (left < right));
}

template <typename Integer>
Value to_integer(Context&, const Value* a) {
  double value = a[0].as_float();
  if (std::isnan(value)) return Value::integer(0);
  constexpr auto least = std::numeric_limits<Integer>::min();
  constexpr auto greatest = std::numeric_limits<Integer>::max();
  if (value >= -static_cast<double>(least)) return Value::integer(greatest);
  if (value <= static_cast<double>(least)) return Value::integer(least);
  return Value::integer(static_cast<Integer>(value));
}
Value to_double(Context&, const Value* a) { return number(static_cast<double>(a[0].as_integer())); }
Value to_float(Context&, const Value* a) { return number(static_cast<double>(static_cast<float>(a[0].as_integer()))); }
Value narrow(Context&, const Value* a) { return number(rounded(a[0].as_float())); }

// ---- Symbolic halves

template <Operator operation, bool single>
Value calculating(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId term = primitive.arity == 1 ? terms.make(operation, {trace.term_of(a[0])})
                                     : terms.make(operation, {trace.term_of(a[0]), trace.term_of(a[1])});
  if (single) term = terms.make(Operator::ToSingle, {term});
  return trace.with_term(primitive.function(context, a), term);
}

template <Operator operation, uint32_t parameter>
Value converting(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  return trace.with_term(primitive.function(context, a),
                         trace.terms().make(operation, {trace.term_of(a[0])}, parameter));
}

template <Operator operation, bool swapped>
Value comparing(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermId left = trace.term_of(a[swapped ? 1 : 0]);
  TermId right = trace.term_of(a[swapped ? 0 : 1]);
  return trace.boolean(primitive.function(context, a).is_true(), trace.terms().make(operation, {left, right}));
}

template <int64_t unordered>
Value comparing_three_ways(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  TermTable& terms = trace.terms();
  TermId left = trace.term_of(a[0]);
  TermId right = trace.term_of(a[1]);
  auto choose = [&](Operator op, TermId first, TermId second, int64_t then, TermId otherwise) {
    return terms.make(Operator::IfThenElse, {terms.make(op, {first, second}), terms.integer(then), otherwise});
  };
  TermId order = choose(Operator::IeeeLess, right, left, 1, terms.integer(unordered));
  order = choose(Operator::IeeeLess, left, right, -1, order);
  order = choose(Operator::IeeeEqual, left, right, 0, order);
  return trace.with_term(primitive.function(context, a), order);
}

void add_floats(PrimitiveRegistry& registry, std::string_view name, uint32_t arity, PrimitiveFunction function,
                SymbolicFunction symbolic) {
  add_arithmetic(registry, name, arity, function, symbolic, Takes::Floats);
}

template <bool single>
void register_precision(PrimitiveRegistry& registry, const std::string& kind) {
  auto name = [&](std::string_view operation) { return "java." + kind + std::string(operation); };
  add_floats(registry, name("add"), 2, add_numbers<single>, calculating<Operator::IeeeAdd, single>);
  add_floats(registry, name("sub"), 2, subtract<single>, calculating<Operator::IeeeSubtract, single>);
  add_floats(registry, name("mul"), 2, multiply<single>, calculating<Operator::IeeeMultiply, single>);
  add_floats(registry, name("div"), 2, divide<single>, calculating<Operator::IeeeDivide, single>);
  add_floats(registry, name("rem"), 2, remainder<single>, calculating<Operator::IeeeRemainder, single>);
  add_floats(registry, name("neg"), 1, negate, calculating<Operator::IeeeNegate, false>);
  add_floats(registry, name("2i"), 1, to_integer<int32_t>, converting<Operator::IeeeToInteger, 32>);
  add_floats(registry, name("2l"), 1, to_integer<int64_t>, converting<Operator::IeeeToInteger, 64>);
}

} // namespace

void register_floats(PrimitiveRegistry& registry) {
  register_precision<true>(registry, "f");
  register_precision<false>(registry, "d");
  add_floats(registry, "java.d2f", 1, narrow, converting<Operator::ToSingle, 0>);
  add_arithmetic(registry, "java.i2d", 1, to_double, converting<Operator::IeeeFromInteger, 64>, Takes::Integers);
  add_arithmetic(registry, "java.l2d", 1, to_double, converting<Operator::IeeeFromInteger, 64>, Takes::Integers);
  add_arithmetic(registry, "java.i2f", 1, to_float, converting<Operator::IeeeFromInteger, 32>, Takes::Integers);
  add_arithmetic(registry, "java.l2f", 1, to_float, converting<Operator::IeeeFromInteger, 32>, Takes::Integers);
  add_floats(registry, "java.deq", 2, equal, comparing<Operator::IeeeEqual, false>);
  add_floats(registry, "java.dlt", 2, less, comparing<Operator::IeeeLess, false>);
  add_floats(registry, "java.dle", 2, less_or_equal, comparing<Operator::IeeeLessOrEqual, false>);
  add_floats(registry, "java.dgt", 2, greater, comparing<Operator::IeeeLess, true>);
  add_floats(registry, "java.dge", 2, greater_or_equal, comparing<Operator::IeeeLessOrEqual, true>);
  add_floats(registry, "java.dcmpl", 2, compare<-1>, comparing_three_ways<-1>);
  add_floats(registry, "java.dcmpg", 2, compare<1>, comparing_three_ways<1>);
}

} // namespace assay::java
