#include "term/simplifier.h"

namespace assay::term {

Simplifier::Sum Simplifier::split(TermId id) const {
  if (is(id, Operator::Add) && is_constant(term(id).operands[1])) {
    return {.rest = term(id).operands[0], .constant = number(term(id).operands[1])};
  }
  return {.rest = id, .constant = 0};
}

Simplifier::Product Simplifier::factors(TermId id) const {
  if (is(id, Operator::Multiply) && is_constant(term(id).operands[1])) {
    return {.rest = term(id).operands[0], .factor = number(term(id).operands[1])};
  }
  return {.rest = id, .factor = 1};
}

TermId Simplifier::plus(TermId operand, const Number& constant) {
  if (constant.is_zero()) return operand;
  if (is_constant(operand)) return integer(number(operand) + constant);
  Sum sum = split(operand);
  if (!sum.constant.is_zero()) return plus(sum.rest, sum.constant + constant);
  return intern(Operator::Add, Sort::Int, {operand, integer(constant)});
}

TermId Simplifier::add(TermId left, TermId right) {
  if (is_constant(left)) return plus(right, number(left));
  if (is_constant(right)) return plus(left, number(right));
  Sum first = split(left);
  Sum second = split(right);
  if (!first.constant.is_zero() || !second.constant.is_zero()) {
    return plus(add(first.rest, second.rest), first.constant + second.constant);
  }
  if (is(right, Operator::Negate)) return subtract(left, term(right).operands[0]);
  if (is(left, Operator::Negate)) return subtract(right, term(left).operands[0]);
  if (is(left, Operator::Subtract) && term(left).operands[1] == right) return term(left).operands[0];
  if (is(right, Operator::Subtract) && term(right).operands[1] == left) return term(right).operands[0];
  // So a loop that adds the same number a thousand times makes one product.
  Product one = factors(left);
  Product other = factors(right);
  if (one.rest == other.rest) return multiply(one.rest, integer(one.factor + other.factor));
  if (left > right) std::swap(left, right);
  return intern(Operator::Add, Sort::Int, {left, right});
}

TermId Simplifier::subtract(TermId left, TermId right) {
  if (left == right) return table_.integer(0);
  if (is_constant(right)) return plus(left, -number(right));
  if (is_constant(left)) return plus(negate(right), number(left));
  Sum first = split(left);
  Sum second = split(right);
  if (!first.constant.is_zero() || !second.constant.is_zero()) {
    return plus(subtract(first.rest, second.rest), first.constant - second.constant);
  }
  if (is(right, Operator::Negate)) return add(left, term(right).operands[0]);
  if (is(left, Operator::Add)) {
    const Term& sum = term(left);
    if (sum.operands[0] == right) return sum.operands[1];
    if (sum.operands[1] == right) return sum.operands[0];
  }
  if (is(left, Operator::Subtract) && term(left).operands[0] == right) return negate(term(left).operands[1]);
  return intern(Operator::Subtract, Sort::Int, {left, right});
}

TermId Simplifier::multiply(TermId left, TermId right) {
  if (is_constant(left)) std::swap(left, right);
  if (is_constant(left)) return integer(number(left) * number(right));
  if (!is_constant(right)) {
    if (left > right) std::swap(left, right);
    return intern(Operator::Multiply, Sort::Int, {left, right});
  }
  const Number factor = number(right);
  if (factor.is_zero()) return right;
  if (factor == 1) return left;
  if (factor == -1) return negate(left);
  Sum sum = split(left);
  if (!sum.constant.is_zero()) return plus(multiply(sum.rest, right), sum.constant * factor);
  const Term& product = term(left);
  if (product.op == Operator::Negate) return multiply(product.operands[0], integer(-factor));
  if (product.op == Operator::Multiply && is_constant(product.operands[1])) {
    return multiply(product.operands[0], integer(number(product.operands[1]) * factor));
  }
  return intern(Operator::Multiply, Sort::Int, {left, right});
}

TermId Simplifier::negate(TermId operand) {
  if (is_constant(operand)) return integer(-number(operand));
  Sum sum = split(operand);
  if (!sum.constant.is_zero()) return plus(negate(sum.rest), -sum.constant);
  const Term& negated = term(operand);
  if (negated.op == Operator::Negate) return negated.operands[0];
  if (negated.op == Operator::Subtract) return subtract(negated.operands[1], negated.operands[0]);
  if (negated.op == Operator::Multiply && is_constant(negated.operands[1])) {
    return multiply(negated.operands[0], integer(-number(negated.operands[1])));
  }
  return intern(Operator::Negate, Sort::Int, {operand});
}

TermId Simplifier::divide(TermId left, TermId right) {
  if (is_constant(right)) {
    if (number(right) == 1) return left;
    if (number(right) == -1) return negate(left);
  }
  if (is_constant(left) && number(left).is_zero() && !is_constant(right)) return left;
  return intern(Operator::Divide, Sort::Int, {left, right});
}

TermId Simplifier::remainder_of(TermId left, TermId right) {
  if (is_constant(right)) {
    const Number& divisor = number(right);
    if (divisor == 1 || divisor == -1) return table_.integer(0);
    // The sign of the divisor does not matter.
    if (divisor.sign() < 0) return remainder_of(left, integer(-divisor));
    if (is(left, Operator::Remainder) && term(left).operands[1] == right) return left;
  }
  if (is_constant(left) && number(left).is_zero() && !is_constant(right)) return left;
  return intern(Operator::Remainder, Sort::Int, {left, right});
}

TermId Simplifier::wrap(TermId operand, uint32_t width) {
  if (is(operand, Operator::Wrap)) {
    const Term& inner = term(operand);
    return inner.parameter <= width ? operand : wrap(inner.operands[0], width);
  }
  constexpr uint32_t most_depth = 3;
  TermId plain = without_wraps(operand, width, most_depth);
  if (plain != operand) return make(Operator::Wrap, {plain}, width);
  return intern(Operator::Wrap, Sort::Int, {operand}, width);
}

// Inside of sums and products that are wrapped themselves, wrapping makes no difference. So a counter stays one sum.
TermId Simplifier::without_wraps(TermId id, uint32_t width, uint32_t depth) {
  const Term part = term(id);
  if (part.op == Operator::Wrap && part.parameter >= width) return part.operands[0];
  if (depth == 0) return id;
  if (part.op == Operator::Negate) {
    TermId plain = without_wraps(part.operands[0], width, depth - 1);
    return plain == part.operands[0] ? id : negate(plain);
  }
  if (part.op != Operator::Add && part.op != Operator::Subtract && part.op != Operator::Multiply) return id;
  TermId left = without_wraps(part.operands[0], width, depth - 1);
  TermId right = without_wraps(part.operands[1], width, depth - 1);
  return left == part.operands[0] && right == part.operands[1] ? id : make(part.op, {left, right});
}

} // namespace assay::term
