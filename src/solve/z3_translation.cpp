#include "solve/z3_translation.h"

#include <cmath>
#include <limits>

#include "solve/rational.h"

namespace assay::solve {

z3::expr Z3Translation::translate(TermId id) {
  if (!expressions_.contains(id)) {
    for (TermId part : terms_.parts(id)) {
      if (!expressions_.contains(part)) expressions_.emplace(part, make(part));
    }
  }
  return expressions_.at(id);
}

z3::expr Z3Translation::make(TermId id) {
  const Term& term = terms_[id];
  auto left = [&] { return operand(term, 0); };
  auto right = [&] { return operand(term, 1); };
  switch (term.op) {
    case Operator::Constant: return constant(terms_.constant(id));
    case Operator::Variable: return context_.constant(("v" + std::to_string(id)).c_str(), sort_of(term.sort));
    case Operator::Not: return !left();
    case Operator::And:
    case Operator::Or: return junction(term);
    case Operator::Equal: return left() == right();
    case Operator::Less: return left() < right();
    case Operator::LessOrEqual: return left() <= right();
    case Operator::Add:
    case Operator::FloatAdd: return left() + right();
    case Operator::Subtract:
    case Operator::FloatSubtract: return left() - right();
    case Operator::Multiply:
    case Operator::FloatMultiply: return left() * right();
    case Operator::Negate:
    case Operator::FloatNegate: return -left();
    case Operator::FloatDivide: return left() / right();
    // Z3's are Euclidean; for a dividend that is not negative that is truncation.
    case Operator::Divide: return z3::ite(left() >= 0, left() / right(), -(-left() / right()));
    case Operator::Remainder: return z3::ite(left() >= 0, z3::mod(left(), right()), -z3::mod(-left(), right()));
    case Operator::Wrap: return wrap(id, term);
    case Operator::Truncate: return z3::ite(left() >= 0, floor(left()), -floor(-left()));
    // Of what is written of a float only the facts are known that stand beside it (solve/decimal_facts.h).
    case Operator::Scaled:
    case Operator::Significand:
    case Operator::Exponent: return context_.int_const(("d" + std::to_string(id)).c_str());
    case Operator::IsNegative: return context_.bool_const(("n" + std::to_string(id)).c_str());
    case Operator::ToFloat: return z3::to_real(left());
    case Operator::MixedEqual: return z3::to_real(left()) == right();
    case Operator::MixedLess: return z3::to_real(left()) < right();
    case Operator::MixedGreater: return z3::to_real(left()) > right();
    case Operator::Overflows: return overflows(term);
    case Operator::IfThenElse: return z3::ite(left(), right(), operand(term, 2));
    case Operator::BitAnd: return common_bits(id, term);
    case Operator::BitOr: return left() + right() - common_bits(id, term);
    case Operator::BitXor: return left() + right() - 2 * common_bits(id, term);
    case Operator::ShiftLeft:
    case Operator::ShiftRight: return shifted(id, term);
    case Operator::Opaque: return unknown(id);
    default: return ieee(id, term);
  }
}

const z3::expr* Z3Translation::fact(TermId id) const {
  auto found = facts_.find(id);
  return found == facts_.end() ? nullptr : &found->second;
}

z3::sort Z3Translation::sort_of(Sort sort) {
  switch (sort) {
    case Sort::Bool: return context_.bool_sort();
    case Sort::Int: return context_.int_sort();
    case Sort::Float: break;
  }
  return context_.real_sort();
}

z3::expr Z3Translation::constant(const Scalar& value) {
  if (const bool* truth = std::get_if<bool>(&value)) return context_.bool_val(*truth);
  if (const double* floating = std::get_if<double>(&value)) {
    // What is not finite is compared by operators about which reals prove nothing.
    if (!std::isfinite(*floating)) return context_.real_const(std::isnan(*floating) ? "nan" : "infinity");
    return context_.real_val(fraction_text(*floating).c_str());
  }
  return integer(Number(std::get<BigInteger>(value)));
}

z3::expr Z3Translation::junction(const Term& term) {
  z3::expr_vector parts(context_);
  for (size_t i = 0; i < term.operands.size(); ++i) parts.push_back(operand(term, i));
  return term.op == Operator::And ? z3::mk_and(parts) : z3::mk_or(parts);
}

z3::expr Z3Translation::operation(Operator op, const z3::expr& left, const z3::expr& right) {
  switch (op) {
    case Operator::FloatAdd: return left + right;
    case Operator::FloatSubtract: return left - right;
    case Operator::FloatMultiply: return left * right;
    default: return left / right;
  }
}

z3::expr Z3Translation::overflows(const Term& term) {
  z3::expr result = operation(static_cast<Operator>(term.parameter), operand(term, 0), operand(term, 1));
  z3::expr beyond = z3::to_real(integer(Number::power_of_two(1024) - Number::power_of_two(970)));
  z3::expr truth = result >= beyond || result <= -beyond;
  z3::expr greatest = context_.real_val(fraction_text(std::numeric_limits<double>::max()).c_str());
  for (size_t i = 0; i < 2; ++i) truth = truth && operand(term, i) <= greatest && operand(term, i) >= -greatest;
  return truth;
}

z3::expr Z3Translation::wrap(TermId id, const Term& term) {
  z3::expr count = context_.int_const(("k" + std::to_string(id)).c_str());
  z3::expr no_wrap = context_.bool_const(("w" + std::to_string(id)).c_str());
  Number half = Number::power_of_two(term.parameter - 1);
  z3::expr value = operand(term, 0) - integer(half + half) * count;
  z3::expr in_range = value >= integer(-half) && value < integer(half) && z3::implies(no_wrap, count == 0);
  wrapped_.emplace(id, Wrapped{count, no_wrap, in_range});
  return value;
}

} // namespace assay::solve
