// Bit operations on symbolic integers. With one operand known they are arithmetic: the bits that a mask lets through
// are sums of remainders of quotients. Of two symbolic operands the second is enumerated, the one that changes nothing
// first; so is the distance of a shift, after the shortest ones.

#include "lang/erlang/symbolic/symbolic.h"
#include "machine/context.h"
#include "term/number.h"

namespace assay::erlang {

namespace {

constexpr int64_t widest_term = 4096;

TermId power_of_two(TermTable& terms, uint64_t exponent) {
  return terms.integer(Number::power_of_two(static_cast<uint32_t>(exponent)).big());
}

bool is_not_negative(Trace& trace, TermId number) {
  Interval values = trace.store().range(number);
  return values.low && values.low->sign() >= 0;
}

// The low bits, 0 to 2^count - 1.
TermId low_bits(Trace& trace, TermId number, uint64_t count) {
  TermTable& terms = trace.terms();
  if (count == 0) return terms.integer(0);
  if (is_not_negative(trace, number)) return terms.make(Operator::Remainder, {number, power_of_two(terms, count)});
  // Two's complement, moved up by half of its range.
  TermId half = power_of_two(terms, count - 1);
  TermId wrapped = terms.make(Operator::Subtract, {number, half});
  wrapped = terms.make(Operator::Wrap, {wrapped}, static_cast<uint32_t>(count));
  return terms.make(Operator::Add, {wrapped, half});
}

// Rounded down, as a shift does.
TermId shifted_down(Trace& trace, TermId number, uint64_t count) {
  TermTable& terms = trace.terms();
  TermId divisor = power_of_two(terms, count);
  TermId quotient = terms.make(Operator::Divide, {number, divisor});
  if (is_not_negative(trace, number)) return quotient;
  TermId from_below = terms.make(Operator::Divide, {terms.make(Operator::Add, {number, terms.integer(1)}), divisor});
  from_below = terms.make(Operator::Subtract, {from_below, terms.integer(1)});
  TermId negative = terms.make(Operator::Less, {number, terms.integer(0)});
  return terms.make(Operator::IfThenElse, {negative, from_below, quotient});
}

// number band mask
TermId masked(Trace& trace, TermId number, const Number& mask) {
  TermTable& terms = trace.terms();
  if (mask.sign() < 0) {
    // Everything but what the complement lets through.
    return terms.make(Operator::Subtract, {number, masked(trace, number, -mask - 1)});
  }
  BigInteger bits = mask.big();
  TermId sum = terms.integer(0);
  constexpr mp_bitcnt_t none = ~mp_bitcnt_t{0};
  for (mp_bitcnt_t first = mpz_scan1(bits.mpz(), 0); first != none;) {
    mp_bitcnt_t end = mpz_scan0(bits.mpz(), first);
    // Bits `first` to `end`, where they are.
    TermId run = terms.make(Operator::Subtract, {low_bits(trace, number, end), low_bits(trace, number, first)});
    sum = terms.make(Operator::Add, {sum, run});
    first = mpz_scan1(bits.mpz(), end);
  }
  return sum;
}

enum class Operation : uint8_t { And, Or, Xor };

TermId combined(Trace& trace, TermId number, const Number& mask, Operation operation) {
  TermTable& terms = trace.terms();
  TermId common = masked(trace, number, mask);
  if (operation == Operation::And) return common;
  TermId sum = terms.make(Operator::Add, {number, terms.integer(mask.big())});
  if (operation == Operation::Or) return terms.make(Operator::Subtract, {sum, common});
  return terms.make(Operator::Subtract, {sum, terms.make(Operator::Multiply, {common, terms.integer(2)})});
}

bool ask_integers(Trace& trace, const Primitive& primitive, const Value* arguments) {
  for (uint32_t i = 0; i < primitive.arity; ++i) {
    if (!trace.ask_forms(arguments[i], forms_of(Form::Integer))) return false;
  }
  return true;
}

template <Operation operation>
Value on_two(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value result = primitive.function(context, arguments);
  if (!ask_integers(trace, primitive, arguments)) return result;
  TermTable& terms = trace.terms();
  TermId left = trace.term_of(arguments[0]);
  TermId right = trace.term_of(arguments[1]);
  if (!terms.is_constant(left) && !terms.is_constant(right)) {
    int64_t neutral = operation == Operation::And ? -1 : 0;
    bool is_neutral = arguments[1].same(Value::integer(neutral));
    if (trace.ask_condition(terms.make(Operator::Equal, {right, terms.integer(neutral)}), is_neutral)) {
      return trace.with_term(result, left);
    }
    right = trace.term_of(trace.ask_value(context, arguments[1]));
  }
  if (terms.is_constant(left)) std::swap(left, right);
  Number mask(std::get<BigInteger>(terms.constant(right)));
  if (static_cast<int64_t>(mask.view().bit_length()) > widest_term) {
    trace.ask_value(context, trace.with_term(arguments[0], left));
    return result;
  }
  return trace.with_term(result, combined(trace, left, mask, operation));
}

Value complement(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value result = primitive.function(context, arguments);
  if (!ask_integers(trace, primitive, arguments)) return result;
  TermTable& terms = trace.terms();
  TermId negated = terms.make(Operator::Negate, {trace.term_of(arguments[0])});
  return trace.with_term(result, terms.make(Operator::Subtract, {negated, terms.integer(1)}));
}

void ask_usual_distances(Trace& trace, Value distance) {
  if (distance.is_concrete()) return;
  TermTable& terms = trace.terms();
  for (int64_t usual : {0, 1, -1, 2, -2}) {
    TermId is_it = terms.make(Operator::Equal, {trace.term_of(distance), terms.integer(usual)});
    if (trace.ask_condition(is_it, distance.same(Value::integer(usual)))) return;
  }
}

template <int64_t direction>
Value shift(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!ask_integers(trace, primitive, arguments)) return primitive.function(context, arguments);
  ask_usual_distances(trace, arguments[1]);
  Value distance = trace.ask_value(context, arguments[1]);
  const Value known[] = {arguments[0], distance};
  bool is_short =
      distance.is(Kind::Integer) && distance.as_integer() >= -widest_term && distance.as_integer() <= widest_term;
  if (!is_short) {
    const Value all[] = {trace.ask_value(context, arguments[0]), distance};
    return primitive.function(context, context.arena().copy(std::span<const Value>(all)).data());
  }
  Value result = primitive.function(context, context.arena().copy(std::span<const Value>(known)).data());
  if (result.is_fault()) return result;
  TermTable& terms = trace.terms();
  TermId number = trace.term_of(arguments[0]);
  int64_t up = direction * distance.as_integer();
  TermId term = up >= 0 ? terms.make(Operator::Multiply, {number, power_of_two(terms, static_cast<uint64_t>(up))})
                        : shifted_down(trace, number, static_cast<uint64_t>(-up));
  return trace.with_term(result, term);
}

} // namespace

void lift_bit_operations(PrimitiveRegistry& registry) {
  registry.lift("erlang:band/2", on_two<Operation::And>);
  registry.lift("erlang:bor/2", on_two<Operation::Or>);
  registry.lift("erlang:bxor/2", on_two<Operation::Xor>);
  registry.lift("erlang:bnot/1", complement);
  registry.lift("erlang:bsl/2", shift<1>);
  registry.lift("erlang:bsr/2", shift<-1>);
}

} // namespace assay::erlang
