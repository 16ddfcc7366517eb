// What of IEEE floats and of bits can be said of reals and integers.

#include "solve/z3_translation.h"

namespace assay::solve {

z3::expr Z3Translation::unknown(TermId id) {
  return context_.constant(("u" + std::to_string(id)).c_str(), sort_of(terms_[id].sort));
}

z3::expr Z3Translation::ieee(TermId id, const Term& term) {
  z3::expr left = operand(term, 0);
  z3::expr right = operand(term, term.operands.size() - 1);
  switch (term.op) {
    case Operator::IeeeEqual: return left == right;
    case Operator::IeeeLess: return left < right;
    case Operator::IeeeLessOrEqual: return left <= right;
    case Operator::IeeeAdd: return left + right;
    case Operator::IeeeSubtract: return left - right;
    case Operator::IeeeMultiply: return left * right;
    case Operator::IeeeDivide: return left / right;
    case Operator::IeeeNegate: return -left;
    case Operator::IeeeAbsolute: return z3::ite(left >= 0, left, -left);
    case Operator::IeeeSquareRoot: return square_root(id, left);
    case Operator::IeeeFloor: return z3::to_real(floor(left));
    case Operator::IeeeCeiling: return -z3::to_real(floor(-left));
    case Operator::IeeeRound: return z3::to_real(floor(left + context_.real_val("1/2")));
    case Operator::ToSingle: return left;
    case Operator::IeeeFromInteger: return z3::to_real(left);
    case Operator::IeeeToInteger: return to_integer(left, term.parameter);
    default: return unknown(id);
  }
}

z3::expr Z3Translation::square_root(TermId id, const z3::expr& real) {
  z3::expr root = unknown(id);
  facts_.emplace(id, z3::implies(real >= 0, root >= 0 && root * root == real));
  return root;
}

z3::expr Z3Translation::to_integer(const z3::expr& real, uint32_t width) {
  Number end = Number::power_of_two(width - 1);
  z3::expr truncated = z3::ite(real >= 0, floor(real), -floor(-real));
  z3::expr low = integer(-end);
  z3::expr high = integer(end - 1);
  return z3::ite(truncated > high, high, z3::ite(truncated < low, low, truncated));
}

// The runs of ones of a mask that is not negative: the bits below the end of each, without those below its beginning.
z3::expr Z3Translation::masked(const z3::expr& number, const Number& mask) {
  if (mask.sign() < 0) return number - masked(number, -mask - 1);
  BigInteger bits = mask.big();
  z3::expr sum = context_.int_val(0);
  constexpr mp_bitcnt_t none = ~mp_bitcnt_t{0};
  auto below = [&](mp_bitcnt_t end) {
    return z3::mod(number, integer(Number::power_of_two(static_cast<uint32_t>(end))));
  };
  for (mp_bitcnt_t first = mpz_scan1(bits.mpz(), 0); first != none;) {
    mp_bitcnt_t end = mpz_scan0(bits.mpz(), first);
    sum = sum + (first == 0 ? below(end) : below(end) - below(first));
    first = mpz_scan1(bits.mpz(), end);
  }
  return sum;
}

z3::expr Z3Translation::common_bits(TermId id, const Term& term) {
  z3::expr left = operand(term, 0);
  z3::expr right = operand(term, 1);
  if (terms_.is_constant(term.operands[1])) {
    return masked(left, Number(std::get<BigInteger>(terms_.constant(term.operands[1]))));
  }
  z3::expr common = context_.int_const(("a" + std::to_string(id)).c_str());
  facts_.emplace(id, z3::implies(left >= 0, common >= 0 && common <= left) &&
                         z3::implies(right >= 0, common >= 0 && common <= right) &&
                         z3::implies(left < 0 && right < 0, common < 0 && common <= left && common <= right));
  return common;
}

z3::expr Z3Translation::shifted(TermId id, const Term& term) {
  if (!terms_.is_constant(term.operands[1])) return unknown(id);
  Number count(std::get<BigInteger>(terms_.constant(term.operands[1])));
  if (count.sign() < 0 || count > Number(most_shift)) return unknown(id);
  // Z3 rounds down where the divisor is positive.
  z3::expr power = integer(Number::power_of_two(static_cast<uint32_t>(count.small())));
  return term.op == Operator::ShiftLeft ? operand(term, 0) * power : operand(term, 0) / power;
}

} // namespace assay::solve
