// Numbers and their text: the characters of a list that is read are asked one by one, and a number that is written is
// asked for its sign and its length. What comes out is terms.

#include "lang/erlang/primitives.h"
#include "lang/erlang/symbolic.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

TermId at_least(Trace& trace, TermId term, int64_t bound) {
  return trace.terms().make(Operator::LessOrEqual, {trace.terms().integer(bound), term});
}

TermId at_most(Trace& trace, TermId term, int64_t bound) {
  return trace.terms().make(Operator::LessOrEqual, {term, trace.terms().integer(bound)});
}

bool is_character(Value value, char character) { return value.is(Kind::Integer) && value.as_integer() == character; }

bool ask_character(Trace& trace, Value value, char character) {
  TermId is_it = trace.terms().make(Operator::Equal, {trace.term_of(value), trace.terms().integer(character)});
  return trace.ask_condition(is_it, is_character(value, character));
}

bool ask_digit(Trace& trace, Value value) {
  bool is_digit = value.is(Kind::Integer) && value.as_integer() >= '0' && value.as_integer() <= '9';
  TermId digit = trace.term_of(value);
  return trace.ask_condition(
      trace.terms().make(Operator::And, {at_least(trace, digit, '0'), at_most(trace, digit, '9')}), is_digit);
}

// The number that a list of characters is the text of; none: it is no such text.
std::optional<TermId> ask_number_text(Trace& trace, Value list) {
  TermTable& terms = trace.terms();
  TermId number = terms.integer(0);
  bool negative = false;
  size_t digits = 0;
  for (bool first = true; trace.ask_forms(list, forms_of(Form::Cons)); first = false) {
    Value character = list.as_cons()->head;
    list = list.as_cons()->tail;
    if (!trace.ask_forms(character, forms_of(Form::Integer))) return {};
    if (ask_digit(trace, character)) {
      TermId digit = terms.make(Operator::Subtract, {trace.term_of(character), terms.integer('0')});
      number = terms.make(Operator::Add, {terms.make(Operator::Multiply, {number, terms.integer(10)}), digit});
      ++digits;
      continue;
    }
    if (!first) return {};
    negative = ask_character(trace, character, '-');
    if (!negative && !ask_character(trace, character, '+')) return {};
  }
  if (digits == 0 || !trace.ask_forms(list, forms_of(Form::Nil))) return {};
  return negative ? terms.make(Operator::Subtract, {terms.integer(0), number}) : number;
}

Value integer_of_list(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  std::optional<TermId> number = ask_number_text(trace, arguments[0]);
  Value result = primitive.function(context, arguments);
  return number && !result.is_fault() ? trace.with_term(result, *number) : result;
}

// Up to a length that any program looks at; the text of longer numbers is enumerated.
constexpr int most_digits = 18;

Value list_of_integer(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], forms_of(Form::Integer))) return primitive.function(context, arguments);
  Value number = arguments[0];
  TermTable& terms = trace.terms();
  TermId magnitude = trace.term_of(number);
  Value text = primitive.function(context, arguments);
  if (text.is_fault()) return text;
  bool is_negative = is_character(text.as_cons()->head, '-');
  if (trace.ask_condition(at_most(trace, magnitude, -1), is_negative)) {
    magnitude = terms.make(Operator::Subtract, {terms.integer(0), magnitude});
    text = text.as_cons()->tail;
  }
  std::vector<Value> characters;
  for (Value rest = text; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    characters.push_back(rest.as_cons()->head.without_symbolic());
  }
  int64_t power = 10; // the least number of more digits
  int length = 1;
  while (length <= most_digits &&
         !trace.ask_condition(at_most(trace, magnitude, power - 1), static_cast<int>(characters.size()) <= length)) {
    ++length;
    if (length <= most_digits) power *= 10;
  }
  if (length > most_digits) {
    Value known = trace.ask_value(context, number);
    return primitive.function(context, &known);
  }
  for (Value& character : characters) {
    power /= 10;
    TermId digit = terms.make(Operator::Divide, {magnitude, terms.integer(power)});
    if (&character != &characters.front()) digit = terms.make(Operator::Remainder, {digit, terms.integer(10)});
    character = trace.with_term(character, terms.make(Operator::Add, {digit, terms.integer('0')}));
  }
  if (is_negative) characters.insert(characters.begin(), Value::integer('-'));
  return make_list(context.arena(), characters, Value::nil());
}

Value integer_of_binary(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!ask_is_binary(trace, arguments[0])) return primitive.function(context, arguments);
  std::optional<TermId> number = ask_number_text(trace, ask_byte_list(context, trace, arguments[0]));
  Value result = primitive.function(context, arguments);
  return number && !result.is_fault() ? trace.with_term(result, *number) : result;
}

// The characters of the list, side by side.
Value binary_of_integer(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], forms_of(Form::Integer))) return primitive.function(context, arguments);
  static const Primitive& as_list = *primitives().find(Symbol("erlang:integer_to_list/1"));
  PieceList pieces;
  for (Value list = list_of_integer(context, trace, as_list, arguments); list.is(Kind::Cons);
       list = list.as_cons()->tail) {
    add_piece(pieces, Piece::field(trace.term_of(list.as_cons()->head), 0, 8));
  }
  return trace.with_pieces(context.arena(), primitive.function(context, arguments), pieces);
}

} // namespace

void lift_text(PrimitiveRegistry& registry) {
  registry.lift("erlang:list_to_integer/1", integer_of_list);
  registry.lift("erlang:integer_to_list/1", list_of_integer);
  registry.lift("erlang:binary_to_integer/1", integer_of_binary);
  registry.lift("erlang:integer_to_binary/1", binary_of_integer);
}

} // namespace assay::erlang
