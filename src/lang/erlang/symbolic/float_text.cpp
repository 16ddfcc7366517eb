// Floats that are read: digits, a point, digits, perhaps an exponent. The characters are asked one by one; an exponent
// is enumerated. Of few digits and a small power of ten the number is one operation, which rounds just as reading does;
// other texts are enumerated, as are floats that are written.

#include <cstdlib>

#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/symbolic/text.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

constexpr size_t most_digits = 15;    // so many are exact in a float
constexpr int64_t largest_power = 22; // 10^22 is

class FloatText {
 public:
  FloatText(Context& context, Trace& trace, Value list) : context_(context), trace_(trace), rest_(list) {}

  // False: it is no text of a float.
  bool ask() {
    ask_next();
    bool negative = ask_sign();
    Digits digits = {trace_.terms().integer(0)};
    ask_digits(digits);
    // erl takes a comma for a point.
    if (digits.count == 0 || (!is_next('.') && !is_next(','))) return false;
    ask_next();
    size_t whole = digits.count;
    ask_digits(digits);
    if (digits.count == whole) return false;
    auto power = -static_cast<int64_t>(digits.count - whole);
    bool is_short = digits.count <= most_digits;
    if (is_next('e') || is_next('E')) {
      ask_next();
      bool is_negative = ask_sign();
      Digits exponent = {trace_.terms().integer(0)};
      ask_digits(exponent);
      if (exponent.count == 0) return false;
      is_short = is_short && exponent.count <= 3;
      if (is_short && !next_ && ends_well_) {
        Value known = trace_.ask_value(context_, trace_.with_term(Value::integer(exponent.value), exponent.term));
        power += is_negative ? -known.as_integer() : known.as_integer();
      }
    }
    if (next_ || !ends_well_) return false;
    if (is_short && std::abs(power) <= largest_power) number_ = number(digits.term, power, negative);
    return true;
  }

  // Of a text that is one; nothing if it has to be enumerated.
  std::optional<TermId> number() const { return number_; }

 private:
  struct Digits {
    TermId term;
    int64_t value = 0; // in this run, of as many as fit
    size_t count = 0;
  };

  TermId number(TermId digits, int64_t power, bool negative) {
    TermTable& terms = trace_.terms();
    double scale = 1;
    for (int64_t i = 0; i < std::abs(power); ++i) scale *= 10;
    TermId whole = terms.make(Operator::ToFloat, {digits});
    Operator operation = power < 0 ? Operator::FloatDivide : Operator::FloatMultiply;
    TermId result = terms.make(operation, {whole, terms.floating(scale)});
    return negative ? terms.make(Operator::FloatNegate, {result}) : result;
  }

  // The next character; none at the end of the list, or where something else is in it.
  void ask_next() {
    next_.reset();
    if (!trace_.ask_forms(rest_, forms_of(Form::Cons))) {
      ends_well_ = trace_.ask_forms(rest_, forms_of(Form::Nil));
      return;
    }
    Value head = rest_.as_cons()->head;
    rest_ = rest_.as_cons()->tail;
    if (trace_.ask_forms(head, forms_of(Form::Integer))) next_ = head;
  }

  bool is_next(char character) { return next_ && ask_character(trace_, *next_, character); }

  bool ask_sign() {
    bool negative = is_next('-');
    if (negative || is_next('+')) ask_next();
    return negative;
  }

  void ask_digits(Digits& digits) {
    while (next_) {
      std::optional<TermId> digit = ask_digit(trace_, *next_, 10);
      if (!digit) return;
      digits.term = with_digit(trace_, digits.term, *digit, 10);
      if (++digits.count <= most_digits) digits.value = 10 * digits.value + next_->as_integer() - '0';
      ask_next();
    }
  }

  Context& context_;
  Trace& trace_;
  Value rest_;
  std::optional<Value> next_;
  bool ends_well_ = false;
  std::optional<TermId> number_;
};

Value float_of_text(Context& context, Trace& trace, const Primitive& primitive, Value argument, Value list) {
  FloatText text(context, trace, list);
  bool is_float = text.ask();
  if (is_float && !text.number()) argument = trace.ask_value(context, argument);
  Value result = primitive.function(context, &argument);
  return is_float && text.number() && !result.is_fault() ? trace.with_term(result, *text.number()) : result;
}

Value float_of_list(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  return float_of_text(context, trace, primitive, arguments[0], arguments[0]);
}

Value float_of_binary(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!ask_is_binary(trace, arguments[0])) return primitive.function(context, arguments);
  return float_of_text(context, trace, primitive, arguments[0], ask_byte_list(context, trace, arguments[0]));
}

} // namespace

void lift_float_text(PrimitiveRegistry& registry) {
  registry.lift("erlang:list_to_float/1", float_of_list);
  registry.lift("erlang:binary_to_float/1", float_of_binary);
}

} // namespace assay::erlang
