// The tests of type, and the strict operators on booleans.

#include "input/canonical_function.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/opaque.h"

namespace assay::erlang {

namespace {

template <bool (*test)(Value)>
Value type_test(Context&, const Value* arguments) {
  return Value::boolean(test(arguments[0]));
}

template <Kind kind>
bool is_kind(Value value) {
  return value.is(kind);
}
bool is_integer(Value value) { return value.is_integer(); }
bool is_number(Value value) { return value.is_integer() || value.is(Kind::Float); }
bool is_list(Value value) { return value.is(Kind::Cons) || value.is(Kind::Nil); }
bool is_boolean(Value value) { return value.is_boolean(); }

Value is_function_of_arity(Context& context, const Value* arguments) {
  Value arity = arguments[1];
  if (!arity.is_integer()) return badarg(context);
  if (arity.is(Kind::BigInteger)) return arity.as_big_integer()->size < 0 ? badarg(context) : Value::boolean(false);
  if (arity.as_integer() < 0) return badarg(context);
  return Value::boolean(is_function(arguments[0]) &&
                        arity_of_function(arguments[0]).value_or(0) == static_cast<uint64_t>(arity.as_integer()));
}

bool is_tagged_tuple(Value value, Value tag) {
  return value.is(Kind::Tuple) && value.arity() > 0 && value.elements()[0].same(tag);
}

Value is_record(Context& context, const Value* arguments) {
  if (!arguments[1].is(Kind::Symbol)) return badarg(context);
  return Value::boolean(is_tagged_tuple(arguments[0], arguments[1]));
}

// A size that erl could not keep in one word beside a tag of four bits is not even looked at.
bool is_small(Value value) {
  constexpr int64_t limit = int64_t{1} << 59;
  return value.is(Kind::Integer) && value.as_integer() >= -limit && value.as_integer() < limit;
}

Value is_record_of_size(Context& context, const Value* arguments) {
  if (!arguments[1].is(Kind::Symbol) || !is_small(arguments[2])) return badarg(context);
  return Value::boolean(is_tagged_tuple(arguments[0], arguments[1]) &&
                        arguments[0].arity() == arguments[2].as_integer());
}

template <bool (*operation)(bool, bool)>
Value boolean_operator(Context& context, const Value* arguments) {
  if (!arguments[0].is_boolean() || !arguments[1].is_boolean()) return badarg(context);
  return Value::boolean(operation(arguments[0].is_true(), arguments[1].is_true()));
}
bool both(bool left, bool right) { return left && right; }
bool either(bool left, bool right) { return left || right; }
bool one(bool left, bool right) { return left != right; }

Value not_value(Context& context, const Value* arguments) {
  return arguments[0].is_boolean() ? Value::boolean(arguments[0].is_false()) : badarg(context);
}

} // namespace

void register_type_tests(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("erlang:is_atom/1", 1, type_test<is_kind<Kind::Symbol>>);
  add("erlang:is_binary/1", 1, type_test<is_binary>);
  add("erlang:is_bitstring/1", 1, type_test<is_kind<Kind::Bits>>);
  add("erlang:is_boolean/1", 1, type_test<is_boolean>);
  add("erlang:is_float/1", 1, type_test<is_kind<Kind::Float>>);
  add("erlang:is_function/1", 1, type_test<is_function>);
  add("erlang:is_function/2", 2, is_function_of_arity, "badarg");
  add("erlang:is_integer/1", 1, type_test<is_integer>);
  add("erlang:is_list/1", 1, type_test<is_list>);
  add("erlang:is_map/1", 1, type_test<is_kind<Kind::Map>>);
  add("erlang:is_number/1", 1, type_test<is_number>);
  add("erlang:is_pid/1", 1, type_test<is_pid>);
  add("erlang:is_port/1", 1, type_test<is_port>);
  add("erlang:is_record/2", 2, is_record, "badarg");
  add("erlang:is_record/3", 3, is_record_of_size, "badarg");
  add("erlang:is_reference/1", 1, type_test<is_reference>);
  add("erlang:is_tuple/1", 1, type_test<is_kind<Kind::Tuple>>);
  add("erlang:and/2", 2, boolean_operator<both>, "badarg");
  add("erlang:or/2", 2, boolean_operator<either>, "badarg");
  add("erlang:xor/2", 2, boolean_operator<one>, "badarg");
  add("erlang:not/1", 1, not_value, "badarg");
}

} // namespace assay::erlang
