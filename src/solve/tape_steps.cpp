#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "solve/tape.h"
#include "term/operation.h"

namespace assay::solve {

namespace {

constexpr double least = 0x1p-60; // between numbers that are not equal there is always some way to go
constexpr double far = 0x1p70;
constexpr double farthest = std::numeric_limits<double>::max();

} // namespace

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
    case Operator::Opaque: return run_call(step, result);
    default: break;
  }
  result.known = operand(step, 0).known && (step.count < 2 || operand(step, 1).known);
  if (!result.known) return;
  switch (step.op) {
    case Operator::Not:
      result.to_true = operand(step, 0).to_false;
      result.to_false = operand(step, 0).to_true;
      return;
    case Operator::Add:
    case Operator::Subtract:
    case Operator::Multiply:
    case Operator::Negate:
    case Operator::Wrap: return run_integer(step, result);
    case Operator::FloatAdd:
    case Operator::FloatSubtract:
    case Operator::FloatMultiply:
    case Operator::FloatDivide:
    case Operator::FloatNegate: return run_float(step, result);
    case Operator::IeeeEqual:
    case Operator::IeeeLess:
    case Operator::IeeeLessOrEqual: return run_ieee_comparison(step, result);
    case Operator::Truncate:
    case Operator::IeeeToInteger:
    case Operator::DoubleBits:
    case Operator::SingleBits: return run_from_float(step, result);
    case Operator::Overflows: return run_overflow(step, result);
    case Operator::IsNegative: return run_sign(step, result);
    case Operator::Scaled:
    case Operator::Significand:
    case Operator::Exponent: return run_digits(step, result);
    default: break;
  }
  if (is_ieee(step.op) && step.sort == Sort::Float) return run_ieee(step, result);
  // The rest needs all bits of integers.
  for (uint32_t i = 0; i < step.count; ++i) result.known = result.known && !operand(step, i).only_low_bits;
  if (!result.known) return;
  switch (step.op) {
    case Operator::Divide:
    case Operator::Remainder: return run_division(step, result);
    case Operator::BitAnd:
    case Operator::BitOr:
    case Operator::BitXor:
    case Operator::ShiftLeft:
    case Operator::ShiftRight: return run_bits(step, result);
    case Operator::Equal:
    case Operator::Less:
    case Operator::LessOrEqual:
      return step.sort == Sort::Int ? run_integer_comparison(step, result) : run_comparison(step, result);
    case Operator::MixedEqual:
    case Operator::MixedLess:
    case Operator::MixedGreater: return run_comparison(step, result);
    default: return run_ieee(step, result); // from an integer
  }
}

// Sums and products lose bits at the top only, so that what is wrapped afterwards is right.
void Tape::run_integer(const Step& step, Slot& result) const {
  const Slot& first = operand(step, 0);
  const Slot& second = operand(step, step.count - 1);
  bool lost = false;
  switch (step.op) {
    case Operator::Add: lost = __builtin_add_overflow(first.integer, second.integer, &result.integer); break;
    case Operator::Subtract: lost = __builtin_sub_overflow(first.integer, second.integer, &result.integer); break;
    case Operator::Multiply: lost = __builtin_mul_overflow(first.integer, second.integer, &result.integer); break;
    case Operator::Negate: lost = __builtin_sub_overflow(Wide{0}, first.integer, &result.integer); break;
    default: { // Wrap
      if (step.parameter >= 128) {
        result.integer = first.integer;
        result.only_low_bits = first.only_low_bits;
      } else {
        auto unused = 128 - step.parameter;
        result.integer = static_cast<Wide>(static_cast<UnsignedWide>(first.integer) << unused) >> unused;
        result.only_low_bits = false;
      }
      return;
    }
  }
  result.only_low_bits = lost || first.only_low_bits || second.only_low_bits;
}

void Tape::run_division(const Step& step, Slot& result) const {
  Wide left = operand(step, 0).integer;
  Wide right = operand(step, 1).integer;
  constexpr Wide smallest = static_cast<Wide>(static_cast<UnsignedWide>(1) << 127);
  result.known = right != 0 && (right != -1 || left != smallest);
  if (!result.known) return;
  bool small = left == static_cast<int64_t>(left) && right == static_cast<int64_t>(right) && left != INT64_MIN;
  if (small) {
    auto dividend = static_cast<int64_t>(left);
    auto divisor = static_cast<int64_t>(right);
    result.integer = step.op == Operator::Divide ? dividend / divisor : dividend % divisor;
  } else {
    result.integer = step.op == Operator::Divide ? left / right : left % right;
  }
}

void Tape::run_bits(const Step& step, Slot& result) const {
  Wide left = operand(step, 0).integer;
  Wide right = operand(step, 1).integer;
  switch (step.op) {
    case Operator::BitAnd: result.integer = left & right; break;
    case Operator::BitOr: result.integer = left | right; break;
    case Operator::BitXor: result.integer = left ^ right; break;
    case Operator::ShiftRight:
      result.known = right >= 0 && right <= most_shift;
      result.integer = right < 128 ? left >> (right & 127) : left >> 127;
      break;
    default: // ShiftLeft
      result.known = right >= 0 && right < 126;
      if (!result.known) return;
      result.only_low_bits = __builtin_mul_overflow(left, Wide{1} << right, &result.integer);
      break;
  }
}

void Tape::run_digits(const Step& step, Slot& result) const {
  Datum number = operand(step, 0).number;
  Datum digits = apply(step.op, step.parameter, {&number, 1});
  const Number* known = std::get_if<Number>(&digits);
  result.known = known != nullptr && known->is_small();
  if (result.known) result.integer = known->small();
}

void Tape::run_float(const Step& step, Slot& result) const {
  double left = operand(step, 0).number;
  double right = operand(step, step.count - 1).number;
  result.known = std::isfinite(left) && std::isfinite(right);
  switch (step.op) {
    case Operator::FloatAdd: result.number = left + right; break;
    case Operator::FloatSubtract: result.number = left - right; break;
    case Operator::FloatMultiply: result.number = left * right; break;
    case Operator::FloatDivide: result.number = right == 0 ? INFINITY : left / right; break;
    default: result.number = -left; break;
  }
  result.known = result.known && std::isfinite(result.number);
}

void Tape::run_ieee(const Step& step, Slot& result) const {
  double left = operand(step, 0).number;
  double right = operand(step, step.count - 1).number;
  Wide integer = operand(step, 0).integer;
  switch (step.op) {
    case Operator::IeeeAdd: result.number = with_one_nan(left + right); break;
    case Operator::IeeeSubtract: result.number = with_one_nan(left - right); break;
    case Operator::IeeeMultiply: result.number = with_one_nan(left * right); break;
    case Operator::IeeeDivide: result.number = with_one_nan(left / right); break;
    case Operator::ToFloat:
    case Operator::IeeeFromInteger: {
      bool to_single = step.op == Operator::IeeeFromInteger && step.parameter == 32;
      result.known = !to_single || integer == static_cast<int64_t>(integer);
      result.number = to_single ? static_cast<double>(static_cast<float>(static_cast<int64_t>(integer)))
                                : static_cast<double>(integer);
      break;
    }
    default: { // once in a while
      Datum value = step.sort == Sort::Int ? Datum(Number(static_cast<int64_t>(integer))) : Datum(left);
      std::array<Datum, 2> values = {value, Datum(right)};
      Datum computed = apply(step.op, step.parameter, std::span(values.data(), step.count));
      result.known = has_value(computed) && (step.sort != Sort::Int || integer == static_cast<int64_t>(integer));
      if (result.known) result.number = std::get<double>(computed);
    }
  }
}

void Tape::run_from_float(const Step& step, Slot& result) const {
  double number = operand(step, 0).number;
  result.only_low_bits = false;
  if (step.op == Operator::DoubleBits) {
    result.integer = std::bit_cast<int64_t>(number);
  } else if (step.op == Operator::SingleBits) {
    result.integer = std::bit_cast<int32_t>(static_cast<float>(number));
  } else if (step.op == Operator::Truncate) {
    result.known = std::fabs(number) < 0x1p126;
    if (result.known) result.integer = static_cast<Wide>(number);
  } else { // IeeeToInteger
    double limit = std::ldexp(1.0, static_cast<int>(step.parameter) - 1);
    result.known = step.parameter <= 64;
    Wide end = Wide{1} << ((step.parameter - 1) & 63);
    if (number >= limit) {
      result.integer = end - 1;
    } else if (number <= -limit) {
      result.integer = -end;
    } else {
      result.integer = std::isnan(number) ? 0 : static_cast<Wide>(number);
    }
  }
}

Datum Tape::datum_of(uint32_t index) const {
  const Slot& slot = slots_[index];
  if (!slot.known || slot.only_low_bits) return {};
  switch (sorts_[index]) {
    case Sort::Bool: return slot.to_true == 0;
    case Sort::Float: return slot.number;
    case Sort::Int: break;
  }
  if (slot.integer != static_cast<int64_t>(slot.integer)) return {};
  return Number(static_cast<int64_t>(slot.integer));
}

void Tape::run_call(const Step& step, Slot& result) const {
  constexpr uint32_t few = 4;
  std::array<Datum, few> in_place;
  std::vector<Datum> others(step.count > few ? step.count : 0);
  std::span<Datum> operands = step.count > few ? std::span(others) : std::span(in_place.data(), step.count);
  for (uint32_t i = 0; i < step.count; ++i) operands[i] = datum_of(operands_[step.first + i]);
  Datum computed =
      is_exact_ ? evaluator_->apply(step.parameter, operands) : evaluator_->approximate(step.parameter, operands);
  result.known = has_value(computed);
  result.only_low_bits = false;
  if (const double* number = std::get_if<double>(&computed)) {
    result.number = *number;
  } else if (const Number* integer = std::get_if<Number>(&computed)) {
    result.known = integer->is_small();
    if (result.known) result.integer = integer->small();
  } else if (const bool* truth = std::get_if<bool>(&computed)) {
    result.to_true = *truth ? 0 : 1;
    result.to_false = *truth ? 1 : 0;
  }
}

// By orders of magnitude; the wider floats have room for all that two floats can give.
void Tape::run_overflow(const Step& step, Slot& result) const {
  long double left = operand(step, 0).number;
  long double right = operand(step, 1).number;
  result.known = std::isfinite(left) && std::isfinite(right);
  long double exact = 0;
  switch (static_cast<Operator>(step.parameter)) {
    case Operator::FloatAdd: exact = left + right; break;
    case Operator::FloatSubtract: exact = left - right; break;
    case Operator::FloatMultiply: exact = left * right; break;
    default:
      result.known = result.known && right != 0;
      if (!result.known) return;
      exact = left / right;
  }
  constexpr double furthest = 4096; // orders of magnitude, from nothing at all
  bool beyond = std::fabs(exact) >= beyond_floats;
  double orders = exact == 0 ? furthest : static_cast<double>(std::fabs(std::log2(std::fabs(exact) / beyond_floats)));
  result.to_true = beyond ? 0 : std::max(orders, least);
  result.to_false = beyond ? std::max(orders, least) : 0;
}

void Tape::run_sign(const Step& step, Slot& result) const {
  double number = operand(step, 0).number;
  result.known = std::isfinite(number);
  double apart = std::max(std::fabs(number), least);
  result.to_true = std::signbit(number) ? 0 : apart;
  result.to_false = std::signbit(number) ? apart : 0;
}

void Tape::run_integer_comparison(const Step& step, Slot& result) const {
  Wide left = operand(step, 0).integer;
  Wide right = operand(step, 1).integer;
  double apart = std::fabs(static_cast<double>(left) - static_cast<double>(right));
  if (left != right) apart = std::max(apart, 1.0);
  switch (step.op) {
    case Operator::Equal: {
      result.to_true = apart;
      result.to_false = left == right ? 1 : 0;
      if (!step.by_bits || left == right) break;
      // What bit operations make is nearer by each bit that is right.
      auto differing = static_cast<UnsignedWide>(left ^ right);
      int bits =
          std::popcount(static_cast<uint64_t>(differing)) + std::popcount(static_cast<uint64_t>(differing >> 64));
      result.to_true = std::min(apart, std::exp2(bits) - 1);
      break;
    }
    case Operator::LessOrEqual:
      result.to_true = left <= right ? 0 : apart;
      result.to_false = left <= right ? apart + 1 : 0;
      break;
    default: // Less
      result.to_true = left < right ? 0 : apart + 1;
      result.to_false = left < right ? apart : 0;
  }
}

// Of truths, of floats that are finite, and of an integer and such a float.
void Tape::run_comparison(const Step& step, Slot& result) const {
  const Slot& left = operand(step, 0);
  const Slot& right = operand(step, 1);
  bool is_mixed =
      step.op == Operator::MixedEqual || step.op == Operator::MixedLess || step.op == Operator::MixedGreater;
  if (!is_mixed && step.sort == Sort::Bool) {
    bool same = (left.to_true == 0) == (right.to_true == 0);
    result.to_true = same ? 0 : 1;
    result.to_false = same ? 1 : 0;
    return;
  }
  // Both 64-bit integers and doubles are exact in it, so comparing is.
  using Exact = long double;
  static_assert(std::numeric_limits<Exact>::digits >= 64);
  result.known = std::isfinite(right.number) &&
                 (is_mixed ? left.integer == static_cast<int64_t>(left.integer) : std::isfinite(left.number));
  if (!result.known) return;
  Exact first = is_mixed ? Exact(static_cast<int64_t>(left.integer)) : Exact(left.number);
  Exact second = right.number;
  if (step.op == Operator::MixedGreater) std::swap(first, second);
  double apart = std::clamp(static_cast<double>(std::fabs(first - second)), least, farthest);
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

void Tape::run_ieee_comparison(const Step& step, Slot& result) const {
  double left = operand(step, 0).number;
  double right = operand(step, 1).number;
  bool holds = step.op == Operator::IeeeEqual  ? left == right
               : step.op == Operator::IeeeLess ? left < right
                                               : left <= right;
  double apart = std::fabs(left - right);
  if (std::isinf(left) != std::isinf(right)) {
    // Nearer by each place.
    auto places = static_cast<double>(Wide{place_of(left)} - Wide{place_of(right)});
    apart = farthest * (0.25 + std::fabs(places) * 0x1p-65);
  }
  if (std::isnan(left) || std::isnan(right)) apart = farthest;
  apart = std::clamp(apart, least, farthest);
  if (!holds) {
    result.to_true = step.op == Operator::IeeeLess ? apart + 1 : apart;
    result.to_false = 0;
  } else {
    result.to_true = 0;
    result.to_false = step.op == Operator::IeeeEqual ? 1 : step.op == Operator::IeeeLess ? apart : apart + 1;
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

} // namespace assay::solve
