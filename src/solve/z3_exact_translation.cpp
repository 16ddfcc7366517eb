#include "solve/z3_exact_translation.h"

#include <bit>
#include <cmath>

namespace assay::solve {

namespace {

constexpr size_t most_expressions = 20'000;

} // namespace

z3::expr Z3ExactTranslation::truth(TermId id) {
  auto found = truths_.find(id);
  if (found != truths_.end()) return found->second;
  if (++made_ > most_expressions) throw TooLarge{};
  z3::expr result = make_truth(id);
  truths_.emplace(id, result);
  return result;
}

z3::expr Z3ExactTranslation::make_truth(TermId id) {
  const Term& term = terms_[id];
  auto operand = [&](size_t i) { return truth(term.operands[i]); };
  switch (term.op) {
    case Operator::Constant: return context_.bool_val(terms_.is_true(id));
    case Operator::Not: return !operand(0);
    case Operator::And:
    case Operator::Or: {
      z3::expr_vector parts(context_);
      for (size_t i = 0; i < term.operands.size(); ++i) parts.push_back(operand(i));
      return term.op == Operator::And ? z3::mk_and(parts) : z3::mk_or(parts);
    }
    case Operator::IfThenElse: return z3::ite(operand(0), operand(1), operand(2));
    case Operator::Equal:
      if (terms_[term.operands[0]].sort == Sort::Bool) return operand(0) == operand(1);
      return comparison(term);
    case Operator::Less:
    case Operator::LessOrEqual:
    case Operator::IeeeEqual:
    case Operator::IeeeLess:
    case Operator::IeeeLessOrEqual: return comparison(term);
    case Operator::IsNegative: return made(Z3_mk_fpa_is_negative(context_, number(term.operands[0])));
    case Operator::Overflows: return overflows(term);
    default: return context_.bool_const(name("b", id).c_str()); // a variable, or unknown
  }
}

z3::expr Z3ExactTranslation::comparison(const Term& term) {
  if (terms_[term.operands[0]].sort == Sort::Int) {
    unsigned width = std::max(width_of(term.operands[0]), width_of(term.operands[1]));
    z3::expr left = bits(term.operands[0], width);
    z3::expr right = bits(term.operands[1], width);
    if (term.op == Operator::Equal) return left == right;
    return term.op == Operator::Less ? z3::slt(left, right) : z3::sle(left, right);
  }
  z3::expr left = number(term.operands[0]);
  z3::expr right = number(term.operands[1]);
  switch (term.op) {
    case Operator::Equal:
    case Operator::IeeeEqual: return made(Z3_mk_fpa_eq(context_, left, right));
    case Operator::Less:
    case Operator::IeeeLess: return made(Z3_mk_fpa_lt(context_, left, right));
    default: return made(Z3_mk_fpa_leq(context_, left, right));
  }
}

z3::expr Z3ExactTranslation::finite(const z3::expr& number) {
  return !made(Z3_mk_fpa_is_infinite(context_, number)) && !made(Z3_mk_fpa_is_nan(context_, number));
}

z3::expr Z3ExactTranslation::overflows(const Term& term) {
  z3::expr left = number(term.operands[0]);
  z3::expr right = number(term.operands[1]);
  return finite(left) && finite(right) && !finite(operation(static_cast<Operator>(term.parameter), left, right));
}

// ---- Floats

z3::expr Z3ExactTranslation::number(TermId id) {
  auto found = numbers_.find(id);
  if (found != numbers_.end()) return found->second;
  if (++made_ > most_expressions) throw TooLarge{};
  z3::expr result = make_number(id);
  numbers_.emplace(id, result);
  return result;
}

z3::expr Z3ExactTranslation::make_number(TermId id) {
  const Term& term = terms_[id];
  auto operand = [&](size_t i) { return number(term.operands[i]); };
  switch (term.op) {
    case Operator::Constant: return constant(std::get<double>(terms_.constant(id)));
    case Operator::FloatNegate:
    case Operator::IeeeNegate: return made(Z3_mk_fpa_neg(context_, operand(0)));
    case Operator::IeeeAbsolute: return made(Z3_mk_fpa_abs(context_, operand(0)));
    case Operator::IeeeSquareRoot: return made(Z3_mk_fpa_sqrt(context_, nearest_, operand(0)));
    case Operator::IeeeFloor: return rounded(operand(0), down_);
    case Operator::IeeeCeiling: return rounded(operand(0), up_);
    case Operator::IeeeRound: return rounded(operand(0), nearest_);
    case Operator::ToSingle: return widened(narrowed(operand(0)));
    case Operator::ToFloat:
    case Operator::IeeeFromInteger: return from_integer(term);
    case Operator::DoubleFromBits: return from_bits(bits(term.operands[0], 64), double_);
    case Operator::SingleFromBits: return widened(from_bits(bits(term.operands[0], 32), single_));
    case Operator::IfThenElse: return z3::ite(truth(term.operands[0]), operand(1), operand(2));
    case Operator::FloatAdd:
    case Operator::FloatSubtract:
    case Operator::FloatMultiply:
    case Operator::FloatDivide:
    case Operator::IeeeAdd:
    case Operator::IeeeSubtract:
    case Operator::IeeeMultiply:
    case Operator::IeeeDivide: return operation(term.op, operand(0), operand(1));
    default: return context_.constant(name("f", id).c_str(), double_); // a variable, or unknown
  }
}

z3::expr Z3ExactTranslation::operation(Operator op, const z3::expr& left, const z3::expr& right) {
  switch (op) {
    case Operator::FloatAdd:
    case Operator::IeeeAdd: return made(Z3_mk_fpa_add(context_, nearest_, left, right));
    case Operator::FloatSubtract:
    case Operator::IeeeSubtract: return made(Z3_mk_fpa_sub(context_, nearest_, left, right));
    case Operator::FloatMultiply:
    case Operator::IeeeMultiply: return made(Z3_mk_fpa_mul(context_, nearest_, left, right));
    default: return made(Z3_mk_fpa_div(context_, nearest_, left, right));
  }
}

z3::expr Z3ExactTranslation::rounded(const z3::expr& number, const z3::expr& mode) {
  return made(Z3_mk_fpa_round_to_integral(context_, mode, number));
}

z3::expr Z3ExactTranslation::from_integer(const Term& term) {
  z3::expr whole = integer(term.operands[0]);
  bool to_single = term.op == Operator::IeeeFromInteger && term.parameter == 32;
  const z3::sort& sort = to_single ? single_ : double_;
  z3::expr nearest = made(Z3_mk_fpa_to_fp_signed(context_, nearest_, whole, sort));
  return to_single ? widened(nearest) : nearest;
}

z3::expr Z3ExactTranslation::widened(const z3::expr& single) {
  return made(Z3_mk_fpa_to_fp_float(context_, nearest_, single, double_));
}

z3::expr Z3ExactTranslation::narrowed(const z3::expr& number) {
  return made(Z3_mk_fpa_to_fp_float(context_, nearest_, number, single_));
}

z3::expr Z3ExactTranslation::from_bits(const z3::expr& bits, const z3::sort& sort) {
  return made(Z3_mk_fpa_to_fp_bv(context_, bits, sort));
}

// The standard has no operation for it, and leaves open which bits NaN has; here it has these.
z3::expr Z3ExactTranslation::to_bits(TermId id, const z3::expr& number, const char* nan, unsigned width) {
  z3::expr bits = context_.bv_const(name("e", id).c_str(), width);
  z3::expr is_nan = made(Z3_mk_fpa_is_nan(context_, number));
  facts_.push_back(is_nan || from_bits(bits, number.get_sort()) == number);
  return z3::ite(is_nan, context_.bv_val(nan, width), bits);
}

z3::expr Z3ExactTranslation::constant(double number) {
  if (std::isnan(number)) return made(Z3_mk_fpa_nan(context_, double_));
  return from_bits(context_.bv_val(std::bit_cast<uint64_t>(number), 64), double_);
}

// ---- Integers

Interval Z3ExactTranslation::range(TermId id) const { return AbstractEvaluator(terms_, bounds_).range(id); }

// Of a signed bit-vector that has all values the term can have.
unsigned Z3ExactTranslation::width_of(TermId id) {
  auto found = widths_.find(id);
  if (found != widths_.end()) return found->second;
  Interval values = range(id);
  size_t width = 64;
  if (values.low && values.high) {
    width = 1 + std::max((values.low->sign() < 0 ? *values.low + 1 : *values.low).view().bit_length(),
                         values.high->view().bit_length());
  } else {
    Operator op = terms_[id].op;
    bool is_leaf = op == Operator::Variable || op == Operator::Opaque || op == Operator::Scaled;
    if (!is_leaf) throw TooLarge{};
    has_room_ = false;
  }
  if (width > widest) throw TooLarge{};
  widths_.emplace(id, static_cast<unsigned>(width));
  return static_cast<unsigned>(width);
}

z3::expr Z3ExactTranslation::value(const Number& number, unsigned width) {
  Number low = number.wrapped(width);
  if (low.sign() < 0) low = low + Number::power_of_two(width);
  return context_.bv_val(to_text(low).c_str(), width);
}

z3::expr Z3ExactTranslation::fitted(const z3::expr& value, unsigned width) {
  unsigned has = value.get_sort().bv_size();
  if (has == width) return value;
  return has < width ? z3::sext(value, width - has) : value.extract(width - 1, 0);
}

z3::expr Z3ExactTranslation::bits(TermId id, unsigned width) {
  auto found = bits_.find({id, width});
  if (found != bits_.end()) return found->second;
  if (++made_ > most_expressions) throw TooLarge{};
  z3::expr result = make_bits(id, width);
  bits_.emplace(std::pair(id, width), result);
  return result;
}

z3::expr Z3ExactTranslation::make_bits(TermId id, unsigned width) {
  const Term& term = terms_[id];
  auto operand = [&](size_t i) { return bits(term.operands[i], width); };
  switch (term.op) {
    case Operator::Constant: return value(Number(std::get<BigInteger>(terms_.constant(id))), width);
    case Operator::Add: return operand(0) + operand(1);
    case Operator::Subtract: return operand(0) - operand(1);
    case Operator::Multiply: return operand(0) * operand(1);
    case Operator::Negate: return -operand(0);
    case Operator::BitAnd: return operand(0) & operand(1);
    case Operator::BitOr: return operand(0) | operand(1);
    case Operator::BitXor: return operand(0) ^ operand(1);
    case Operator::IfThenElse: return z3::ite(truth(term.operands[0]), operand(1), operand(2));
    case Operator::Wrap: return fitted(bits(term.operands[0], std::min(width, term.parameter)), width);
    case Operator::ShiftLeft:
    case Operator::ShiftRight: return shifted(term, width);
    case Operator::Divide:
    case Operator::Remainder: return divided(term, width);
    case Operator::IeeeToInteger: return fitted(to_integer(term), width);
    case Operator::DoubleBits: return fitted(to_bits(id, number(term.operands[0]), "9221120237041090560", 64), width);
    case Operator::SingleBits: return fitted(to_bits(id, narrowed(number(term.operands[0])), "2143289344", 32), width);
    default: return fitted(unknown_integer(id), width); // or a variable
  }
}

z3::expr Z3ExactTranslation::shifted(const Term& term, unsigned width) {
  unsigned room = std::max(width, width_of(term.operands[1]));
  bool left = term.op == Operator::ShiftLeft;
  if (!left) room = std::max(room, width_of(term.operands[0]));
  if (room > widest) throw TooLarge{};
  z3::expr number = bits(term.operands[0], room);
  z3::expr count = bits(term.operands[1], room);
  return fitted(left ? z3::shl(number, count) : z3::ashr(number, count), width);
}

z3::expr Z3ExactTranslation::divided(const Term& term, unsigned width) {
  // One more, as the smallest divided by -1 is one more than the largest.
  unsigned room = std::max({width, width_of(term.operands[0]) + 1, width_of(term.operands[1])});
  if (room > widest) throw TooLarge{};
  z3::expr left = bits(term.operands[0], room);
  z3::expr right = bits(term.operands[1], room);
  return fitted(term.op == Operator::Divide ? left / right : z3::srem(left, right), width);
}

z3::expr Z3ExactTranslation::to_integer(const Term& term) {
  unsigned width = term.parameter;
  z3::expr from = number(term.operands[0]);
  Number end = Number::power_of_two(width - 1);
  double limit = std::ldexp(1.0, static_cast<int>(width) - 1);
  z3::expr above = made(Z3_mk_fpa_geq(context_, from, constant(limit)));
  z3::expr below = made(Z3_mk_fpa_leq(context_, from, constant(-limit)));
  z3::expr is_nan = made(Z3_mk_fpa_is_nan(context_, from));
  z3::expr within = made(Z3_mk_fpa_to_sbv(context_, to_zero_, from, width));
  return z3::ite(is_nan, value(0, width),
                 z3::ite(above, value(end - 1, width), z3::ite(below, value(-end, width), within)));
}

z3::expr Z3ExactTranslation::unknown_integer(TermId id) {
  unsigned width = width_of(id);
  z3::expr unknown = context_.bv_const(name("i", id).c_str(), width);
  Interval values = range(id);
  if (values.low) facts_.push_back(z3::sle(value(*values.low, width), unknown));
  if (values.high) facts_.push_back(z3::sle(unknown, value(*values.high, width)));
  return unknown;
}

} // namespace assay::solve
