// Arrays; and blocks of all kinds, which Obj looks at as if they were arrays. Elements travel with their symbolic
// halves; an index must be known, so a symbolic one is asked whether it is within bounds, and then which it is.

#include "lang/ocaml/load/module_state.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

constexpr uint64_t largest_array = (uint64_t{1} << 54) - 1;

Value beyond(Context& context) { return context.unsupported("an unsafe access beyond the bounds of an array"); }

Fields elements_of(Context& context, Value array) {
  note_read(context, array);
  if (array.is(Kind::Array)) {
    ArrayObject* object = context.readable(array.as_array());
    return {object->elements(), object->count};
  }
  return fields_of(context, array).value_or(Fields{});
}
// Null if it can't be written to.
Value* writable_elements(Context& context, Value array) {
  return array.is(Kind::Array) || array.is(Kind::Record) ? writable_fields(context, array) : nullptr;
}
bool is_inside(const Fields& array, Value index) { return index.payload() < array.count; }
bool is_inside(const Fields& array, Value from, Value count) {
  return from.payload() <= array.count && count.payload() <= array.count - from.payload();
}

Value length(Context& context, const Value* a) {
  return integer(static_cast<int64_t>(elements_of(context, a[0]).count));
}

Value read(Context& context, const Value* a, Value (*otherwise)(Context&)) {
  Fields array = elements_of(context, a[0]);
  if (!is_inside(array, a[1])) return otherwise(context);
  Value value = array.first[a[1].payload()];
  return value.is(Kind::Unset) ? context.unsupported("a recursive value that is read too early") : value;
}
Value write(Context& context, const Value* a, Value (*otherwise)(Context&)) {
  if (!is_inside(elements_of(context, a[0]), a[1])) return otherwise(context);
  Value* elements = writable_elements(context, a[0]);
  if (elements == nullptr) return context.unsupported("Obj.set_field of an immutable block");
  elements[a[1].payload()] = a[2];
  return unit();
}
Value get(Context& context, const Value* a) { return read(context, a, out_of_bounds); }
Value set(Context& context, const Value* a) { return write(context, a, out_of_bounds); }
Value get_unsafe(Context& context, const Value* a) { return read(context, a, beyond); }
Value set_unsafe(Context& context, const Value* a) { return write(context, a, beyond); }

Value make(Context& context, Value count, Value fill, std::string_view who) {
  if (count.payload() > largest_array) return invalid_argument(context, who);
  if (!context.can_allocate(count.payload() * sizeof(Value))) return Value::fault();
  ArrayObject* array = new_array(context.arena(), count.payload(), fill);
  if (context.is_base_heap()) context.remember(array);
  return Value::array(array);
}
Value make_filled(Context& context, const Value* a) { return make(context, a[0], a[1], "Array.make"); }
Value make_floats(Context& context, const Value* a) {
  return make(context, a[0], Value::floating(0), "Array.create_float");
}

// Bounds of these are checked by the library.
Value sub(Context& context, const Value* a) {
  Fields array = elements_of(context, a[0]);
  if (!is_inside(array, a[1], a[2])) return beyond(context);
  return make_array(context, {array.first + a[1].payload(), a[2].payload()});
}
Value append(Context& context, const Value* a) {
  Fields left = elements_of(context, a[0]);
  Fields right = elements_of(context, a[1]);
  if (!context.can_allocate((left.count + right.count) * sizeof(Value))) return Value::fault();
  std::vector<Value> all(left.first, left.first + left.count);
  all.insert(all.end(), right.first, right.first + right.count);
  return make_array(context, all);
}
Value concatenate(Context& context, const Value* a) {
  std::vector<Value> all;
  for (Value rest = a[0]; rest.is(Kind::Tuple); rest = rest.elements()[1]) {
    Fields array = elements_of(context, rest.elements()[0]);
    if (!context.can_allocate((all.size() + array.count) * sizeof(Value))) return Value::fault();
    all.insert(all.end(), array.first, array.first + array.count);
  }
  return make_array(context, all);
}
Value blit(Context& context, const Value* a) {
  Fields from = elements_of(context, a[0]);
  if (!is_inside(from, a[1], a[4]) || !is_inside(elements_of(context, a[2]), a[3], a[4])) return beyond(context);
  std::vector<Value> moved(from.first + a[1].payload(), from.first + a[1].payload() + a[4].payload());
  Value* to = writable_elements(context, a[2]);
  if (to == nullptr) return beyond(context);
  std::copy(moved.begin(), moved.end(), to + a[3].payload());
  return unit();
}
Value fill(Context& context, const Value* a) {
  Value* to = is_inside(elements_of(context, a[0]), a[1], a[2]) ? writable_elements(context, a[0]) : nullptr;
  if (to == nullptr) return beyond(context);
  std::fill_n(to + a[1].payload(), a[2].payload(), a[3]);
  return unit();
}

// What an array of the input is made of.
Value of_list(Context& context, const Value* a) {
  std::vector<Value> elements;
  for (Value rest = a[0]; rest.is(Kind::Tuple); rest = rest.elements()[1]) elements.push_back(rest.elements()[0]);
  return make_array(context, elements);
}

// ---- Symbolic halves

Value of_list_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Value rest = a[0];
  while (!trace.ask_forms(rest, forms_of(Form::Integer))) rest = rest.elements()[1];
  return primitive.function(context, a);
}

// Asks whether the index is one of `count`, and which.
bool ask_index(Context& context, Trace& trace, Value& index, uint64_t count) {
  if (index.is_concrete()) return index.payload() < count;
  TermTable& terms = trace.terms();
  TermId number = trace.term_of(index);
  TermId is_low = terms.make(Operator::Less, {number, terms.integer(0)});
  TermId is_high = terms.make(Operator::LessOrEqual, {terms.integer(static_cast<int64_t>(count)), number});
  bool is_out = index.payload() >= count;
  if (trace.ask_condition(terms.make(Operator::Or, {is_low, is_high}), is_out)) return false;
  index = trace.ask_value(context, index);
  return true;
}

template <uint32_t arity>
Value accessing(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Value known[arity];
  std::copy_n(a, arity, known);
  if (!ask_index(context, trace, known[1], elements_of(context, a[0]).count) && !known[1].is_concrete()) {
    return out_of_bounds(context);
  }
  return primitive.function(context, known);
}

// All numbers among the operands are asked; the rest goes along.
template <uint32_t arity>
Value with_known_numbers(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Value known[arity];
  for (uint32_t i = 0; i < arity; ++i) {
    bool is_element = primitive.arity == 2 ? i == 1 : i == 3; // of make_vect and fill
    known[i] = a[i].is(Kind::Integer) && !is_element ? trace.ask_value(context, a[i]) : a[i];
  }
  return primitive.function(context, known);
}

} // namespace

void register_arrays(PrimitiveRegistry& registry) {
  add(registry, "ocaml.arraylength", 1, length, pass_on);
  add(registry, "ocaml.arrayrefs", 2, get, accessing<2>, {.faults = "Invalid_argument"});
  add(registry, "ocaml.arraysets", 3, set, accessing<3>, {.faults = "Invalid_argument"});
  add(registry, "ocaml.arrayrefu", 2, get_unsafe, accessing<2>);
  add(registry, "ocaml.arraysetu", 3, set_unsafe, accessing<3>);
  for (const char* name : {"caml_array_get", "caml_floatarray_get"}) add(registry, name, 2, get, accessing<2>);
  for (const char* name : {"caml_array_set", "caml_floatarray_set"}) add(registry, name, 3, set, accessing<3>);
  add(registry, "caml_make_vect", 2, make_filled, with_known_numbers<2>, {.faults = "Invalid_argument"});
  for (const char* name : {"caml_make_float_vect", "caml_floatarray_create"}) add(registry, name, 1, make_floats);
  add(registry, "caml_array_sub", 3, sub, with_known_numbers<3>);
  add(registry, "caml_array_append", 2, append, pass_on);
  add(registry, "ocaml.array_of_list", 1, of_list, of_list_symbolically);
  add(registry, "caml_array_concat", 1, concatenate, pass_on);
  for (const char* name : {"caml_array_blit", "caml_floatarray_blit"}) {
    add(registry, name, 5, blit, with_known_numbers<5>);
  }
  add(registry, "caml_array_fill", 4, fill, with_known_numbers<4>);
}

} // namespace assay::ocaml
