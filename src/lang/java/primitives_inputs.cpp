// What makers (makers.h) are made of: arrays and strings of the elements of lists that may be parts of an input.

#include "lang/java/heap.h"
#include "lang/java/primitives.h"
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

Value byte_of(Trace* trace, Value character) {
  Value byte = Value::integer(static_cast<int8_t>(character.as_integer()));
  if (trace == nullptr || character.is_concrete()) return byte;
  return trace->with_term(byte, trace->terms().make(Operator::Wrap, {trace->term_of(character)}, 8));
}
// Its characters are of Latin-1.
Value string_of(Context& context, const Value* a) {
  std::vector<Value> bytes = elements_of(context.trace, a[0]);
  for (Value& byte : bytes) byte = byte_of(context.trace, byte);
  Value value = make_array(context, Symbol("[B"), bytes);
  if (value.is_fault()) return value;
  Value string = new_object(context, *class_named(context, Symbol("java/lang/String")));
  set_field(context, string, "value", value);
  return string;
}
Value string_of_symbolic(Context& context, Trace&, const Primitive&, const Value* a) { return string_of(context, a); }

} // namespace

void register_inputs(PrimitiveRegistry& registry) {
  add(registry, "java.array_of", 2, array_of, array_of_symbolic);
  add(registry, "java.string_of", 1, string_of, string_of_symbolic);
}

} // namespace assay::java
