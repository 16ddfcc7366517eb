#include "term/operation.h"

#include <cmath>

#include "term/decimal.h"

namespace assay {

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
    default: return {};
  }
}

} // namespace

Datum datum_of(const Scalar& scalar) {
  if (const BigInteger* integer = std::get_if<BigInteger>(&scalar)) return Number(*integer);
  if (const double* floating = std::get_if<double>(&scalar)) return finite(*floating);
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
  return strict(op, parameter, operands);
}

} // namespace assay
