// Tuples: reading, and making changed copies. Positions count from 1.

#include <algorithm>

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/exception.h"

namespace assay::erlang {

namespace {

// The index from 0 of a position within 1 … count; nothing for any other value.
std::optional<uint32_t> index_within(Value position, uint64_t count) {
  if (!position.is(Kind::Integer) || position.as_integer() < 1) return std::nullopt;
  auto number = static_cast<uint64_t>(position.as_integer());
  if (number > count) return std::nullopt;
  return static_cast<uint32_t>(number - 1);
}

std::optional<uint32_t> index_in(Value position, Value tuple) {
  if (!tuple.is(Kind::Tuple)) return std::nullopt;
  return index_within(position, tuple.arity());
}

// Room for the elements of a new tuple; null if the run has been ended.
Value* new_elements(Context& context, uint64_t arity) {
  if (!context.can_allocate(arity * sizeof(Value))) return nullptr;
  return context.arena().allocate_array<Value>(std::max<size_t>(arity, 1));
}

Value element(Context& context, const Value* arguments) {
  auto index = index_in(arguments[0], arguments[1]);
  return index ? arguments[1].elements()[*index] : badarg(context);
}

Value set_element(Context& context, const Value* arguments) {
  Value tuple = arguments[1];
  auto index = index_in(arguments[0], tuple);
  if (!index) return badarg(context);
  Value* elements = new_elements(context, tuple.arity());
  if (elements == nullptr) return Value::fault();
  std::copy_n(tuple.elements(), tuple.arity(), elements);
  elements[*index] = arguments[2];
  return Value::tuple(elements, tuple.arity());
}

Value tuple_size(Context& context, const Value* arguments) {
  return arguments[0].is(Kind::Tuple) ? Value::integer(arguments[0].arity()) : badarg(context);
}

// Of a tuple, or the whole bytes of a bit string.
Value size(Context& context, const Value* arguments) {
  if (arguments[0].is(Kind::Bits)) return Value::integer(static_cast<int64_t>(arguments[0].as_bits()->size / 8));
  return tuple_size(context, arguments);
}

std::optional<uint32_t> arity_of(Value value) {
  if (!value.is(Kind::Integer) || value.as_integer() < 0 || value.as_integer() > int64_t{largest_arity}) {
    return std::nullopt;
  }
  return static_cast<uint32_t>(value.as_integer());
}

Value make_filled(Context& context, uint32_t arity, Value fill, Value*& elements) {
  elements = new_elements(context, arity);
  if (elements == nullptr) return Value::fault();
  std::fill_n(elements, arity, fill);
  return Value::tuple(elements, arity);
}

Value make_tuple_filled(Context& context, const Value* arguments) {
  auto arity = arity_of(arguments[0]);
  if (!arity) return badarg(context);
  Value* elements = nullptr;
  return make_filled(context, *arity, arguments[1], elements);
}

// The third argument lists {Position, Value}; later ones win.
Value make_tuple_with(Context& context, const Value* arguments) {
  auto arity = arity_of(arguments[0]);
  if (!arity) return badarg(context);
  Value* elements = nullptr;
  Value tuple = make_filled(context, *arity, arguments[1], elements);
  if (tuple.is_fault()) return tuple;
  Value rest = arguments[2];
  for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    Value pair = rest.as_cons()->head;
    if (!pair.is(Kind::Tuple) || pair.arity() != 2) return badarg(context);
    auto index = index_within(pair.elements()[0], *arity);
    if (!index) return badarg(context);
    elements[*index] = pair.elements()[1];
  }
  return rest.is(Kind::Nil) ? tuple : badarg(context);
}

Value with_inserted(Context& context, Value tuple, uint32_t index, Value value) {
  if (tuple.arity() == largest_arity) return badarg(context);
  Value* elements = new_elements(context, uint64_t{tuple.arity()} + 1);
  if (elements == nullptr) return Value::fault();
  std::copy_n(tuple.elements(), index, elements);
  elements[index] = value;
  std::copy(tuple.elements() + index, tuple.elements() + tuple.arity(), elements + index + 1);
  return Value::tuple(elements, tuple.arity() + 1);
}

Value append_element(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Tuple)) return badarg(context);
  return with_inserted(context, arguments[0], arguments[0].arity(), arguments[1]);
}

Value insert_element(Context& context, const Value* arguments) {
  if (!arguments[1].is(Kind::Tuple)) return badarg(context);
  auto index = index_within(arguments[0], uint64_t{arguments[1].arity()} + 1);
  return index ? with_inserted(context, arguments[1], *index, arguments[2]) : badarg(context);
}

Value delete_element(Context& context, const Value* arguments) {
  Value tuple = arguments[1];
  auto index = index_in(arguments[0], tuple);
  if (!index) return badarg(context);
  Value* elements = new_elements(context, tuple.arity());
  if (elements == nullptr) return Value::fault();
  std::copy_n(tuple.elements(), *index, elements);
  std::copy(tuple.elements() + *index + 1, tuple.elements() + tuple.arity(), elements + *index);
  return Value::tuple(elements, tuple.arity() - 1);
}

Value list_to_tuple(Context& context, const Value* arguments) {
  uint64_t count = 0;
  Value rest = arguments[0];
  for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) ++count;
  if (!rest.is(Kind::Nil) || count > largest_arity) return badarg(context);
  Value* elements = new_elements(context, count);
  if (elements == nullptr) return Value::fault();
  Value* next = elements;
  for (rest = arguments[0]; rest.is(Kind::Cons); rest = rest.as_cons()->tail) *next++ = rest.as_cons()->head;
  return Value::tuple(elements, static_cast<uint32_t>(count));
}

Value tuple_to_list(Context& context, const Value* arguments) {
  Value tuple = arguments[0];
  if (!tuple.is(Kind::Tuple)) return badarg(context);
  if (!context.can_allocate(tuple.arity() * sizeof(ConsObject))) return Value::fault();
  return make_list(context.arena(), {tuple.elements(), tuple.arity()});
}

} // namespace

void register_tuples(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg");
  add("erlang:element/2", 2, element);
  add("erlang:setelement/3", 3, set_element);
  add("erlang:tuple_size/1", 1, tuple_size);
  add("erlang:size/1", 1, size);
  add("erlang:make_tuple/2", 2, make_tuple_filled);
  add("erlang:make_tuple/3", 3, make_tuple_with);
  add("erlang:append_element/2", 2, append_element);
  add("erlang:insert_element/3", 3, insert_element);
  add("erlang:delete_element/2", 2, delete_element);
  add("erlang:list_to_tuple/1", 1, list_to_tuple);
  add("erlang:tuple_to_list/1", 1, tuple_to_list);
}

} // namespace assay::erlang
