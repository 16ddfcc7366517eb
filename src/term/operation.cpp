#include "term/operation.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "term/decimal.h"

namespace assay::term {

namespace {

const Number& number(const Datum& datum) { return std::get<Number>(datum); }
double real(const Datum& datum) { return std::get<double>(datum); }

Datum finite(double result) { return std::isfinite(result) ? Datum(result) : Datum(); }

Datum to_float(const Number& integer) {
  std::optional<double> result = to_double_by_limbs(integer.view());
  return result ? Datum(*result) : Datum();
}

// `decisive` is the value that settles it: false for And, true for Or.
Datum junction(std::span<const Datum> operands, bool decisive) {
  bool known = true;
  for (const Datum& operand : operands) {
    if (!has_value(operand)) {
      known = false;
    } else if (std::get<bool>(operand) == decisive) {
      return decisive;
    }
  }
  return known ? Datum(!decisive) : Datum();
}

bool equal(const Datum& left, const Datum& right) {
  if (const Number* integer = std::get_if<Number>(&left)) return *integer == number(right);
  if (const double* floating = std::get_if<double>(&left)) return *floating == real(right);
  return std::get<bool>(left) == std::get<bool>(right);
}

bool less(const Datum& left, const Datum& right) {
  if (const Number* integer = std::get_if<Number>(&left)) return *integer < number(right);
  return real(left) < real(right);
}

Datum shifted(const Number& number, const Number& count, bool left) {
  if (!count.is_small() || count.small() < 0 || count.small() > most_shift) return {};
  auto distance = static_cast<uint32_t>(count.small());
  return left ? number * Number::power_of_two(distance) : floor_quotient(number, Number::power_of_two(distance));
}

template <typename Small, typename Big>
Number by_bits(const Number& left, const Number& right, Small on_small, Big on_big) {
  if (left.is_small() && right.is_small()) return Number(on_small(left.small(), right.small()));
  return Number(on_big(left.view(), right.view()));
}

Datum from_integer(const Number& integer, uint32_t width) {
  if (width == 32) {
    if (!integer.is_small()) return {};
    return static_cast<double>(static_cast<float>(integer.small()));
  }
  std::optional<double> nearest = to_double_by_limbs(integer.view());
  if (nearest) return *nearest;
  return integer.sign() < 0 ? -INFINITY : INFINITY;
}

Number to_integer(double number, uint32_t width) {
  if (std::isnan(number)) return 0;
  double limit = std::ldexp(1.0, static_cast<int>(width) - 1);
  if (number >= limit) return Number::power_of_two(width - 1) - 1;
  if (number <= -limit) return -Number::power_of_two(width - 1);
  return Number::from_double(number);
}

// As the machine has it, whatever the operands.
Datum ieee(Operator op, uint32_t parameter, std::span<const Datum> operands) {
  const Datum& first = operands[0];
  const Datum& second = operands[operands.size() - 1];
  auto left = [&] { return real(first); };
  auto right = [&] { return real(second); };
  switch (op) {
    case Operator::IeeeEqual: return left() == right();
    case Operator::IeeeLess: return left() < right();
    case Operator::IeeeLessOrEqual: return left() <= right();
    case Operator::IeeeAdd: return with_one_nan(left() + right());
    case Operator::IeeeSubtract: return with_one_nan(left() - right());
    case Operator::IeeeMultiply: return with_one_nan(left() * right());
    case Operator::IeeeDivide: return with_one_nan(left() / right());
    case Operator::IeeeRemainder: return with_one_nan(std::fmod(left(), right()));
    case Operator::IeeeNegate: return with_one_nan(-left());
    case Operator::IeeeAbsolute: return with_one_nan(std::fabs(left()));
    case Operator::IeeeSquareRoot: return with_one_nan(std::sqrt(left()));
    case Operator::IeeeFloor: return with_one_nan(std::floor(left()));
    case Operator::IeeeCeiling: return with_one_nan(std::ceil(left()));
    case Operator::IeeeRound: return with_one_nan(std::nearbyint(left()));
    case Operator::ToSingle: return with_one_nan(static_cast<double>(static_cast<float>(left())));
    case Operator::IeeeFromInteger: return from_integer(number(first), parameter);
    case Operator::DoubleFromBits: {
      Number bits = number(first).wrapped(64);
      return with_one_nan(std::bit_cast<double>(bits.small()));
    }
    case Operator::SingleFromBits: {
      auto bits = static_cast<int32_t>(number(first).wrapped(32).small());
      return with_one_nan(static_cast<double>(std::bit_cast<float>(bits)));
    }
    case Operator::IeeeToInteger: return to_integer(left(), parameter);
    case Operator::DoubleBits: return Number(std::bit_cast<int64_t>(left()));
    case Operator::SingleBits: return Number(std::bit_cast<int32_t>(static_cast<float>(left())));
    default: return {};
  }
}

bool all_finite(std::span<const Datum> operands) {
  return std::ranges::all_of(operands, [](const Datum& operand) {
    const double* floating = std::get_if<double>(&operand);
    return floating == nullptr || std::isfinite(*floating);
  });
}

Datum strict(Operator op, uint32_t parameter, std::span<const Datum> operands) {
  const Datum& left = operands[0];
  const Datum& right = operands[operands.size() - 1];
  switch (op) {
    case Operator::Not: return !std::get<bool>(left);
    case Operator::Equal: return equal(left, right);
    case Operator::Less: return less(left, right);
    case Operator::LessOrEqual: return !less(right, left);
    case Operator::Add: return number(left) + number(right);
    case Operator::Subtract: return number(left) - number(right);
    case Operator::Multiply: return number(left) * number(right);
    case Operator::Negate: return -number(left);
    case Operator::Divide: return number(right).is_zero() ? Datum() : Datum(quotient(number(left), number(right)));
    case Operator::Remainder: return number(right).is_zero() ? Datum() : Datum(remainder(number(left), number(right)));
    case Operator::Wrap: return number(left).wrapped(parameter);
    case Operator::Truncate: return Number::from_double(real(left));
    case Operator::Scaled: return scaled(real(left), parameter);
    case Operator::Significand: return decimal_of(real(left), parameter).significand;
    case Operator::Exponent: return Number(decimal_of(real(left), parameter).exponent);
    case Operator::IsNegative: return std::signbit(real(left));
    case Operator::FloatAdd: return finite(real(left) + real(right));
    case Operator::FloatSubtract: return finite(real(left) - real(right));
    case Operator::FloatMultiply: return finite(real(left) * real(right));
    case Operator::FloatDivide: return real(right) == 0 ? Datum() : finite(real(left) / real(right));
    case Operator::FloatNegate: return -real(left);
    case Operator::ToFloat: return to_float(number(left));
    case Operator::MixedEqual: return compare(number(left), real(right)) == 0;
    case Operator::MixedLess: return compare(number(left), real(right)) < 0;
    case Operator::MixedGreater: return compare(number(left), real(right)) > 0;
    case Operator::Overflows: {
      auto operation = static_cast<Operator>(parameter);
      if (operation == Operator::FloatDivide && real(right) == 0) return {};
      return !has_value(strict(operation, 0, operands));
    }
    case Operator::BitAnd:
      return by_bits(number(left), number(right), [](int64_t a, int64_t b) { return a & b; }, bit_and);
    case Operator::BitOr:
      return by_bits(number(left), number(right), [](int64_t a, int64_t b) { return a | b; }, bit_or);
    case Operator::BitXor:
      return by_bits(number(left), number(right), [](int64_t a, int64_t b) { return a ^ b; }, bit_xor);
    case Operator::ShiftLeft:
    case Operator::ShiftRight: return shifted(number(left), number(right), op == Operator::ShiftLeft);
    default: return {};
  }
}

} // namespace

double with_one_nan(double number) { return std::isnan(number) ? std::numeric_limits<double>::quiet_NaN() : number; }

Datum datum_of(const Scalar& scalar) {
  if (const BigInteger* integer = std::get_if<BigInteger>(&scalar)) return Number(*integer);
  if (const double* floating = std::get_if<double>(&scalar)) return with_one_nan(*floating);
  return std::get<bool>(scalar);
}

Scalar scalar_of(const Datum& datum) {
  if (const Number* integer = std::get_if<Number>(&datum)) return integer->big();
  if (const double* floating = std::get_if<double>(&datum)) return *floating;
  return std::get<bool>(datum);
}

Datum apply(Operator op, uint32_t parameter, std::span<const Datum> operands) {
  if (op == Operator::And || op == Operator::Or) return junction(operands, op == Operator::Or);
  if (op == Operator::IfThenElse) {
    if (!has_value(operands[0])) return {};
    return operands[std::get<bool>(operands[0]) ? 1 : 2];
  }
  for (const Datum& operand : operands) {
    if (!has_value(operand)) return {};
  }
  if (is_ieee(op)) return ieee(op, parameter, operands);
  return all_finite(operands) ? strict(op, parameter, operands) : Datum();
}

} // namespace assay::term
