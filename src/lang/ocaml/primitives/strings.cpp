// Strings: bit strings of whole bytes. The bytes of one of the input are known one by one; an index must be known.

#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/compare.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

int64_t size_of(Value string) { return static_cast<int64_t>(string.as_bits()->size / 8); }
int64_t byte_at(Value string, uint64_t index) { return static_cast<unsigned char>(string_of(string)[index]); }

Value length(Context&, const Value* a) { return integer(size_of(a[0])); }
Value get(Context& context, const Value* a) {
  if (a[1].payload() >= static_cast<uint64_t>(size_of(a[0]))) return out_of_bounds(context);
  return integer(byte_at(a[0], a[1].payload()));
}
Value get_unsafe(Context& context, const Value* a) {
  // There is a zero behind every string.
  if (a[1].payload() == static_cast<uint64_t>(size_of(a[0]))) return integer(0);
  if (a[1].payload() > static_cast<uint64_t>(size_of(a[0]))) {
    return context.unsupported("an unsafe access beyond the bounds of a string");
  }
  return integer(byte_at(a[0], a[1].payload()));
}

template <uint32_t bytes>
Value load(Context& context, const Value* a) {
  uint64_t size = static_cast<uint64_t>(size_of(a[0]));
  if (a[1].payload() > size || size - a[1].payload() < bytes) return out_of_bounds(context);
  uint64_t number = 0;
  for (uint32_t i = 0; i < bytes; ++i) number |= static_cast<uint64_t>(byte_at(a[0], a[1].payload() + i)) << (8 * i);
  if (bytes == 2) return integer(static_cast<int64_t>(number));
  if (bytes == 4) return make_boxed(context.arena(), names::int32(), static_cast<int32_t>(number));
  return make_boxed(context.arena(), names::int64(), static_cast<int64_t>(number));
}

int order_of(Value left, Value right) {
  int order = string_of(left).compare(string_of(right));
  return (order > 0) - (order < 0);
}
Value is_equal(Context&, const Value* a) { return Value::boolean(string_of(a[0]) == string_of(a[1])); }
Value is_not_equal(Context&, const Value* a) { return Value::boolean(string_of(a[0]) != string_of(a[1])); }
Value is_less(Context&, const Value* a) { return Value::boolean(order_of(a[0], a[1]) < 0); }
Value is_greater(Context&, const Value* a) { return Value::boolean(order_of(a[0], a[1]) > 0); }
Value is_at_most(Context&, const Value* a) { return Value::boolean(order_of(a[0], a[1]) <= 0); }
Value is_at_least(Context&, const Value* a) { return Value::boolean(order_of(a[0], a[1]) >= 0); }
Value compare(Context&, const Value* a) { return integer(order_of(a[0], a[1])); }

// ---- Symbolic halves

Value length_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Value result = primitive.function(context, a);
  if (a[0].is_concrete()) return result;
  return trace.with_term(result, trace.byte_size_term(trace.pieces_of(a[0]), Rounding::Down));
}

Value get_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  Value known[] = {a[0], a[1]};
  TermTable& terms = trace.terms();
  if (!a[1].is_concrete()) {
    TermId number = trace.term_of(a[1]);
    TermId size =
        a[0].is_concrete() ? terms.integer(size_of(a[0])) : trace.byte_size_term(trace.pieces_of(a[0]), Rounding::Down);
    TermId is_out = terms.make(Operator::Or, {terms.make(Operator::Less, {number, terms.integer(0)}),
                                              terms.make(Operator::LessOrEqual, {size, number})});
    bool is_out_here = a[1].payload() >= static_cast<uint64_t>(size_of(a[0]));
    if (trace.ask_condition(is_out, is_out_here)) return primitive.function(context, a);
    known[1] = trace.ask_value(context, a[1]);
  }
  if (a[0].is_concrete() || known[1].as_integer() < 0) return primitive.function(context, known);
  uint64_t index = known[1].payload();
  PieceList pieces = trace.pieces_of(a[0]);
  bool is_there = index < static_cast<uint64_t>(size_of(a[0]));
  if (!trace.ask_room(pieces, (index + 1) * 8, is_there)) return primitive.function(context, known);
  PieceList byte = trace.part(trace.pieces_of(a[0]), index * 8, 8);
  return trace.with_term(primitive.function(context, known), trace.store().number_in(byte, false));
}

template <bool negated>
Value equal_symbolically(Context&, Trace& trace, const Primitive&, const Value* a) {
  return Value::boolean(trace.ask_equal(a[0], a[1]) != negated);
}

Value compare_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  if (a[0].is_concrete() && a[1].is_concrete()) return primitive.function(context, a);
  return integer(static_cast<int64_t>(compare_strings(trace, a[0], a[1], Wanted::Order)) -
                 static_cast<int64_t>(Order::Equal));
}

// Whether the order is one of two.
template <Order one, Order other>
Value order_symbolically(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  if (a[0].is_concrete() && a[1].is_concrete()) return primitive.function(context, a);
  Order order = compare_strings(trace, a[0], a[1], Wanted::Order);
  return Value::boolean(order == one || order == other);
}

} // namespace

void register_strings(PrimitiveRegistry& registry) {
  add(registry, "ocaml.stringlength", 1, length, length_symbolically);
  add(registry, "caml_ml_string_length", 1, length, length_symbolically);
  add(registry, "ocaml.stringrefs", 2, get, get_symbolically, {.faults = "Invalid_argument"});
  add(registry, "ocaml.stringrefu", 2, get_unsafe, get_symbolically);
  add(registry, "caml_string_get", 2, get, get_symbolically);
  add(registry, "ocaml.string_load_16", 2, load<2>);
  add(registry, "ocaml.string_load_32", 2, load<4>);
  add(registry, "ocaml.string_load_64", 2, load<8>);
  add(registry, "caml_string_get16", 2, load<2>);
  add(registry, "caml_string_get32", 2, load<4>);
  add(registry, "caml_string_get64", 2, load<8>);
  add(registry, "caml_string_equal", 2, is_equal, equal_symbolically<false>);
  add(registry, "caml_string_notequal", 2, is_not_equal, equal_symbolically<true>);
  add(registry, "caml_string_lessthan", 2, is_less, order_symbolically<Order::Less, Order::Less>);
  add(registry, "caml_string_greaterthan", 2, is_greater, order_symbolically<Order::Greater, Order::Greater>);
  add(registry, "caml_string_lessequal", 2, is_at_most, order_symbolically<Order::Less, Order::Equal>);
  add(registry, "caml_string_greaterequal", 2, is_at_least, order_symbolically<Order::Greater, Order::Equal>);
  add(registry, "caml_string_compare", 2, compare, compare_symbolically);
}

} // namespace assay::ocaml
