// Arithmetic on symbolic numbers: the form of each operand is asked, then the result is a term.

#include "core/integer.h"
#include "lang/erlang/symbolic/symbolic.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

enum class Number : uint8_t { Integer, Float, None };

Number ask_number(Trace& trace, Value value) { return static_cast<Number>(trace.ask_class(value, number_classes)); }

// What the concrete halves give, with the term attached. A fault that the questions so far do not explain (an integer
// that is too large) holds for just these numbers.
Value finish(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments, TermId term) {
  Value result = primitive.function(context, arguments);
  if (!result.is_fault()) return trace.with_term(result, term);
  if (context.has_ended()) return result; // for want of memory: what comes next is nobody's decision
  std::vector<Value> known;
  for (uint32_t i = 0; i < primitive.arity; ++i) known.push_back(trace.ask_value(context, arguments[i]));
  return primitive.function(context, context.arena().copy(known).data());
}

// A number as a float; nothing if it is an integer beyond the floats.
std::optional<TermId> ask_float(Trace& trace, Value value, Number number) {
  TermId term = trace.term_of(value);
  if (number == Number::Float) return term;
  bool is_beyond = value.is(Kind::BigInteger) && !to_double(view_integer(value));
  if (trace.ask_condition(exceeds_floats(trace.terms(), term), is_beyond)) return {};
  return trace.terms().make(Operator::ToFloat, {term});
}

// Whether the result of a float operation is finite is a question, too. All else that can be wrong has been asked.
Value finish_floats(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments,
                    Operator operation, const Number* numbers) {
  std::optional<TermId> left = ask_float(trace, arguments[0], numbers[0]);
  if (!left) return primitive.function(context, arguments);
  std::optional<TermId> right = ask_float(trace, arguments[1], numbers[1]);
  if (!right) return primitive.function(context, arguments);
  Value result = primitive.function(context, arguments);
  if (context.has_ended()) return result;
  if (trace.ask_condition(overflows(trace.terms(), operation, *left, *right), result.is_fault())) return result;
  return trace.with_term(result, trace.terms().make(operation, {*left, *right}));
}

// False: one of the operands is no number.
bool ask_numbers(Trace& trace, const Value* arguments, Number* numbers) {
  for (size_t i = 0; i < 2; ++i) {
    numbers[i] = ask_number(trace, arguments[i]);
    if (numbers[i] == Number::None) return false;
  }
  return true;
}

template <Operator integers, Operator floats>
Value arithmetic(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Number numbers[2];
  if (!ask_numbers(trace, arguments, numbers)) return primitive.function(context, arguments);
  if (numbers[0] != Number::Integer || numbers[1] != Number::Integer) {
    return finish_floats(context, trace, primitive, arguments, floats, numbers);
  }
  TermId term = trace.terms().make(integers, {trace.term_of(arguments[0]), trace.term_of(arguments[1])});
  return finish(context, trace, primitive, arguments, term);
}

Value divide_floats(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Number numbers[2];
  if (!ask_numbers(trace, arguments, numbers)) return primitive.function(context, arguments);
  TermId divisor = trace.term_of(arguments[1]);
  TermTable& terms = trace.terms();
  bool is_integer = numbers[1] == Number::Integer;
  bool is_zero = is_integer ? arguments[1].same(Value::integer(0)) : arguments[1].as_float() == 0;
  TermId zero = is_integer ? terms.integer(0) : terms.floating(0.0);
  if (trace.ask_condition(terms.make(Operator::Equal, {divisor, zero}), is_zero)) {
    return primitive.function(context, arguments);
  }
  return finish_floats(context, trace, primitive, arguments, Operator::FloatDivide, numbers);
}

template <Operator operation>
Value divide_integers(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  for (uint32_t i : {0u, 1u}) {
    if (!trace.ask_forms(arguments[i], forms_of(Form::Integer))) return primitive.function(context, arguments);
  }
  TermTable& terms = trace.terms();
  TermId divisor = trace.term_of(arguments[1]);
  bool is_zero = arguments[1].same(Value::integer(0));
  if (trace.ask_condition(terms.make(Operator::Equal, {divisor, terms.integer(0)}), is_zero)) {
    return primitive.function(context, arguments);
  }
  return finish(context, trace, primitive, arguments, terms.make(operation, {trace.term_of(arguments[0]), divisor}));
}

Value negate_number(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Number number = ask_number(trace, arguments[0]);
  if (number == Number::None) return primitive.function(context, arguments);
  Operator operation = number == Number::Integer ? Operator::Negate : Operator::FloatNegate;
  return finish(context, trace, primitive, arguments, trace.terms().make(operation, {trace.term_of(arguments[0])}));
}

Value plus(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  ask_number(trace, arguments[0]);
  return primitive.function(context, arguments);
}

Value absolute(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Number number = ask_number(trace, arguments[0]);
  if (number == Number::None) return primitive.function(context, arguments);
  TermTable& terms = trace.terms();
  TermId term = trace.term_of(arguments[0]);
  bool is_integer = number == Number::Integer;
  TermId zero = is_integer ? terms.integer(0) : terms.floating(0.0);
  TermId negative = terms.make(Operator::Less, {term, zero});
  TermId negated = terms.make(is_integer ? Operator::Negate : Operator::FloatNegate, {term});
  return finish(context, trace, primitive, arguments, terms.make(Operator::IfThenElse, {negative, negated, term}));
}

Value to_float(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Number number = ask_number(trace, arguments[0]);
  if (number == Number::None) return primitive.function(context, arguments);
  std::optional<TermId> term = ask_float(trace, arguments[0], number);
  return term ? finish(context, trace, primitive, arguments, *term) : primitive.function(context, arguments);
}

Value truncate(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Number number = ask_number(trace, arguments[0]);
  if (number != Number::Float) return primitive.function(context, arguments);
  TermId term = trace.terms().make(Operator::Truncate, {trace.term_of(arguments[0])});
  return finish(context, trace, primitive, arguments, term);
}

// Integers stay what they are; how floats are rounded is enumerated.
Value round(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Number number = ask_number(trace, arguments[0]);
  if (number != Number::Float) return primitive.function(context, arguments);
  Value known = trace.ask_value(context, arguments[0]);
  return primitive.function(context, &known);
}

// A power of one is the number itself, as a float. Others are as the C library rounds them, and so enumerated.
Value power(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Number base = ask_number(trace, arguments[0]);
  if (base == Number::None) return primitive.function(context, arguments);
  Number exponent = ask_number(trace, arguments[1]);
  if (exponent == Number::None) return primitive.function(context, arguments);
  Value known[] = {arguments[0], trace.ask_value(context, arguments[1])};
  bool is_one = exponent == Number::Integer ? known[1].same(Value::integer(1)) : known[1].as_float() == 1;
  if (is_one) {
    std::optional<TermId> term = ask_float(trace, known[0], base);
    return term ? finish(context, trace, primitive, known, *term) : primitive.function(context, known);
  }
  known[0] = trace.ask_value(context, known[0]);
  return primitive.function(context, known);
}

} // namespace

void lift_arithmetic(PrimitiveRegistry& registry) {
  registry.lift("erlang:+/2", arithmetic<Operator::Add, Operator::FloatAdd>);
  registry.lift("erlang:-/2", arithmetic<Operator::Subtract, Operator::FloatSubtract>);
  registry.lift("erlang:*/2", arithmetic<Operator::Multiply, Operator::FloatMultiply>);
  registry.lift("erlang://2", divide_floats);
  registry.lift("erlang:div/2", divide_integers<Operator::Divide>);
  registry.lift("erlang:rem/2", divide_integers<Operator::Remainder>);
  registry.lift("erlang:-/1", negate_number);
  registry.lift("erlang:+/1", plus);
  registry.lift("erlang:abs/1", absolute);
  registry.lift("erlang:float/1", to_float);
  registry.lift("erlang:trunc/1", truncate);
  registry.lift("math:pow/2", power);
  for (const char* name : {"erlang:round/1", "erlang:floor/1", "erlang:ceil/1"}) registry.lift(name, round);
  lift_bit_operations(registry);
}

} // namespace assay::erlang
