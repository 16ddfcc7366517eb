// What makers (makers.h) are made of: arrays and strings of the elements of lists that may be parts of an input.

#include "lang/java/primitives/heap.h"
#include "lang/java/primitives/primitives.h"
#include "machine/context.h"

namespace assay::java {

namespace {

// How long the list is becomes known by the way.
std::vector<Value> elements_of(Trace* trace, Value list) {
  std::vector<Value> elements;
  for (;;) {
    if (trace != nullptr && !list.is_concrete()) {
      const Forms classes[] = {forms_of(Form::Cons), forms_of(Form::Nil)};
      trace->ask_class(list, classes);
    }
    if (!list.is(Kind::Cons)) return elements;
    elements.push_back(list.as_cons()->head);
    list = list.as_cons()->tail;
  }
}

Value make_array(Context& context, Symbol class_name, const std::vector<Value>& elements) {
  Value array = new_array(context, class_name, elements.size());
  if (!array.is_fault()) std::copy(elements.begin(), elements.end(), array.as_array()->elements());
  return array;
}
Value array_of(Context& context, const Value* a) {
  return make_array(context, a[0].as_symbol(), elements_of(context.trace, a[1]));
}
Value array_of_symbolic(Context& context, Trace&, const Primitive&, const Value* a) { return array_of(context, a); }

// The byte of a character that begins at a bit.
Value byte_of(Trace* trace, Value character, uint32_t from) {
  Value byte = Value::integer(static_cast<int8_t>(character.as_integer() >> from));
  if (trace == nullptr || character.is_concrete()) return byte;
  TermTable& terms = trace->terms();
  TermId shifted = terms.make(Operator::ShiftRight, {trace->term_of(character), terms.integer(from)});
  return trace->with_term(byte, terms.make(Operator::Wrap, {shifted}, 8));
}

Value make_string(Context& context, const std::vector<Value>& bytes, bool is_wide) {
  Value value = make_array(context, Symbol("[B"), bytes);
  if (value.is_fault()) return value;
  Value string = new_object(context, *class_named(context, Symbol("java/lang/String")));
  set_field(context, string, "value", value);
  if (is_wide) set_field(context, string, "coder", Value::integer(1));
  return string;
}

// Its characters are of Latin-1.
Value string_of(Context& context, const Value* a) {
  std::vector<Value> bytes = elements_of(context.trace, a[0]);
  for (Value& byte : bytes) byte = byte_of(context.trace, byte, 0);
  return make_string(context, bytes, false);
}
Value string_of_symbolic(Context& context, Trace&, const Primitive&, const Value* a) { return string_of(context, a); }

// One of its characters at least is not.
Value wide_string_of(Context& context, const Value* a) {
  std::vector<Value> bytes;
  for (Value character : elements_of(context.trace, a[0])) {
    bytes.push_back(byte_of(context.trace, character, 0));
    bytes.push_back(byte_of(context.trace, character, 8));
  }
  return make_string(context, bytes, true);
}
Value wide_string_of_symbolic(Context& context, Trace&, const Primitive&, const Value* a) {
  return wide_string_of(context, a);
}

// The character of two bytes of a wide string.
Value joined(Context&, const Value* a) {
  auto bits = [](Value byte) { return static_cast<uint8_t>(byte.as_integer()); };
  return Value::integer(bits(a[0]) | bits(a[1]) << 8);
}

// Of what number they are the low and the high byte, as far as that can be seen.
std::optional<TermId> number_of(TermTable& terms, TermId low, TermId high) {
  auto is_byte = [&](const Term& term) { return term.op == Operator::Wrap && term.parameter == 8; };
  if (!is_byte(terms[low]) || !is_byte(terms[high])) return std::nullopt;
  TermId number = terms[low].operands[0];
  TermId above = terms.make(Operator::ShiftRight, {number, terms.integer(8)});
  return terms[high].operands[0] == above ? std::optional(number) : std::nullopt;
}

Value joined_symbolic(Context& context, Trace& trace, const Primitive&, const Value* a) {
  TermTable& terms = trace.terms();
  TermId low = trace.term_of(a[0]);
  TermId high = trace.term_of(a[1]);
  if (std::optional<TermId> number = number_of(terms, low, high)) {
    return trace.with_term(joined(context, a), terms.make(Operator::BitAnd, {*number, terms.integer(0xffff)}));
  }
  TermId low_bits = terms.make(Operator::BitAnd, {low, terms.integer(0xff)});
  TermId high_bits = terms.make(Operator::BitAnd, {high, terms.integer(0xff)});
  TermId above = terms.make(Operator::ShiftLeft, {high_bits, terms.integer(8)});
  return trace.with_term(joined(context, a), terms.make(Operator::Add, {low_bits, above}));
}

// Of what a function of the input answers with, which may be a number as well.
Value is_null_answer(Context&, const Value* a) { return Value::boolean(a[0].is(Kind::Nil)); }
Value is_null_answer_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  const Forms null[] = {forms_of(Form::Nil)};
  trace.ask_class(a[0], null);
  return is_null_answer(context, a);
}

} // namespace

void register_inputs(PrimitiveRegistry& registry) {
  add(registry, "java.array_of", 2, array_of, array_of_symbolic);
  add(registry, "java.string_of", 1, string_of, string_of_symbolic);
  add(registry, "java.wide_string_of", 1, wide_string_of, wide_string_of_symbolic);
  add(registry, "java.is_null_answer", 1, is_null_answer, is_null_answer_symbolically);
  add(registry, "java/lang/AssayMachine.joined(BB)C", 2, joined, joined_symbolic);
}

} // namespace assay::java
