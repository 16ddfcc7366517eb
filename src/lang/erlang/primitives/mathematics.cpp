// The module math: functions of floats by the C library, which is also what erl calls. A result that is not finite, and
// a number that is too large for a float, is badarith; what is no number at all is badarg.

#include <cmath>

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/numbers.h"

namespace assay::erlang {

namespace {

bool is_number(Value value) { return value.is_integer() || value.is(Kind::Float); }

// The argument as a float; nothing when that failed and a fault was raised.
std::optional<double> argument(Context& context, Value value) {
  if (!is_number(value)) {
    badarg(context);
    return std::nullopt;
  }
  auto number = to_float(value);
  if (!number) badarith(context);
  return number;
}

template <double (*function)(double)>
Value function_of_one(Context& context, const Value* arguments) {
  auto number = argument(context, arguments[0]);
  return number ? float_result(context, function(*number)) : Value::fault();
}

template <double (*function)(double, double)>
Value function_of_two(Context& context, const Value* arguments) {
  auto left = argument(context, arguments[0]);
  if (!left) return Value::fault();
  auto right = argument(context, arguments[1]);
  return right ? float_result(context, function(*left, *right)) : Value::fault();
}

} // namespace

void register_mathematics(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg badarith");
  add("math:acos/1", 1, function_of_one<std::acos>);
  add("math:acosh/1", 1, function_of_one<std::acosh>);
  add("math:asin/1", 1, function_of_one<std::asin>);
  add("math:asinh/1", 1, function_of_one<std::asinh>);
  add("math:atan/1", 1, function_of_one<std::atan>);
  add("math:atan2/2", 2, function_of_two<std::atan2>);
  add("math:atanh/1", 1, function_of_one<std::atanh>);
  add("math:ceil/1", 1, function_of_one<std::ceil>);
  add("math:cos/1", 1, function_of_one<std::cos>);
  add("math:cosh/1", 1, function_of_one<std::cosh>);
  add("math:erf/1", 1, function_of_one<std::erf>);
  add("math:erfc/1", 1, function_of_one<std::erfc>);
  add("math:exp/1", 1, function_of_one<std::exp>);
  add("math:floor/1", 1, function_of_one<std::floor>);
  add("math:fmod/2", 2, function_of_two<std::fmod>);
  add("math:log/1", 1, function_of_one<std::log>);
  add("math:log10/1", 1, function_of_one<std::log10>);
  add("math:log2/1", 1, function_of_one<std::log2>);
  add("math:pow/2", 2, function_of_two<std::pow>);
  add("math:sin/1", 1, function_of_one<std::sin>);
  add("math:sinh/1", 1, function_of_one<std::sinh>);
  add("math:sqrt/1", 1, function_of_one<std::sqrt>);
  add("math:tan/1", 1, function_of_one<std::tan>);
  add("math:tanh/1", 1, function_of_one<std::tanh>);
}

} // namespace assay::erlang
