#include "solve/tape.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace assay::solve {

namespace {

constexpr size_t most_parts = 20'000;
constexpr double far = 0x1p70; // where there is no value

bool is_bit_operation(Operator op) { return op >= Operator::BitAnd && op <= Operator::ShiftRight; }

} // namespace

std::optional<Tape> Tape::of(const TermTable& terms, std::span<const TermId> conditions) {
  Tape tape;
  tape.evaluator_ = terms.evaluator();
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
  tape.relate(terms, conditions);
  return tape;
}

uint32_t Tape::slot_of(TermId id) const {
  return static_cast<uint32_t>(std::lower_bound(parts_.begin(), parts_.end(), id) - parts_.begin());
}

bool Tape::add(const TermTable& terms, TermId id, uint32_t slot) {
  const Term& term = terms[id];
  Step step{.op = term.op, .sort = term.sort, .by_bits = is_bit_operation(term.op), .parameter = term.parameter};
  step.first = static_cast<uint32_t>(operands_.size());
  step.count = static_cast<uint32_t>(term.operands.size());
  if (term.op == Operator::Opaque && (*evaluator_)[term.parameter].approximation) approximates_ = true;
  uint64_t mask = 0;
  for (TermId operand : term.operands) {
    operands_.push_back(slot_of(operand));
    mask |= masks_[operands_.back()];
    step.by_bits = step.by_bits || steps_[operands_.back()].by_bits;
  }
  if (step.count > 0 && term.op != Operator::IfThenElse) step.sort = terms[term.operands[0]].sort;
  Slot& value = slots_[slot];
  if (term.op == Operator::Variable) {
    if (term.sort == Sort::Bool) return false;
    value.known = true;
    mask = uint64_t{1} << variables_.size() % 64;
    variables_.push_back(id);
    is_float_.push_back(term.sort == Sort::Float);
    variable_slots_.push_back(slot);
  } else if (term.op == Operator::Constant) {
    value.known = true;
    const Scalar& constant = terms.constant(id);
    if (const auto* integer = std::get_if<BigInteger>(&constant)) {
      IntegerView view(*integer);
      if (view.bit_length() > 127) return false;
      Wide magnitude = 0;
      auto limbs = view.magnitude();
      for (size_t i = limbs.size(); i > 0; --i) magnitude = (magnitude << 64) | static_cast<Wide>(limbs[i - 1]);
      value.integer = view.sign() < 0 ? -magnitude : magnitude;
    } else if (const auto* number = std::get_if<double>(&constant)) {
      value.number = *number;
    } else {
      (std::get<bool>(constant) ? value.to_false : value.to_true) = 1;
    }
  }
  steps_.push_back(step);
  masks_.push_back(mask);
  sorts_.push_back(term.sort);
  return true;
}

// Which conditions and steps have to do with which variables.
void Tape::relate(const TermTable& terms, std::span<const TermId> conditions) {
  dependents_.resize(variables_.size());
  conditions_of_.resize(variables_.size());
  for (size_t i = 0; i < variables_.size(); ++i) {
    uint64_t bit = uint64_t{1} << i % 64;
    for (uint32_t slot = 0; slot < steps_.size(); ++slot) {
      if (steps_[slot].count != 0 && (masks_[slot] & bit) != 0) dependents_[i].push_back(slot);
    }
  }
  for (TermId condition : conditions) {
    auto number = static_cast<uint32_t>(conditions_.size());
    conditions_.push_back(slot_of(condition));
    Operator op = steps_[conditions_.back()].op;
    is_equality_.push_back(op == Operator::Equal || op == Operator::IeeeEqual || op == Operator::MixedEqual);
    variables_of_.emplace_back();
    for (TermId variable : terms.variables(condition)) {
      auto index = std::lower_bound(variables_.begin(), variables_.end(), variable) - variables_.begin();
      variables_of_.back().push_back(static_cast<uint32_t>(index));
      conditions_of_[static_cast<size_t>(index)].push_back(number);
    }
  }
  errors_.resize(conditions_.size());
  values_.resize(variables_.size());
}

// The bits of a float that is not negative are ordered as the floats are; those of negative ones are turned round.
int64_t Tape::place_of(double number) {
  auto bits = std::bit_cast<int64_t>(number);
  return bits >= 0 ? bits : INT64_MIN - bits;
}

double Tape::float_at(int64_t place) {
  return with_one_nan(std::bit_cast<double>(place >= 0 ? place : INT64_MIN - place));
}

// Returns a mask of what has changed.
uint64_t Tape::take_over(std::span<const int64_t> values) {
  uint64_t changed = has_run_ ? 0 : ~uint64_t{0};
  for (size_t i = 0; i < values.size(); ++i) {
    if (has_run_ && values_[i] == values[i]) continue;
    values_[i] = values[i];
    changed |= uint64_t{1} << i % 64;
    Slot& slot = slots_[variable_slots_[i]];
    if (is_float_[i]) {
      slot.number = float_at(values[i]);
    } else {
      slot.integer = values[i];
    }
  }
  return changed;
}

double Tape::distance(std::span<const int64_t> values) {
  ++evaluations_;
  uint64_t changed = take_over(values);
  if (std::has_single_bit(changed) && variables_.size() <= 64) {
    for (uint32_t slot : dependents_[static_cast<size_t>(std::countr_zero(changed))]) run(steps_[slot], slots_[slot]);
  } else if (changed != 0) {
    for (size_t i = 0; i < steps_.size(); ++i) {
      if (steps_[i].count != 0 && (!has_run_ || (masks_[i] & changed) != 0)) run(steps_[i], slots_[i]);
    }
  }
  double sum = 0;
  for (size_t i = 0; i < conditions_.size(); ++i) {
    if (!has_run_ || (masks_[conditions_[i]] & changed) != 0) score(i);
    sum += errors_[i];
  }
  has_run_ = true;
  return sum;
}

uint64_t Tape::spent() const { return evaluator_->spent(); }

double Tape::exact_distance(std::span<const int64_t> values) {
  is_exact_ = true;
  has_run_ = false;
  double exact = distance(values);
  is_exact_ = false;
  has_run_ = false;
  return exact;
}

void Tape::score(size_t condition) {
  const Slot& slot = slots_[conditions_[condition]];
  errors_[condition] = std::log1p(slot.known ? slot.to_true : far) / std::numbers::ln2;
}

std::optional<double> Tape::difference(size_t condition) const {
  const Step* step = &steps_[conditions_[condition]];
  if (step->op == Operator::Not) step = &steps_[operands_[step->first]];
  if (step->count != 2) return std::nullopt;
  const Slot& left = operand(*step, 0);
  const Slot& right = operand(*step, 1);
  if (!left.known || !right.known || left.only_low_bits || right.only_low_bits) return std::nullopt;
  switch (step->op) {
    case Operator::Equal:
    case Operator::Less:
    case Operator::LessOrEqual:
      if (step->sort == Sort::Bool) return std::nullopt;
      if (step->sort == Sort::Int) return static_cast<double>(left.integer) - static_cast<double>(right.integer);
      return left.number - right.number;
    case Operator::IeeeEqual:
    case Operator::IeeeLess:
    case Operator::IeeeLessOrEqual: return left.number - right.number;
    case Operator::MixedEqual:
    case Operator::MixedLess:
    case Operator::MixedGreater: return static_cast<double>(left.integer) - right.number;
    default: return std::nullopt;
  }
}

} // namespace assay::solve
