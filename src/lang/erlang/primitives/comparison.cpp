// The eight comparisons, max and min.

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/compare.h"

namespace assay::erlang {

namespace {

Value exactly_equal_value(Context&, const Value* arguments) {
  return Value::boolean(exactly_equal(arguments[0], arguments[1]));
}
Value exactly_different(Context&, const Value* arguments) {
  return Value::boolean(!exactly_equal(arguments[0], arguments[1]));
}
Value equal_value(Context&, const Value* arguments) { return Value::boolean(equal(arguments[0], arguments[1])); }
Value different(Context&, const Value* arguments) { return Value::boolean(!equal(arguments[0], arguments[1])); }
Value less(Context&, const Value* arguments) { return Value::boolean(compare(arguments[0], arguments[1]) < 0); }
Value less_or_equal(Context&, const Value* arguments) {
  return Value::boolean(compare(arguments[0], arguments[1]) <= 0);
}
Value greater(Context&, const Value* arguments) { return Value::boolean(compare(arguments[0], arguments[1]) > 0); }
Value greater_or_equal(Context&, const Value* arguments) {
  return Value::boolean(compare(arguments[0], arguments[1]) >= 0);
}
// Of two that are equal, such as 1 and 1.0, the first.
Value maximum(Context&, const Value* arguments) {
  return compare(arguments[0], arguments[1]) < 0 ? arguments[1] : arguments[0];
}
Value minimum(Context&, const Value* arguments) {
  return compare(arguments[0], arguments[1]) > 0 ? arguments[1] : arguments[0];
}

} // namespace

void register_comparison(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("erlang:=:=/2", 2, exactly_equal_value, FastPath::Equal);
  add("erlang:=/=/2", 2, exactly_different, FastPath::NotEqual);
  add("erlang:==/2", 2, equal_value, FastPath::Equal);
  add("erlang:/=/2", 2, different, FastPath::NotEqual);
  add("erlang:</2", 2, less, FastPath::Less);
  add("erlang:=</2", 2, less_or_equal, FastPath::LessOrEqual);
  add("erlang:>/2", 2, greater, FastPath::Greater);
  add("erlang:>=/2", 2, greater_or_equal, FastPath::GreaterOrEqual);
  add("erlang:max/2", 2, maximum);
  add("erlang:min/2", 2, minimum);
}

} // namespace assay::erlang
