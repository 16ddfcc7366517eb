// Numbers of the input and their text. What is written is text that nobody has looked at yet; what is read is asked
// character by character.

#include <fmt/core.h>

#include <algorithm>

#include "lang/ocaml/primitives/integer_text.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/string_bytes.h"
#include "lang/ocaml/values/values.h"
#include "term/number.h"

namespace assay::ocaml {

namespace {

// ---- Writing

Value with_part(Context& context, const TextPart& part) { return with_parts(context, part.text, {&part, 1}); }

Symbol writer(const Primitive& primitive, Value format) {
  return Symbol(fmt::format("{} {}", primitive.name.text(), string_of(format)));
}

// A format, which is known nearly always, and a number of so many bits.
template <uint32_t width>
Value write_integer(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  const Value known[] = {trace.ask_value(context, a[0]), a[1]};
  constexpr bool is_plain = width == 63;
  trace.ask_forms(a[1], forms_of(is_plain ? Form::Integer : Form::Cons));
  Value text = primitive.function(context, known);
  Value number = is_plain ? a[1] : a[1].as_cons()->tail;
  if (text.is_fault() || number.is_concrete()) return text;
  if (std::optional<DigitFormat> format = digit_format(string_of(known[0]), width)) {
    return with_part(context, TextPart::digits(text, number, *format));
  }
  return with_part(context, TextPart::written(text, number, writer(primitive, known[0])));
}

Value write_float(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  const Value known[] = {trace.ask_value(context, a[0]), a[1]};
  trace.ask_forms(a[1], forms_of(Form::Float));
  Value text = primitive.function(context, known);
  if (text.is_fault() || a[1].is_concrete()) return text;
  return with_part(context, TextPart::written(text, a[1], writer(primitive, known[0])));
}

// ---- Reading

// The characters of a string, each asked for when it is looked at.
class Characters {
 public:
  Characters(Trace& trace, Value string) : trace_(trace), string_(string) {}

  bool is_at_end() { return !ask_byte(trace_, string_, at_); }
  void advance() { ++at_; }

  bool is(char character) { return is_within(character, character); }
  bool is_letter(char small) { return is(small) || is(static_cast<char>(small & ~0x20)); }
  // The number that a digit stands for; nothing: it is none.
  std::optional<TermId> digit(uint32_t base) {
    if (is_within('0', static_cast<char>('0' + std::min(base, 10U) - 1))) return less('0');
    if (base <= 10) return {};
    if (is_within('a', 'f')) return less('a' - 10);
    return is_within('A', 'F') ? std::optional(less('A' - 10)) : std::nullopt;
  }

 private:
  TermId term() { return byte_term(trace_, string_, at_); }
  TermId less(int64_t zero) { return trace_.terms().make(Operator::Subtract, {term(), trace_.terms().integer(zero)}); }
  bool is_within(char first, char last) {
    TermTable& terms = trace_.terms();
    auto here = string_of(string_)[at_];
    TermId condition = terms.make(Operator::And, {terms.make(Operator::LessOrEqual, {terms.integer(first), term()}),
                                                  terms.make(Operator::LessOrEqual, {term(), terms.integer(last)})});
    return trace_.ask_condition(condition, here >= first && here <= last);
  }

  Trace& trace_;
  Value string_;
  uint64_t at_ = 0;
};

struct Read {
  NumberStart start;
  TermId magnitude;
};

// A 0 and a letter say the base; a 0 alone is a digit, the first one then.
bool ask_base(Characters& characters, NumberStart& start) {
  if (characters.is_at_end() || !characters.is('0')) return false;
  characters.advance();
  if (characters.is_at_end()) return true;
  for (char letter : {'x', 'o', 'b', 'u'}) {
    if (!characters.is_letter(letter)) continue;
    characters.advance();
    start.base = base_of_letter(letter);
    start.is_signed = false;
    return false;
  }
  return true;
}

// Sign, base, a digit, then digits and underscores; nothing: it is not of that form.
std::optional<Read> ask_number(Trace& trace, Value string) {
  TermTable& terms = trace.terms();
  Characters characters(trace, string);
  NumberStart start;
  if (characters.is_at_end()) return {};
  start.is_negative = characters.is('-');
  if (start.is_negative || characters.is('+')) characters.advance();
  bool has_digit = ask_base(characters, start);
  TermId number = terms.integer(0);
  for (; !characters.is_at_end(); characters.advance()) {
    if (std::optional<TermId> digit = characters.digit(start.base)) {
      number = terms.make(Operator::Add, {terms.make(Operator::Multiply, {number, terms.integer(start.base)}), *digit});
      has_digit = true;
    } else if (!has_digit || !characters.is('_')) {
      return {};
    }
  }
  return has_digit ? std::optional(Read{start, number}) : std::nullopt;
}

// The number that a string is the text of, in so many bits; nothing: it is the text of none.
std::optional<TermId> ask_integer(Trace& trace, Value string, uint32_t width) {
  TermTable& terms = trace.terms();
  std::optional<Read> read = ask_number(trace, string);
  if (!read) return {};
  bool is_there = read_integer(string_of(string), width).has_value();
  const NumberStart& start = read->start;
  Number range = Number::power_of_two(start.is_signed ? width - 1 : width);
  TermId most = terms.integer((start.is_signed && start.is_negative ? range : range - 1).big());
  if (!trace.ask_condition(terms.make(Operator::LessOrEqual, {read->magnitude, most}), is_there)) return {};
  TermId number = start.is_negative ? terms.make(Operator::Negate, {read->magnitude}) : read->magnitude;
  return start.is_signed ? number : terms.make(Operator::Wrap, {number}, width);
}

// Of a number that was just written, which is read back: in decimal, and of no more bits.
std::optional<Value> number_inside(Value string, uint32_t width) {
  if (!is_unread(string) || unread_text(string).parts.size() != 1) return {};
  const TextPart& part = unread_text(string).parts[0];
  bool is_decimal = part.kind == TextPart::Kind::Digits && part.format.base == 10 && !part.format.is_unsigned;
  return is_decimal && part.format.plus != ' ' && part.format.width <= width ? std::optional(part.number)
                                                                             : std::nullopt;
}

template <uint32_t width>
Value read_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  std::optional<Value> inside = number_inside(a[0], width);
  std::optional<TermId> number = inside ? trace.term_of(*inside) : ask_integer(trace, a[0], width);
  Value result = primitive.function(context, a);
  if (!number || result.is_fault()) return result;
  if (result.is(Kind::Integer)) return trace.with_term(result, *number);
  const ConsObject* boxed = result.as_cons();
  return make_cons(context.arena(), boxed->head, trace.with_term(boxed->tail, *number));
}

} // namespace

void lift_number_text(PrimitiveRegistry& registry) {
  registry.lift("caml_format_int", write_integer<63>);
  registry.lift("caml_int32_format", write_integer<32>);
  registry.lift("caml_int64_format", write_integer<64>);
  registry.lift("caml_nativeint_format", write_integer<64>);
  registry.lift("caml_format_float", write_float);
  registry.lift("caml_int_of_string", read_symbolically<63>);
  registry.lift("caml_int32_of_string", read_symbolically<32>);
  registry.lift("caml_int64_of_string", read_symbolically<64>);
  registry.lift("caml_nativeint_of_string", read_symbolically<64>);
}

} // namespace assay::ocaml
