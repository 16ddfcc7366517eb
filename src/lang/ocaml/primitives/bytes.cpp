// bytes: an array of characters, each with its symbolic half. A string that is made of them, or of which they are made,
// is a copy, so what was made of what without copying makes no difference here.

#include "lang/ocaml/primitives/known_values.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/string_bytes.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

constexpr uint64_t largest_string = (uint64_t{1} << 57) - 9;

ArrayObject* readable(Context& context, Value bytes) { return readable_bytes(context, bytes); }
Value beyond(Context& context) { return context.unsupported("an unsafe access beyond the bounds of bytes"); }
Value low_byte(Value value) { return integer(value.as_integer() & 0xff); }

Value length(Context& context, const Value* a) { return integer(static_cast<int64_t>(readable(context, a[0])->count)); }
Value get(Context& context, const Value* a) {
  ArrayObject* array = readable(context, a[0]);
  return a[1].payload() < array->count ? array->elements()[a[1].payload()] : out_of_bounds(context);
}
Value set(Context& context, const Value* a) {
  if (a[1].payload() >= readable(context, a[0])->count) return out_of_bounds(context);
  writable_bytes(context, a[0])->elements()[a[1].payload()] = a[2].is_concrete() ? low_byte(a[2]) : a[2];
  return unit();
}
Value get_unsafe(Context& context, const Value* a) {
  return a[1].payload() < readable(context, a[0])->count ? get(context, a) : beyond(context);
}
Value set_unsafe(Context& context, const Value* a) {
  return a[1].payload() < readable(context, a[0])->count ? set(context, a) : beyond(context);
}

Value create(Context& context, const Value* a) {
  uint64_t count = a[0].payload();
  if (count > largest_string) return invalid_argument(context, "Bytes.create");
  if (!context.can_allocate(count * sizeof(Value))) return Value::fault();
  ArrayObject* array = new_array(context.arena(), count, integer(0));
  if (context.is_base_heap()) context.remember(array);
  Value field = Value::array(array);
  return make_record(context, names::bytes(), {&field, 1});
}

Value of_string(Context& context, const Value* a) { return make_bytes(context, string_of(a[0])); }
Value to_string(Context& context, const Value* a) {
  ArrayObject* array = readable(context, a[0]);
  std::string text;
  text.reserve(array->count);
  for (uint64_t i = 0; i < array->count; ++i) text.push_back(static_cast<char>(array->elements()[i].as_integer()));
  return make_string(context.arena(), text);
}

bool is_inside(uint64_t size, Value at, Value count) {
  return at.payload() <= size && count.payload() <= size - at.payload();
}

Value blit_bytes(Context& context, const Value* a) {
  if (!is_inside(readable(context, a[0])->count, a[1], a[4])) return beyond(context);
  if (!is_inside(readable(context, a[2])->count, a[3], a[4])) return beyond(context);
  Value* from = readable(context, a[0])->elements() + a[1].payload();
  std::vector<Value> moved(from, from + a[4].payload());
  std::copy(moved.begin(), moved.end(), writable_bytes(context, a[2])->elements() + a[3].payload());
  return unit();
}
Value blit_string(Context& context, const Value* a) {
  std::string_view text = string_of(a[0]);
  if (!is_inside(text.size(), a[1], a[4])) return beyond(context);
  if (!is_inside(readable(context, a[2])->count, a[3], a[4])) return beyond(context);
  Value* to = writable_bytes(context, a[2])->elements() + a[3].payload();
  for (char character : text.substr(a[1].payload(), a[4].payload())) {
    *to++ = integer(static_cast<unsigned char>(character));
  }
  return unit();
}
Value fill(Context& context, const Value* a) {
  if (!is_inside(readable(context, a[0])->count, a[1], a[2])) return beyond(context);
  Value value = a[3].is_concrete() ? low_byte(a[3]) : a[3];
  std::fill_n(writable_bytes(context, a[0])->elements() + a[1].payload(), a[2].payload(), value);
  return unit();
}

template <uint32_t bytes>
Value load(Context& context, const Value* a) {
  ArrayObject* array = readable(context, a[0]);
  if (a[1].payload() > array->count || array->count - a[1].payload() < bytes) return out_of_bounds(context);
  uint64_t number = 0;
  for (uint32_t i = 0; i < bytes; ++i) number |= array->elements()[a[1].payload() + i].payload() << (8 * i);
  if (bytes == 2) return integer(static_cast<int64_t>(number));
  if (bytes == 4) return make_boxed(context.arena(), names::int32(), static_cast<int32_t>(number));
  return make_boxed(context.arena(), names::int64(), static_cast<int64_t>(number));
}
template <uint32_t bytes>
Value save(Context& context, const Value* a) {
  ArrayObject* array = readable(context, a[0]);
  if (a[1].payload() > array->count || array->count - a[1].payload() < bytes) return out_of_bounds(context);
  uint64_t number = bytes == 2 ? a[2].payload() : static_cast<uint64_t>(boxed_number(a[2]));
  Value* to = writable_bytes(context, a[0])->elements() + a[1].payload();
  for (uint32_t i = 0; i < bytes; ++i) to[i] = integer(static_cast<int64_t>(number >> (8 * i) & 0xff));
  return unit();
}

int order_of(Context& context, Value left, Value right) {
  ArrayObject* first = readable(context, left);
  ArrayObject* second = readable(context, right);
  uint64_t common = std::min(first->count, second->count);
  for (uint64_t i = 0; i < common; ++i) {
    int64_t difference = first->elements()[i].as_integer() - second->elements()[i].as_integer();
    if (difference != 0) return difference < 0 ? -1 : 1;
  }
  return (first->count > second->count) - (first->count < second->count);
}
Value is_equal(Context& c, const Value* a) { return Value::boolean(order_of(c, a[0], a[1]) == 0); }
Value is_not_equal(Context& c, const Value* a) { return Value::boolean(order_of(c, a[0], a[1]) != 0); }
Value is_less(Context& c, const Value* a) { return Value::boolean(order_of(c, a[0], a[1]) < 0); }
Value is_greater(Context& c, const Value* a) { return Value::boolean(order_of(c, a[0], a[1]) > 0); }
Value is_at_most(Context& c, const Value* a) { return Value::boolean(order_of(c, a[0], a[1]) <= 0); }
Value is_at_least(Context& c, const Value* a) { return Value::boolean(order_of(c, a[0], a[1]) >= 0); }
Value compare(Context& c, const Value* a) { return integer(order_of(c, a[0], a[1])); }

// ---- Symbolic halves

// Numbers among the operands are asked, except for what is stored.
template <uint32_t arity, uint32_t stored>
Value with_known_numbers(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Value known[arity];
  for (uint32_t i = 0; i < arity; ++i) {
    known[i] = a[i].is(Kind::Integer) && i != stored ? trace.ask_value(context, a[i]) : a[i];
  }
  return primitive.function(context, known);
}

// The bytes of a string of the input, whose size is asked.
std::vector<Value> ask_bytes(Trace& trace, Value string) {
  std::vector<Value> values;
  for (char character : string_of(string)) values.push_back(integer(static_cast<unsigned char>(character)));
  if (string.is_concrete()) return values;
  trace.ask_size(trace.pieces_of(string));
  PieceList pieces = trace.pieces_of(string);
  for (size_t i = 0; i < values.size(); ++i) {
    PieceList byte = trace.part(pieces, i * 8, 8);
    values[i] = trace.with_term(values[i], trace.store().number_in(byte, false));
  }
  return values;
}

Value of_string_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  Value array = make_array(context, ask_bytes(trace, a[0]));
  return make_record(context, names::bytes(), {&array, 1});
}

Value to_string_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  Value string = to_string(context, a);
  ArrayObject* array = readable(context, a[0]);
  return with_bytes(context, trace, string, {array->elements(), array->count});
}

Value blit_string_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Value known[5] = {a[0], trace.ask_value(context, a[1]), a[2], trace.ask_value(context, a[3]),
                    trace.ask_value(context, a[4])};
  if (a[0].is_concrete()) return primitive.function(context, known);
  std::vector<Value> bytes = ask_bytes(trace, a[0]);
  if (primitive.function(context, known).is_fault()) return Value::fault();
  Value* to = writable_bytes(context, a[2])->elements() + known[3].payload();
  std::copy_n(bytes.begin() + static_cast<ptrdiff_t>(known[1].payload()), known[4].payload(), to);
  return unit();
}

} // namespace

void register_bytes(PrimitiveRegistry& registry) {
  add(registry, "ocaml.byteslength", 1, length, pass_on);
  add(registry, "caml_ml_bytes_length", 1, length, pass_on);
  add(registry, "ocaml.bytesrefs", 2, get, with_known_numbers<2, 9>, {.faults = "Invalid_argument"});
  add(registry, "ocaml.bytessets", 3, set, with_known_numbers<3, 2>, {.faults = "Invalid_argument"});
  add(registry, "ocaml.bytesrefu", 2, get_unsafe, with_known_numbers<2, 9>);
  add(registry, "ocaml.bytessetu", 3, set_unsafe, with_known_numbers<3, 2>);
  add(registry, "caml_bytes_get", 2, get, with_known_numbers<2, 9>);
  add(registry, "caml_bytes_set", 3, set, with_known_numbers<3, 2>);
  for (const char* name : {"caml_create_bytes", "caml_create_string"}) {
    add(registry, name, 1, create, nullptr, {.faults = "Invalid_argument"});
  }
  add(registry, "ocaml.bytes_of_string", 1, of_string, of_string_symbolically);
  add(registry, "ocaml.bytes_to_string", 1, to_string, to_string_symbolically);
  add(registry, "caml_blit_bytes", 5, blit_bytes, with_known_numbers<5, 9>);
  add(registry, "caml_blit_string", 5, blit_string, blit_string_symbolically);
  for (const char* name : {"caml_fill_bytes", "caml_fill_string"}) {
    add(registry, name, 4, fill, with_known_numbers<4, 3>);
  }
  add(registry, "caml_bytes_get16", 2, load<2>, with_known_operands);
  add(registry, "caml_bytes_set16", 3, save<2>, with_known_operands);
  add(registry, "ocaml.bytes_load_16", 2, load<2>, with_known_operands);
  add(registry, "caml_bytes_get32", 2, load<4>, with_known_operands);
  add(registry, "caml_bytes_set32", 3, save<4>, with_known_operands);
  add(registry, "ocaml.bytes_load_32", 2, load<4>, with_known_operands);
  add(registry, "caml_bytes_get64", 2, load<8>, with_known_operands);
  add(registry, "caml_bytes_set64", 3, save<8>, with_known_operands);
  add(registry, "ocaml.bytes_load_64", 2, load<8>, with_known_operands);
  add(registry, "ocaml.bytes_set_16", 3, save<2>, with_known_operands);
  add(registry, "ocaml.bytes_set_32", 3, save<4>, with_known_operands);
  add(registry, "ocaml.bytes_set_64", 3, save<8>, with_known_operands);
  add(registry, "caml_bytes_equal", 2, is_equal, with_known_operands);
  add(registry, "caml_bytes_notequal", 2, is_not_equal, with_known_operands);
  add(registry, "caml_bytes_lessthan", 2, is_less, with_known_operands);
  add(registry, "caml_bytes_greaterthan", 2, is_greater, with_known_operands);
  add(registry, "caml_bytes_lessequal", 2, is_at_most, with_known_operands);
  add(registry, "caml_bytes_greaterequal", 2, is_at_least, with_known_operands);
  add(registry, "caml_bytes_compare", 2, compare, with_known_operands);
}

} // namespace assay::ocaml
