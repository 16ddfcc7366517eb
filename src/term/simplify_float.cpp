#include "term/simplifier.h"

namespace assay::term {

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

// The digits are those of the number without its sign.
TermId Simplifier::digits_of(Operator op, TermId operand, uint32_t digits) {
  if (is(operand, Operator::FloatNegate)) operand = term(operand).operands[0];
  return intern(op, Sort::Int, {operand}, digits);
}

TermId Simplifier::is_negative(TermId operand) {
  if (is(operand, Operator::FloatNegate)) return negation(make(Operator::IsNegative, {term(operand).operands[0]}));
  return intern(Operator::IsNegative, Sort::Bool, {operand});
}

TermId Simplifier::overflows(TermId left, TermId right, uint32_t operation) {
  auto op = static_cast<Operator>(operation);
  bool may_swap = op == Operator::FloatAdd || op == Operator::FloatMultiply;
  if (may_swap && left > right) std::swap(left, right);
  return intern(Operator::Overflows, Sort::Bool, {left, right}, operation);
}

TermId overflows(TermTable& terms, Operator operation, TermId left, TermId right) {
  return terms.make(Operator::Overflows, {left, right}, static_cast<uint32_t>(operation));
}

TermId exceeds_floats(TermTable& terms, TermId integer) {
  static const Number beyond = Number::power_of_two(1024) - Number::power_of_two(970);
  TermId above = terms.make(Operator::LessOrEqual, {terms.integer(beyond.big()), integer});
  TermId below = terms.make(Operator::LessOrEqual, {integer, terms.integer((-beyond).big())});
  return terms.make(Operator::Or, {above, below});
}

} // namespace assay::term
