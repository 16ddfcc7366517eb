// Arithmetic: + - * / div rem, operations on bits, shifts, rounding. An operation on two small integers is done in
// 64 bits when the result fits; otherwise by big integers. If either operand is a float, both become floats.

#include <cmath>

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/numbers.h"

namespace assay::erlang {

namespace {

bool both_small(const Value* arguments) { return arguments[0].is(Kind::Integer) && arguments[1].is(Kind::Integer); }

bool both_integers(const Value* arguments) { return arguments[0].is_integer() && arguments[1].is_integer(); }

// Both as floats, or nothing: not numbers, or too large.
struct Floats {
  double left;
  double right;
};
std::optional<Floats> both_floats(const Value* arguments) {
  auto left = to_float(arguments[0]);
  auto right = to_float(arguments[1]);
  if (!left || !right) return std::nullopt;
  return Floats{*left, *right};
}

template <bool (*small)(int64_t, int64_t, int64_t*), BigInteger (*big)(const IntegerView&, const IntegerView&),
          double (*floating)(double, double)>
Value arithmetic(Context& context, const Value* arguments) {
  int64_t result = 0;
  if (both_small(arguments) && !small(arguments[0].as_integer(), arguments[1].as_integer(), &result)) {
    return Value::integer(result);
  }
  if (both_integers(arguments)) {
    return integer_result(context, big(view_integer(arguments[0]), view_integer(arguments[1])));
  }
  auto floats = both_floats(arguments);
  return floats ? float_result(context, floating(floats->left, floats->right)) : badarith(context);
}

bool add_small(int64_t left, int64_t right, int64_t* result) { return __builtin_add_overflow(left, right, result); }
bool subtract_small(int64_t left, int64_t right, int64_t* result) {
  return __builtin_sub_overflow(left, right, result);
}
bool multiply_small(int64_t left, int64_t right, int64_t* result) {
  return __builtin_mul_overflow(left, right, result);
}
double add_floats(double left, double right) { return left + right; }
double subtract_floats(double left, double right) { return left - right; }
double multiply_floats(double left, double right) { return left * right; }

Value multiply_values(Context& context, const Value* arguments) {
  // A product of n and m limbs has at least n + m - 1: no need to make one that is beyond the limit.
  if (both_integers(arguments) && !both_small(arguments)) {
    size_t limbs = view_integer(arguments[0]).magnitude().size() + view_integer(arguments[1]).magnitude().size();
    if (limbs > most_limbs + 1) return system_limit(context);
  }
  return arithmetic<multiply_small, multiply, multiply_floats>(context, arguments);
}

Value divide_floats(Context& context, const Value* arguments) {
  auto floats = both_floats(arguments);
  if (!floats || floats->right == 0) return badarith(context);
  return float_result(context, floats->left / floats->right);
}

Value divide_integers(Context& context, const Value* arguments) {
  if (!both_integers(arguments) || arguments[1].same(Value::integer(0))) return badarith(context);
  if (both_small(arguments) && arguments[1].as_integer() != -1) {
    return Value::integer(arguments[0].as_integer() / arguments[1].as_integer());
  }
  return integer_result(context, divide(view_integer(arguments[0]), view_integer(arguments[1])));
}

Value remainder_of_integers(Context& context, const Value* arguments) {
  if (!both_integers(arguments) || arguments[1].same(Value::integer(0))) return badarith(context);
  if (both_small(arguments)) {
    // The smallest integer by -1 is beyond 64 bits, for the processor too.
    if (arguments[1].as_integer() == -1) return Value::integer(0);
    return Value::integer(arguments[0].as_integer() % arguments[1].as_integer());
  }
  return integer_result(context, remainder(view_integer(arguments[0]), view_integer(arguments[1])));
}

Value negate_value(Context& context, const Value* arguments) {
  Value number = arguments[0];
  if (number.is(Kind::Float)) return Value::floating(-number.as_float());
  if (!number.is_integer()) return badarith(context);
  return integer_result(context, negate(view_integer(number)));
}

Value plus(Context& context, const Value* arguments) {
  return arguments[0].is_integer() || arguments[0].is(Kind::Float) ? arguments[0] : badarith(context);
}

template <int64_t (*small)(int64_t, int64_t), BigInteger (*big)(const IntegerView&, const IntegerView&)>
Value bitwise(Context& context, const Value* arguments) {
  if (both_small(arguments)) return Value::integer(small(arguments[0].as_integer(), arguments[1].as_integer()));
  if (!both_integers(arguments)) return badarith(context);
  return integer_result(context, big(view_integer(arguments[0]), view_integer(arguments[1])));
}
int64_t and_small(int64_t left, int64_t right) { return left & right; }
int64_t or_small(int64_t left, int64_t right) { return left | right; }
int64_t xor_small(int64_t left, int64_t right) { return left ^ right; }

Value bit_not_value(Context& context, const Value* arguments) {
  if (arguments[0].is(Kind::Integer)) return Value::integer(~arguments[0].as_integer());
  if (!arguments[0].is_integer()) return badarith(context);
  return integer_result(context, bit_not(view_integer(arguments[0])));
}

enum class Direction : uint8_t { Left, Right };

// A negative count shifts the other way.
Value shift(Context& context, const Value* arguments, Direction direction) {
  if (!both_integers(arguments)) return badarith(context);
  IntegerView number = view_integer(arguments[0]);
  IntegerView count = view_integer(arguments[1]);
  if (number.sign() == 0 || count.sign() == 0) return arguments[0];
  if (count.sign() < 0) direction = direction == Direction::Left ? Direction::Right : Direction::Left;
  std::span<const uint64_t> magnitude = count.magnitude();
  if (direction == Direction::Right) {
    if (magnitude.size() > 1 || magnitude[0] >= number.bit_length() + 1) {
      return Value::integer(number.sign() < 0 ? -1 : 0);
    }
    return integer_result(context, shift_right(number, magnitude[0]));
  }
  constexpr size_t most_bits = most_limbs * 64;
  if (magnitude.size() > 1 || magnitude[0] > most_bits - number.bit_length()) return system_limit(context);
  return integer_result(context, shift_left(number, magnitude[0]));
}

Value shift_left_value(Context& context, const Value* arguments) { return shift(context, arguments, Direction::Left); }
Value shift_right_value(Context& context, const Value* arguments) {
  return shift(context, arguments, Direction::Right);
}

Value absolute(Context& context, const Value* arguments) {
  Value number = arguments[0];
  // OTP 25 looks at `< 0`, so the sign of -0.0 stays.
  if (number.is(Kind::Float)) return number.as_float() < 0 ? Value::floating(-number.as_float()) : number;
  if (!number.is_integer()) return badarg(context);
  return view_integer(number).sign() < 0 ? integer_result(context, negate(view_integer(number))) : number;
}

Value float_value(Context& context, const Value* arguments) {
  auto number = to_float(arguments[0]);
  return number ? Value::floating(*number) : badarg(context);
}

template <double (*rounded)(double)>
Value to_integer(Context& context, const Value* arguments) {
  if (arguments[0].is_integer()) return arguments[0];
  if (!arguments[0].is(Kind::Float)) return badarg(context);
  double number = rounded(arguments[0].as_float());
  if (std::fabs(number) < 0x1p63) return Value::integer(static_cast<int64_t>(number));
  return integer_result(context, BigInteger::from_double(number));
}

} // namespace

void register_arithmetic(PrimitiveRegistry& registry) {
  PrimitiveFamily add_operator(registry, "badarith system_limit");
  add_operator("erlang:+/2", 2, arithmetic<add_small, add, add_floats>, FastPath::Add);
  add_operator("erlang:-/2", 2, arithmetic<subtract_small, subtract, subtract_floats>, FastPath::Subtract);
  add_operator("erlang:*/2", 2, multiply_values, FastPath::Multiply);
  add_operator("erlang://2", 2, divide_floats);
  add_operator("erlang:div/2", 2, divide_integers);
  add_operator("erlang:rem/2", 2, remainder_of_integers);
  add_operator("erlang:-/1", 1, negate_value);
  add_operator("erlang:+/1", 1, plus);
  add_operator("erlang:band/2", 2, bitwise<and_small, bit_and>, FastPath::BitAnd);
  add_operator("erlang:bor/2", 2, bitwise<or_small, bit_or>, FastPath::BitOr);
  add_operator("erlang:bxor/2", 2, bitwise<xor_small, bit_xor>, FastPath::BitXor);
  add_operator("erlang:bnot/1", 1, bit_not_value);
  add_operator("erlang:bsl/2", 2, shift_left_value);
  add_operator("erlang:bsr/2", 2, shift_right_value);
  PrimitiveFamily add_function(registry, "badarg");
  add_function("erlang:abs/1", 1, absolute);
  add_function("erlang:float/1", 1, float_value);
  add_function("erlang:trunc/1", 1, to_integer<std::trunc>);
  add_function("erlang:round/1", 1, to_integer<std::round>);
  add_function("erlang:floor/1", 1, to_integer<std::floor>);
  add_function("erlang:ceil/1", 1, to_integer<std::ceil>);
  register_mathematics(registry);
}

} // namespace assay::erlang
