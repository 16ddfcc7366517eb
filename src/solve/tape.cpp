#include "solve/tape.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

#include "term/operation.h"

namespace assay {

namespace {

constexpr size_t most_parts = 20'000;
constexpr double far = 0x1p70; // further than any two numbers of 64 bits

} // namespace

std::optional<Tape> Tape::of(const TermTable& terms, std::span<const TermId> conditions) {
  Tape tape;
  for (TermId condition : conditions) {
    std::vector<TermId> parts = terms.parts(condition);
    tape.parts_.insert(tape.parts_.end(), parts.begin(), parts.end());
    if (tape.parts_.size() > most_parts) return {};
  }
  std::sort(tape.parts_.begin(), tape.parts_.end());
  tape.parts_.erase(std::unique(tape.parts_.begin(), tape.parts_.end()), tape.parts_.end());
  tape.slots_.resize(tape.parts_.size());
  for (uint32_t slot = 0; slot < tape.parts_.size(); ++slot) {
    if (!tape.add(terms, tape.parts_[slot], slot)) return {};
  }
  for (TermId condition : conditions) tape.conditions_.push_back(tape.slot_of(condition));
  return tape;
}

uint32_t Tape::slot_of(TermId id) const {
  return static_cast<uint32_t>(std::lower_bound(parts_.begin(), parts_.end(), id) - parts_.begin());
}

bool Tape::add(const TermTable& terms, TermId id, uint32_t slot) {
  const Term& term = terms[id];
  Step step{.op = term.op, .sort = term.sort, .parameter = term.parameter};
  step.first = static_cast<uint32_t>(operands_.size());
  step.count = static_cast<uint32_t>(term.operands.size());
  for (TermId operand : term.operands) operands_.push_back(slot_of(operand));
  if (step.count > 0 && term.op != Operator::IfThenElse) step.sort = terms[term.operands[0]].sort;
  steps_.push_back(step);
  Slot& value = slots_[slot];
  if (term.op == Operator::Variable) {
    if (term.sort == Sort::Bool) return false;
    value.known = true;
    variables_.push_back(id);
    is_float_.push_back(term.sort == Sort::Float);
    variable_slots_.push_back(slot);
  } else if (term.op == Operator::Constant) {
    value.known = true;
    const Scalar& constant = terms.constant(id);
    if (const auto* integer = std::get_if<BigInteger>(&constant)) {
      IntegerView view(*integer);
      if (!view.fits_int64()) return false;
      value.integer = view.to_int64();
    } else if (const auto* number = std::get_if<double>(&constant)) {
      value.number = *number;
    } else {
      (std::get<bool>(constant) ? value.to_false : value.to_true) = 1;
    }
  }
  return true;
}

// The bits of a float that is not negative are ordered as the floats are; those of negative ones are turned round.
int64_t Tape::place_of(double number) {
  auto bits = std::bit_cast<int64_t>(number);
  return bits >= 0 ? bits : INT64_MIN - bits;
}

double Tape::float_at(int64_t place) { return std::bit_cast<double>(place >= 0 ? place : INT64_MIN - place); }

double Tape::distance(std::span<const int64_t> values) {
  for (size_t i = 0; i < values.size(); ++i) {
    Slot& slot = slots_[variable_slots_[i]];
    slot.integer = values[i];
    if (!is_float_[i]) continue;
    slot.number = float_at(values[i]);
    slot.known = std::isfinite(slot.number);
  }
  for (size_t i = 0; i < steps_.size(); ++i) {
    if (steps_[i].count != 0) run(steps_[i], slots_[i]);
  }
  // Logarithms, so that a condition on large numbers does not drown the others.
  double sum = 0;
  for (uint32_t condition : conditions_) {
    const Slot& slot = slots_[condition];
    sum += std::log1p(slot.known ? slot.to_true : far) / std::numbers::ln2;
  }
  return sum;
}

void Tape::run(const Step& step, Slot& result) {
  switch (step.op) {
    case Operator::And:
    case Operator::Or: return run_junction(step, result);
    case Operator::IfThenElse: {
      const Slot& condition = operand(step, 0);
      if (condition.known) {
        result = operand(step, condition.to_true == 0 ? 1 : 2);
      } else {
        result.known = false;
      }
      return;
    }
    default: break;
  }
  result.known = operand(step, 0).known && (step.count < 2 || operand(step, 1).known);
  if (!result.known) return;
  switch (step.op) {
    case Operator::Not:
      result.to_true = operand(step, 0).to_false;
      result.to_false = operand(step, 0).to_true;
      return;
    case Operator::Equal:
    case Operator::Less:
    case Operator::LessOrEqual:
    case Operator::MixedEqual:
    case Operator::MixedLess:
    case Operator::MixedGreater: return run_comparison(step, result);
    case Operator::Overflows: return run_overflow(step, result);
    case Operator::IsNegative: return run_sign(step, result);
    case Operator::FloatAdd:
    case Operator::FloatSubtract:
    case Operator::FloatMultiply:
    case Operator::FloatDivide:
    case Operator::FloatNegate:
    case Operator::ToFloat: return run_float(step, result);
    default: return run_integer(step, result);
  }
}

void Tape::run_integer(const Step& step, Slot& result) const {
  int64_t left = operand(step, 0).integer;
  int64_t right = step.count < 2 ? 0 : operand(step, 1).integer;
  bool overflows = false;
  switch (step.op) {
    case Operator::Add: overflows = __builtin_add_overflow(left, right, &result.integer); break;
    case Operator::Subtract: overflows = __builtin_sub_overflow(left, right, &result.integer); break;
    case Operator::Multiply: overflows = __builtin_mul_overflow(left, right, &result.integer); break;
    case Operator::Negate: overflows = __builtin_sub_overflow(int64_t{0}, left, &result.integer); break;
    case Operator::Divide:
    case Operator::Remainder:
      overflows = right == 0 || (right == -1 && left == INT64_MIN);
      if (!overflows) result.integer = step.op == Operator::Divide ? left / right : left % right;
      break;
    case Operator::Wrap:
      if (step.parameter >= 64) {
        result.integer = left;
      } else {
        auto unused = 64 - step.parameter;
        result.integer = static_cast<int64_t>(static_cast<uint64_t>(left) << unused) >> unused;
      }
      break;
    case Operator::Truncate: {
      double number = operand(step, 0).number;
      overflows = !(std::fabs(number) < 0x1p63);
      if (!overflows) result.integer = static_cast<int64_t>(number);
      break;
    }
    case Operator::Scaled:
    case Operator::Significand:
    case Operator::Exponent: {
      Datum number = operand(step, 0).number;
      Number digits = std::get<Number>(apply(step.op, step.parameter, {&number, 1}));
      overflows = !digits.is_small();
      if (!overflows) result.integer = digits.small();
      break;
    }
    default: overflows = true;
  }
  result.known = !overflows;
}

void Tape::run_float(const Step& step, Slot& result) const {
  double left = operand(step, 0).number;
  double right = step.count < 2 ? 0 : operand(step, 1).number;
  switch (step.op) {
    case Operator::FloatAdd: result.number = left + right; break;
    case Operator::FloatSubtract: result.number = left - right; break;
    case Operator::FloatMultiply: result.number = left * right; break;
    case Operator::FloatDivide: result.number = right == 0 ? INFINITY : left / right; break;
    case Operator::FloatNegate: result.number = -left; break;
    default: result.number = static_cast<double>(operand(step, 0).integer);
  }
  result.known = std::isfinite(result.number);
}

// By orders of magnitude; the wider floats have room for all that two floats can give.
void Tape::run_overflow(const Step& step, Slot& result) const {
  long double left = operand(step, 0).number;
  long double right = operand(step, 1).number;
  long double exact = 0;
  switch (static_cast<Operator>(step.parameter)) {
    case Operator::FloatAdd: exact = left + right; break;
    case Operator::FloatSubtract: exact = left - right; break;
    case Operator::FloatMultiply: exact = left * right; break;
    default:
      result.known = right != 0;
      if (!result.known) return;
      exact = left / right;
  }
  constexpr double least = 0x1p-60;
  constexpr double furthest = 4096; // orders of magnitude, from nothing at all
  bool beyond = std::fabs(exact) >= beyond_floats;
  double orders = exact == 0 ? furthest : static_cast<double>(std::fabs(std::log2(std::fabs(exact) / beyond_floats)));
  result.to_true = beyond ? 0 : std::max(orders, least);
  result.to_false = beyond ? std::max(orders, least) : 0;
}

void Tape::run_sign(const Step& step, Slot& result) const {
  double number = operand(step, 0).number;
  constexpr double least = 0x1p-60;
  double apart = std::max(std::fabs(number), least);
  result.to_true = std::signbit(number) ? 0 : apart;
  result.to_false = std::signbit(number) ? apart : 0;
}

void Tape::run_comparison(const Step& step, Slot& result) const {
  const Slot& left = operand(step, 0);
  const Slot& right = operand(step, 1);
  // Both 64-bit integers and doubles are exact in it, so comparing is.
  using Exact = long double;
  static_assert(std::numeric_limits<Exact>::digits >= 64);
  bool is_mixed =
      step.op == Operator::MixedEqual || step.op == Operator::MixedLess || step.op == Operator::MixedGreater;
  if (!is_mixed && step.sort == Sort::Bool) {
    bool same = (left.to_true == 0) == (right.to_true == 0);
    result.to_true = same ? 0 : 1;
    result.to_false = same ? 1 : 0;
    return;
  }
  Exact first = is_mixed || step.sort == Sort::Int ? Exact(left.integer) : Exact(left.number);
  Exact second = is_mixed || step.sort == Sort::Float ? Exact(right.number) : Exact(right.integer);
  if (step.op == Operator::MixedGreater) std::swap(first, second);
  auto difference = static_cast<double>(first - second);
  // Between numbers that are not equal there is always some way to go.
  constexpr double least = 0x1p-60;
  double apart = std::max(std::fabs(difference), least);
  switch (step.op) {
    case Operator::Equal:
    case Operator::MixedEqual:
      result.to_true = first == second ? 0 : apart;
      result.to_false = first == second ? 1 : 0;
      break;
    case Operator::LessOrEqual:
      result.to_true = first <= second ? 0 : apart;
      result.to_false = first <= second ? apart + 1 : 0;
      break;
    default: result.to_true = first < second ? 0 : apart + 1; result.to_false = first < second ? apart : 0;
  }
}

// All must be moved for one side, the nearest for the other. One operand that decides is enough to know.
void Tape::run_junction(const Step& step, Slot& result) const {
  bool is_and = step.op == Operator::And;
  bool all_known = true;
  double sum = 0;
  double nearest = far;
  for (uint32_t i = 0; i < step.count; ++i) {
    const Slot& each = operand(step, i);
    if (!each.known) {
      all_known = false;
      continue;
    }
    sum += is_and ? each.to_true : each.to_false;
    nearest = std::min(nearest, is_and ? each.to_false : each.to_true);
  }
  result.known = all_known || nearest == 0;
  if (!all_known) sum += far;
  result.to_true = is_and ? sum : nearest;
  result.to_false = is_and ? nearest : sum;
}

} // namespace assay
