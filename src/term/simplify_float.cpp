#include "term/simplifier.h"

namespace assay {

TermId Simplifier::float_operation(Operator op, TermId left, TermId right) {
  // The neutral elements keep the sign of zero: x + -0.0, x - 0.0, x * 1.0, x / 1.0.
  switch (op) {
    case Operator::FloatAdd:
      if (is_float(right, -0.0)) return left;
      if (is_float(left, -0.0)) return right;
      break;
    case Operator::FloatSubtract:
      if (is_float(right, 0.0)) return left;
      break;
    case Operator::FloatMultiply:
      if (is_float(right, 1.0)) return left;
      if (is_float(left, 1.0)) return right;
      break;
    default:
      if (is_float(right, 1.0)) return left;
  }
  if (op != Operator::FloatSubtract && op != Operator::FloatDivide && left > right) std::swap(left, right);
  return intern(op, Sort::Float, {left, right});
}

TermId Simplifier::float_negate(TermId operand) {
  if (is(operand, Operator::FloatNegate)) return term(operand).operands[0];
  return intern(Operator::FloatNegate, Sort::Float, {operand});
}

} // namespace assay
