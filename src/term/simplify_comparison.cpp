#include <cmath>

#include "term/simplifier.h"

namespace assay::term {

TermId Simplifier::equal(TermId left, TermId right) {
  if (left == right) return table_.truth(true);
  if (is_constant(left)) std::swap(left, right);
  if (std::optional<TermId> chosen = compare_choice(Operator::Equal, left, right)) return *chosen;
  switch (term(left).sort) {
    case Sort::Bool: return equal_truth(left, right);
    case Sort::Int:
      return is_constant(right) ? equal_constant(left, right) : compare_sums(Operator::Equal, left, right);
    case Sort::Float: break;
  }
  if (!is_constant(right) && left > right) std::swap(left, right);
  return intern(Operator::Equal, Sort::Bool, {left, right});
}

TermId Simplifier::equal_truth(TermId left, TermId right) {
  if (is_constant(right)) return table_.is_true(right) ? left : negation(left);
  if (is(left, Operator::Not)) return negation(equal(term(left).operands[0], right));
  if (is(right, Operator::Not)) return negation(equal(left, term(right).operands[0]));
  if (left > right) std::swap(left, right);
  return intern(Operator::Equal, Sort::Bool, {left, right});
}

TermId Simplifier::equal_constant(TermId left, TermId right) {
  Sum sum = split(left);
  if (!sum.constant.is_zero()) return equal(sum.rest, integer(number(right) - sum.constant));
  const Term& compared = term(left);
  const Number value = number(right);
  if (compared.op == Operator::Negate) return equal(compared.operands[0], integer(-value));
  if (compared.op == Operator::Subtract && value.is_zero()) return equal(compared.operands[0], compared.operands[1]);
  if (compared.op == Operator::Multiply && is_constant(compared.operands[1])) {
    const Number factor = number(compared.operands[1]);
    if (!remainder(value, factor).is_zero()) return table_.truth(false);
    return equal(compared.operands[0], integer(quotient(value, factor)));
  }
  return intern(Operator::Equal, Sort::Bool, {left, right});
}

TermId Simplifier::compare(Operator op, TermId left, TermId right) {
  if (left == right) return table_.truth(op == Operator::LessOrEqual);
  if (std::optional<TermId> chosen = compare_choice(op, left, right)) return *chosen;
  if (term(left).sort == Sort::Float) return intern(op, Sort::Bool, {left, right});
  Number strictness = op == Operator::Less ? 1 : 0;
  if (is_constant(right)) return at_most(left, number(right) - strictness);
  if (is_constant(left)) return at_least(right, number(left) + strictness);
  return compare_sums(op, left, right);
}

TermId Simplifier::at_most(TermId left, const Number& bound) {
  if (is_constant(left)) return table_.truth(number(left) <= bound);
  Sum sum = split(left);
  if (!sum.constant.is_zero()) return at_most(sum.rest, bound - sum.constant);
  const Term& compared = term(left);
  if (compared.op == Operator::Negate) return at_least(compared.operands[0], -bound);
  if (compared.op == Operator::Subtract && bound.is_zero()) {
    return compare(Operator::LessOrEqual, compared.operands[0], compared.operands[1]);
  }
  if (compared.op == Operator::Multiply && is_constant(compared.operands[1])) {
    const Number factor = number(compared.operands[1]);
    if (factor.sign() > 0) return at_most(compared.operands[0], floor_quotient(bound, factor));
    return at_least(compared.operands[0], ceiling_quotient(bound, factor));
  }
  return intern(Operator::LessOrEqual, Sort::Bool, {left, integer(bound)});
}

TermId Simplifier::at_least(TermId left, const Number& bound) {
  if (is_constant(left)) return table_.truth(number(left) >= bound);
  Sum sum = split(left);
  if (!sum.constant.is_zero()) return at_least(sum.rest, bound - sum.constant);
  const Term& compared = term(left);
  if (compared.op == Operator::Negate) return at_most(compared.operands[0], -bound);
  if (compared.op == Operator::Subtract && bound.is_zero()) {
    return compare(Operator::LessOrEqual, compared.operands[1], compared.operands[0]);
  }
  if (compared.op == Operator::Multiply && is_constant(compared.operands[1])) {
    const Number factor = number(compared.operands[1]);
    if (factor.sign() > 0) return at_least(compared.operands[0], ceiling_quotient(bound, factor));
    return at_most(compared.operands[0], floor_quotient(bound, factor));
  }
  return intern(Operator::LessOrEqual, Sort::Bool, {integer(bound), left});
}

// Neither side is a constant. Constant summands go to the side where they are positive.
TermId Simplifier::compare_sums(Operator op, TermId left, TermId right) {
  Sum first = split(left);
  Sum second = split(right);
  Number surplus = second.constant - first.constant; // of the right side
  if (first.rest == second.rest) {
    if (op == Operator::Equal) return table_.truth(surplus.is_zero());
    return table_.truth(op == Operator::Less ? surplus.sign() > 0 : surplus.sign() >= 0);
  }
  if (op == Operator::Less && !surplus.is_zero()) {
    op = Operator::LessOrEqual;
    surplus = surplus - 1;
  }
  if (is(first.rest, Operator::Negate) && is(second.rest, Operator::Negate)) {
    TermId swapped = plus(term(first.rest).operands[0], surplus);
    return make(op, {term(second.rest).operands[0], swapped});
  }
  left = surplus.sign() < 0 ? plus(first.rest, -surplus) : first.rest;
  right = surplus.sign() > 0 ? plus(second.rest, surplus) : second.rest;
  if (op == Operator::Equal && left > right) std::swap(left, right);
  return intern(op, Sort::Bool, {left, right});
}

// A choice between constants compared with a constant is the condition, its negation, or settled.
std::optional<TermId> Simplifier::compare_choice(Operator op, TermId left, TermId right) {
  bool chosen_left = is(left, Operator::IfThenElse);
  TermId chosen = chosen_left ? left : right;
  TermId other = chosen_left ? right : left;
  if (!is(chosen, Operator::IfThenElse) || !is_constant(other)) return std::nullopt;
  const Term& alternatives = term(chosen);
  TermId yes = alternatives.operands[1];
  TermId no = alternatives.operands[2];
  if (!is_constant(yes) || !is_constant(no)) return std::nullopt;
  TermId condition = alternatives.operands[0];
  TermId if_yes = chosen_left ? make(op, {yes, other}) : make(op, {other, yes});
  TermId if_no = chosen_left ? make(op, {no, other}) : make(op, {other, no});
  return choice(condition, if_yes, if_no);
}

TermId Simplifier::mixed(Operator op, TermId whole, TermId floating) {
  if (is_constant(floating)) {
    double bound = std::get<double>(datum(floating));
    if (!std::isfinite(bound)) return intern(op, Sort::Bool, {whole, floating}); // has no value
    TermId below = integer(Number::from_double(std::floor(bound)));
    TermId above = integer(Number::from_double(std::ceil(bound)));
    if (op == Operator::MixedLess) return make(Operator::Less, {whole, above});
    if (op == Operator::MixedGreater) return make(Operator::Less, {below, whole});
    return below == above ? make(Operator::Equal, {whole, below}) : table_.truth(false);
  }
  if (!is_constant(whole)) return intern(op, Sort::Bool, {whole, floating});
  // The nearest double stands for the integer: nothing lies between them.
  const Number value = number(whole);
  std::optional<double> nearest = to_double(value.view());
  if (!nearest)
    return table_.truth(op == Operator::MixedLess ? value.sign() < 0
                                                  : op == Operator::MixedGreater && value.sign() > 0);
  TermId bound = constant(Sort::Float, *nearest);
  int side = term::compare(value, *nearest); // where the integer lies, seen from the double
  if (op == Operator::MixedEqual) return side == 0 ? make(Operator::Equal, {floating, bound}) : table_.truth(false);
  if (op == Operator::MixedLess) return make(side < 0 ? Operator::LessOrEqual : Operator::Less, {bound, floating});
  return make(side > 0 ? Operator::LessOrEqual : Operator::Less, {floating, bound});
}

} // namespace assay::term
