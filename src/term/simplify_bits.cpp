#include "term/simplifier.h"

namespace assay::term {

TermId Simplifier::bits(Operator op, TermId left, TermId right) {
  if (is_constant(left) || (!is_constant(right) && left > right)) std::swap(left, right);
  if (left == right) return op == Operator::BitXor ? integer(0) : left;
  if (is_constant(right)) {
    bool none = number(right).is_zero();
    bool all = number(right) == Number(-1);
    if (none) return op == Operator::BitAnd ? right : left;
    if (all && op == Operator::BitAnd) return left;
    if (all && op == Operator::BitOr) return right;
    if (all) return make(Operator::Add, {make(Operator::Negate, {left}), integer(-1)}); // the complement
    const Term inner = term(left);
    if (inner.op == op && is_constant(inner.operands[1])) {
      return make(op, {inner.operands[0], make(op, {inner.operands[1], right})});
    }
  }
  return intern(op, Sort::Int, {left, right});
}

TermId Simplifier::shift(Operator op, TermId left, TermId right) {
  if (is_constant(left) && number(left).is_zero()) return left;
  if (!is_constant(right)) return intern(op, Sort::Int, {left, right});
  Number count = number(right);
  if (count.is_zero()) return left;
  if (count.sign() < 0 || count > Number(most_shift)) return intern(op, Sort::Int, {left, right}); // has no value
  auto distance = static_cast<uint32_t>(count.small());
  if (op == Operator::ShiftLeft) return make(Operator::Multiply, {left, integer(Number::power_of_two(distance))});
  const Term inner = term(left);
  bool shifts_again = inner.op == op && is_constant(inner.operands[1]) && number(inner.operands[1]).sign() > 0;
  if (shifts_again && number(inner.operands[1]) + count <= Number(most_shift)) {
    return make(op, {inner.operands[0], integer(number(inner.operands[1]) + count)});
  }
  return intern(op, Sort::Int, {left, right});
}

} // namespace assay::term
