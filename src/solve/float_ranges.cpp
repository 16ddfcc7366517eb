#include "solve/float_ranges.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "term/evaluator.h"

namespace assay::solve {

namespace {

double to_single(double number) { return static_cast<double>(static_cast<float>(number)); }

bool is_comparison(Operator op) {
  switch (op) {
    case Operator::Equal:
    case Operator::Less:
    case Operator::LessOrEqual:
    case Operator::IeeeEqual:
    case Operator::IeeeLess:
    case Operator::IeeeLessOrEqual: return true;
    default: return false;
  }
}

bool is_equality(Operator op) { return op == Operator::Equal || op == Operator::IeeeEqual; }
bool allows_equals(Operator op) { return op == Operator::LessOrEqual || op == Operator::IeeeLessOrEqual; }
bool is_difference(Operator op) { return op == Operator::FloatSubtract || op == Operator::IeeeSubtract; }
bool is_product(Operator op) { return op == Operator::FloatMultiply || op == Operator::IeeeMultiply; }

double above(double number) { return std::nextafter(number, std::numeric_limits<double>::infinity()); }
double below(double number) { return std::nextafter(number, -std::numeric_limits<double>::infinity()); }

} // namespace

FloatRanges::FloatRanges(const TermTable& terms, std::span<const TermId> conditions)
    : terms_(terms), conditions_(conditions) {
  std::set<TermId> parts;
  for (TermId condition : conditions) {
    for (TermId part : terms.parts(condition)) {
      if (terms[part].sort == Sort::Float) parts.insert(part);
    }
  }
  parts_.assign(parts.begin(), parts.end());
  for (TermId part : parts_) ranges_.emplace(part, FloatRange{});
}

bool FloatRanges::propagate() {
  constexpr int most_rounds = 8; // what narrows by one float a round would never end
  if (parts_.empty()) return true;
  changed_ = true;
  for (int round = 0; round < most_rounds && changed_ && !refuted_; ++round) {
    changed_ = false;
    compute();
    for (TermId condition : conditions_) {
      if (!truth(condition).may_be_true) refuted_ = true;
      require(condition, true);
    }
  }
  return !refuted_;
}

void FloatRanges::compute() {
  for (TermId part : parts_) {
    const Term& term = terms_[part];
    if (term.op == Operator::Variable) continue;
    narrow(part,
           term.op == Operator::Constant ? FloatRange::of(std::get<double>(terms_.constant(part))) : computed(term));
  }
}

void FloatRanges::narrow(TermId id, const FloatRange& to) {
  FloatRange& range = ranges_.at(id);
  FloatRange narrowed = range.common(to);
  if (narrowed == range) return;
  range = narrowed;
  changed_ = true;
  refuted_ = refuted_ || range.is_empty();
}

// The operators on finite floats have no value where those on all would give an infinite one: the ranges of the latter
// hold for them, too.
FloatRange FloatRanges::computed(const Term& term) const {
  auto operand = [&](size_t i) -> const FloatRange& { return ranges_.at(term.operands[i]); };
  switch (term.op) {
    case Operator::FloatAdd:
    case Operator::IeeeAdd: return operand(0) + operand(1);
    case Operator::FloatSubtract:
    case Operator::IeeeSubtract: return operand(0) - operand(1);
    case Operator::FloatMultiply:
    case Operator::IeeeMultiply:
      return term.operands[0] == term.operands[1] ? square(operand(0)) : operand(0) * operand(1);
    case Operator::FloatDivide:
    case Operator::IeeeDivide: return operand(0) / operand(1);
    case Operator::FloatNegate:
    case Operator::IeeeNegate: return -operand(0);
    case Operator::IeeeAbsolute: return absolute(operand(0));
    case Operator::IeeeSquareRoot: return square_root(operand(0));
    case Operator::IeeeFloor: return mapped(operand(0), std::floor);
    case Operator::IeeeCeiling: return mapped(operand(0), std::ceil);
    case Operator::IeeeRound: return mapped(operand(0), std::nearbyint);
    case Operator::ToSingle: return mapped(operand(0), to_single);
    case Operator::ToFloat:
    case Operator::IeeeFromInteger: return {.may_be_nan = false};
    case Operator::IfThenElse: return operand(1).joined(operand(2));
    case Operator::Opaque: return of_call(term);
    default: return {};
  }
}

FloatRange FloatRanges::of_call(const Term& term) const {
  const OpaqueFunction& function = (*terms_.evaluator())[term.parameter];
  if (!function.range) return {};
  std::vector<FloatRange> operands;
  for (TermId operand : term.operands) {
    if (terms_[operand].sort != Sort::Float) return {};
    operands.push_back(ranges_.at(operand));
  }
  return function.range(operands);
}

FloatRanges::Truth FloatRanges::truth(TermId id) const {
  const Term& term = terms_[id];
  if (terms_.is_true(id)) return {true, false};
  if (terms_.is_false(id)) return {false, true};
  if (term.op == Operator::Not) {
    Truth inner = truth(term.operands[0]);
    return {inner.may_be_false, inner.may_be_true};
  }
  if (term.op == Operator::And || term.op == Operator::Or) {
    bool is_and = term.op == Operator::And;
    Truth all{is_and, !is_and};
    for (TermId operand : term.operands) {
      Truth one = truth(operand);
      all.may_be_true = is_and ? all.may_be_true && one.may_be_true : all.may_be_true || one.may_be_true;
      all.may_be_false = is_and ? all.may_be_false || one.may_be_false : all.may_be_false && one.may_be_false;
    }
    return all;
  }
  bool compares_floats = is_comparison(term.op) && terms_[term.operands[0]].sort == Sort::Float;
  return compares_floats ? compared(term) : Truth{};
}

FloatRanges::Truth FloatRanges::compared(const Term& term) const {
  const FloatRange& left = ranges_.at(term.operands[0]);
  const FloatRange& right = ranges_.at(term.operands[1]);
  bool may_be_nan = left.may_be_nan || right.may_be_nan;
  if (!left.has_numbers() || !right.has_numbers()) return {false, true};
  if (is_equality(term.op)) {
    bool are_one = left.low == left.high && right.low == right.high && left.low == right.low;
    return {left.low <= right.high && right.low <= left.high, may_be_nan || !are_one};
  }
  if (allows_equals(term.op)) return {left.low <= right.high, may_be_nan || left.high > right.low};
  return {left.low < right.high, may_be_nan || left.high >= right.low};
}

void FloatRanges::require(TermId condition, bool wanted) {
  const Term& term = terms_[condition];
  if (term.op == Operator::Not) return require(term.operands[0], !wanted);
  if (term.op == (wanted ? Operator::And : Operator::Or)) {
    for (TermId operand : term.operands) require(operand, wanted);
    return;
  }
  if (is_comparison(term.op) && terms_[term.operands[0]].sort == Sort::Float) require_comparison(term, wanted);
}

void FloatRanges::require_comparison(const Term& term, bool wanted) {
  TermId left = term.operands[0];
  TermId right = term.operands[1];
  // What does not hold may not hold because of NaN.
  bool turns_round = !ranges_.at(left).may_be_nan && !ranges_.at(right).may_be_nan;
  if (!wanted) {
    if (is_equality(term.op) && left == right) narrow(left, FloatRange::of(NAN));
    if (turns_round && !is_equality(term.op)) require_less(right, left, !allows_equals(term.op));
    return;
  }
  if (!is_equality(term.op)) return require_less(left, right, allows_equals(term.op));
  FloatRange common = ranges_.at(left).common(ranges_.at(right));
  common.may_be_nan = false;
  narrow(left, common);
  narrow(right, common);
  if (common.low == 0 && common.high == 0) {
    require_zero(left);
    require_zero(right);
  }
}

void FloatRanges::require_less(TermId left, TermId right, bool or_equal) {
  const FloatRange lesser = ranges_.at(left);
  const FloatRange greater = ranges_.at(right);
  narrow(left, {lesser.low, or_equal ? greater.high : below(greater.high), false});
  narrow(right, {or_equal ? lesser.low : above(lesser.low), greater.high, false});
}

// A difference is zero for equal numbers alone, and a product with a factor of 1 or more only with zero: floats get
// finer towards zero.
void FloatRanges::require_zero(TermId id) {
  const Term& term = terms_[id];
  if (term.op == Operator::FloatNegate || term.op == Operator::IeeeNegate) {
    narrow(term.operands[0], FloatRange::of(0));
    return require_zero(term.operands[0]);
  }
  if (is_difference(term.op)) {
    FloatRange common = ranges_.at(term.operands[0]).common(ranges_.at(term.operands[1]));
    common.may_be_nan = false;
    narrow(term.operands[0], common);
    narrow(term.operands[1], common);
    return;
  }
  if (!is_product(term.op)) return;
  for (size_t i = 0; i < 2; ++i) {
    const FloatRange& factor = ranges_.at(term.operands[i]);
    bool keeps_all = !factor.may_be_nan && (factor.low >= 1 || factor.high <= -1);
    if (!keeps_all || !terms_.is_constant(term.operands[i])) continue;
    narrow(term.operands[1 - i], FloatRange::of(0));
    require_zero(term.operands[1 - i]);
  }
}

} // namespace assay::solve
