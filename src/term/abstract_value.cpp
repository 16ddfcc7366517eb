#include "term/abstract_value.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "term/decimal.h"

namespace assay::term {

namespace {

constexpr int most_steps = 400;

} // namespace

Interval AbstractEvaluator::bounds_of(TermId variable) const {
  auto found = bounds_.find(variable);
  return found == bounds_.end() ? Interval::all() : found->second;
}

Interval AbstractEvaluator::range(TermId id) {
  if (++steps_ > most_steps) return Interval::all();
  const Term& term = terms_[id];
  auto operand = [&](size_t i) { return range(term.operands[i]); };
  switch (term.op) {
    case Operator::Constant: return Interval::exactly(Number(std::get<BigInteger>(terms_.constant(id))));
    case Operator::Variable: return bounds_of(id);
    case Operator::Add: return operand(0) + operand(1);
    case Operator::Subtract: return operand(0) + -operand(1);
    case Operator::Negate: return -operand(0);
    case Operator::Multiply: {
      Interval product = operand(0) * operand(1);
      if (term.operands[0] == term.operands[1] && (!product.low || product.low->sign() < 0)) product.low = 0;
      return without_huge_ends(std::move(product));
    }
    case Operator::Divide: return quotient(operand(0), operand(1));
    case Operator::Remainder: return remainder(operand(0), operand(1));
    case Operator::Wrap: return wrapped(operand(0), term.parameter);
    case Operator::Scaled: return {.low = 0, .high = {}};
    case Operator::Significand: return {.low = 0, .high = power_of_ten(most_digits(term.parameter)) - 1};
    case Operator::Exponent: return {.low = least_exponent, .high = greatest_exponent};
    case Operator::IfThenElse: {
      std::optional<bool> condition = truth(term.operands[0]);
      if (condition) return operand(*condition ? 1 : 2);
      return hull(operand(1), operand(2));
    }
    case Operator::BitAnd: return bit_and(operand(0), operand(1));
    case Operator::BitOr:
    case Operator::BitXor: return bit_hull(operand(0), operand(1));
    case Operator::ShiftLeft: return without_huge_ends(shifted_left(operand(0), operand(1)));
    case Operator::ShiftRight: return shifted_right(operand(0), operand(1));
    case Operator::IeeeToInteger: return wrapped(Interval::all(), term.parameter);
    case Operator::DoubleBits: return wrapped(Interval::all(), 64);
    case Operator::SingleBits: return wrapped(Interval::all(), 32);
    default: return Interval::all();
  }
}

long double AbstractEvaluator::magnitude(TermId id) {
  constexpr long double greatest = std::numeric_limits<double>::max();
  constexpr long double rounding = 1 + 0x1p-50L;
  if (++steps_ > most_steps) return greatest;
  const Term& term = terms_[id];
  switch (term.op) {
    case Operator::Constant: return std::fabs(std::get<double>(terms_.constant(id)));
    case Operator::FloatNegate: return magnitude(term.operands[0]);
    case Operator::IfThenElse: return std::max(magnitude(term.operands[1]), magnitude(term.operands[2]));
    case Operator::ToFloat: {
      Interval range = this->range(term.operands[0]);
      if (!range.low || !range.high || !range.low->is_small() || !range.high->is_small()) return greatest;
      return std::max(std::fabs(static_cast<long double>(range.low->small())),
                      std::fabs(static_cast<long double>(range.high->small()))) *
             rounding;
    }
    case Operator::FloatAdd:
    case Operator::FloatSubtract:
    case Operator::FloatMultiply:
    case Operator::FloatDivide:
      return std::min(greatest, magnitude(term.op, term.operands[0], term.operands[1]) * rounding);
    default: return greatest;
  }
}

long double AbstractEvaluator::magnitude(Operator operation, TermId left, TermId right) {
  long double first = magnitude(left);
  switch (operation) {
    case Operator::FloatMultiply: return first * magnitude(right);
    case Operator::FloatDivide: {
      double divisor = terms_.is_constant(right) ? std::fabs(std::get<double>(terms_.constant(right))) : 0;
      return divisor == 0 ? 2 * beyond_floats : first / divisor;
    }
    default: return first + magnitude(right);
  }
}

std::optional<bool> AbstractEvaluator::truth(TermId id) {
  if (++steps_ > most_steps) return std::nullopt;
  const Term& term = terms_[id];
  switch (term.op) {
    case Operator::Constant: return std::get<bool>(terms_.constant(id));
    case Operator::Variable: {
      Interval value = bounds_of(id);
      if (!value.is_single()) return std::nullopt;
      return !value.low->is_zero();
    }
    case Operator::Not: {
      std::optional<bool> negated = truth(term.operands[0]);
      if (!negated) return std::nullopt;
      return !*negated;
    }
    case Operator::And:
    case Operator::Or: return junction(term);
    case Operator::Equal:
    case Operator::Less:
    case Operator::LessOrEqual: return comparison(term);
    case Operator::Overflows:
      if (magnitude(static_cast<Operator>(term.parameter), term.operands[0], term.operands[1]) < beyond_floats) {
        return false;
      }
      return std::nullopt;
    case Operator::IfThenElse: {
      std::optional<bool> condition = truth(term.operands[0]);
      if (condition) return truth(term.operands[*condition ? 1 : 2]);
      std::optional<bool> yes = truth(term.operands[1]);
      return yes == truth(term.operands[2]) ? yes : std::nullopt;
    }
    default: return std::nullopt;
  }
}

std::optional<bool> AbstractEvaluator::junction(const Term& term) {
  bool decisive = term.op == Operator::Or;
  bool known = true;
  for (TermId operand : term.operands) {
    std::optional<bool> value = truth(operand);
    if (value == decisive) return decisive;
    known = known && value.has_value();
  }
  if (!known) return std::nullopt;
  return !decisive;
}

std::optional<bool> AbstractEvaluator::comparison(const Term& term) {
  Sort sort = terms_[term.operands[0]].sort;
  if (sort == Sort::Float) return std::nullopt;
  if (sort == Sort::Bool) {
    std::optional<bool> left = truth(term.operands[0]);
    std::optional<bool> right = truth(term.operands[1]);
    if (!left || !right) return std::nullopt;
    return *left == *right;
  }
  Interval left = range(term.operands[0]);
  Interval right = range(term.operands[1]);
  bool all_less = left.high && right.low && *left.high < *right.low;
  bool all_greater = left.low && right.high && *left.low > *right.high;
  if (term.op == Operator::Equal) {
    if (all_less || all_greater) return false;
    if (left.is_single() && right.is_single()) return true;
    return std::nullopt;
  }
  bool strict = term.op == Operator::Less;
  if (strict ? all_less : left.high && right.low && *left.high <= *right.low) return true;
  if (strict ? left.low && right.high && *left.low >= *right.high : all_greater) return false;
  return std::nullopt;
}

} // namespace assay::term
