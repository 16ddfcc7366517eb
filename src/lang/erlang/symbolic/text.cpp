// Integers and their text: the characters of a list that is read are asked one by one, and a number that is written is
// asked for its sign and its length. What comes out is terms. A base must be known.

#include "lang/erlang/symbolic/text.h"

#include <algorithm>

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/symbolic/symbolic.h"
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

} // namespace

bool ask_character(Trace& trace, Value value, char character) {
  TermId is_it = trace.terms().make(Operator::Equal, {trace.term_of(value), trace.terms().integer(character)});
  return trace.ask_condition(is_it, is_character(value, character));
}

std::optional<TermId> ask_digit(Trace& trace, Value character, int64_t base) {
  TermId term = trace.term_of(character);
  // Characters from `first` on are the digits from `least` on.
  auto ask_from = [&](char first, int64_t least) -> std::optional<TermId> {
    int64_t last = first + std::min<int64_t>(base - least, first == '0' ? 10 : 26) - 1;
    bool truth = character.is(Kind::Integer) && character.as_integer() >= first && character.as_integer() <= last;
    TermId within = trace.terms().make(Operator::And, {at_least(trace, term, first), at_most(trace, term, last)});
    if (!trace.ask_condition(within, truth)) return {};
    return trace.terms().make(Operator::Subtract, {term, trace.terms().integer(first - least)});
  };
  std::optional<TermId> digit = ask_from('0', 0);
  if (!digit && base > 10) digit = ask_from('a', 10);
  if (!digit && base > 10) digit = ask_from('A', 10);
  return digit;
}

TermId with_digit(Trace& trace, TermId number, TermId digit, int64_t base) {
  TermTable& terms = trace.terms();
  return terms.make(Operator::Add, {terms.make(Operator::Multiply, {number, terms.integer(base)}), digit});
}

namespace {

// The number that a list of characters is the text of; none: it is no such text.
std::optional<TermId> ask_number_text(Trace& trace, Value list, int64_t base) {
  TermTable& terms = trace.terms();
  TermId number = terms.integer(0);
  bool negative = false;
  size_t digits = 0;
  for (bool first = true; trace.ask_forms(list, forms_of(Form::Cons)); first = false) {
    Value character = list.as_cons()->head;
    list = list.as_cons()->tail;
    if (!trace.ask_forms(character, forms_of(Form::Integer))) return {};
    if (std::optional<TermId> digit = ask_digit(trace, character, base)) {
      number = with_digit(trace, number, *digit, base);
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

// The arguments with a base that is known: ten where there is none; nothing if it is no base.
struct Known {
  std::vector<Value> arguments;
  std::optional<int64_t> base = 10;
};
Known know_base(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Known known = {{arguments[0]}};
  if (primitive.arity == 1) return known;
  Value base = trace.ask_value(context, arguments[1]);
  known.arguments.push_back(base);
  bool is_base = base.is(Kind::Integer) && base.as_integer() >= 2 && base.as_integer() <= 36;
  known.base = is_base ? std::optional(base.as_integer()) : std::nullopt;
  return known;
}

Value integer_of_list(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Known known = know_base(context, trace, primitive, arguments);
  std::optional<TermId> number = known.base ? ask_number_text(trace, arguments[0], *known.base) : std::nullopt;
  Value result = primitive.function(context, known.arguments.data());
  return number && !result.is_fault() ? trace.with_term(result, *number) : result;
}

Value integer_of_binary(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Known known = know_base(context, trace, primitive, arguments);
  if (!known.base || !ask_is_binary(trace, arguments[0])) return primitive.function(context, known.arguments.data());
  Value list = ask_byte_list(context, trace, arguments[0]);
  std::optional<TermId> number = ask_number_text(trace, list, *known.base);
  Value result = primitive.function(context, known.arguments.data());
  return number && !result.is_fault() ? trace.with_term(result, *number) : result;
}

// Up to a number that any program looks at; the text of longer ones is enumerated.
constexpr int64_t largest_written = 1'000'000'000'000'000'000;

TermId character_of(Trace& trace, TermId digit, int64_t base) {
  TermTable& terms = trace.terms();
  TermId figure = terms.make(Operator::Add, {digit, terms.integer('0')});
  if (base <= 10) return figure;
  TermId letter = terms.make(Operator::Add, {digit, terms.integer('A' - 10)});
  return terms.make(Operator::IfThenElse, {at_most(trace, digit, 9), figure, letter});
}

// The characters of a value that is known to be an integer, by the primitive that writes lists. Nothing: it had to be
// enumerated.
std::optional<std::vector<Value>> ask_written(Context& context, Trace& trace, const Primitive& writer, Known& known) {
  Value number = known.arguments[0];
  const int64_t base = *known.base;
  TermTable& terms = trace.terms();
  TermId magnitude = trace.term_of(number);
  Value text = writer.function(context, known.arguments.data());
  if (text.is_fault()) return {};
  bool is_negative = is_character(text.as_cons()->head, '-');
  if (trace.ask_condition(at_most(trace, magnitude, -1), is_negative)) {
    magnitude = terms.make(Operator::Subtract, {terms.integer(0), magnitude});
    text = text.as_cons()->tail;
  }
  std::vector<Value> characters;
  for (Value rest = text; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    characters.push_back(rest.as_cons()->head.without_symbolic());
  }
  int64_t power = base; // the least number of more digits
  size_t length = 1;
  while (!trace.ask_condition(at_most(trace, magnitude, power - 1), characters.size() <= length)) {
    if (power > largest_written / base) {
      known.arguments[0] = trace.ask_value(context, number);
      return {};
    }
    ++length;
    power *= base;
  }
  for (Value& character : characters) {
    power /= base;
    TermId digit = terms.make(Operator::Divide, {magnitude, terms.integer(power)});
    if (&character != &characters.front()) digit = terms.make(Operator::Remainder, {digit, terms.integer(base)});
    character = trace.with_term(character, character_of(trace, digit, base));
  }
  if (is_negative) characters.insert(characters.begin(), Value::integer('-'));
  return characters;
}

Value list_of_integer(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], forms_of(Form::Integer))) return primitive.function(context, arguments);
  Known known = know_base(context, trace, primitive, arguments);
  std::optional<std::vector<Value>> characters;
  if (known.base) characters = ask_written(context, trace, primitive, known);
  if (!characters) return primitive.function(context, context.arena().copy(known.arguments).data());
  return make_list(context.arena(), *characters, Value::nil());
}

// The characters of the list, side by side.
Value binary_of_integer(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], forms_of(Form::Integer))) return primitive.function(context, arguments);
  Known known = know_base(context, trace, primitive, arguments);
  static const Primitive& by_ten = *primitives().find(Symbol("erlang:integer_to_list/1"));
  static const Primitive& by_base = *primitives().find(Symbol("erlang:integer_to_list/2"));
  std::optional<std::vector<Value>> characters;
  if (known.base) characters = ask_written(context, trace, primitive.arity == 1 ? by_ten : by_base, known);
  Value result = primitive.function(context, context.arena().copy(known.arguments).data());
  if (!characters) return result;
  PieceList pieces;
  for (Value character : *characters) add_piece(pieces, Piece::field(trace.term_of(character), 0, 8));
  return trace.with_pieces(context.arena(), result, pieces);
}

} // namespace

void lift_text(PrimitiveRegistry& registry) {
  for (const char* name : {"erlang:list_to_integer/1", "erlang:list_to_integer/2"}) {
    registry.lift(name, integer_of_list);
  }
  for (const char* name : {"erlang:integer_to_list/1", "erlang:integer_to_list/2"}) {
    registry.lift(name, list_of_integer);
  }
  for (const char* name : {"erlang:binary_to_integer/1", "erlang:binary_to_integer/2"}) {
    registry.lift(name, integer_of_binary);
  }
  for (const char* name : {"erlang:integer_to_binary/1", "erlang:integer_to_binary/2"}) {
    registry.lift(name, binary_of_integer);
  }
  lift_float_text(registry);
  lift_float_writing(registry);
}

} // namespace assay::erlang
