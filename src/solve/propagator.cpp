#include "solve/propagator.h"

#include <algorithm>

#include "base/stop.h"

namespace assay::solve {

namespace {

// Bounds that push each other (x < y, y < x) would climb for ever.
constexpr size_t rounds = 12;

} // namespace

Propagator::Propagator(const TermTable& terms, std::span<const TermId> conditions) : terms_(terms) {
  for (TermId condition : conditions) {
    size_t index = constraints_.size();
    constraints_.push_back({.condition = condition, .linear = linear_condition(terms, condition)});
    for (TermId variable : terms.variables(condition)) {
      std::vector<size_t>& watchers = watchers_[variable];
      if (watchers.empty()) variables_.push_back(variable);
      watchers.push_back(index);
    }
  }
  std::sort(variables_.begin(), variables_.end());
  for (TermId variable : variables_) {
    if (terms[variable].sort == Sort::Bool) bounds_[variable] = {.low = 0, .high = 1};
    if (terms[variable].sort == Sort::Int) bounds_[variable] = Interval::all();
  }
  for (size_t i = constraints_.size(); i-- > 0;) enqueue(i);
}

Interval Propagator::bounds(TermId variable) const {
  auto found = bounds_.find(variable);
  return found == bounds_.end() ? Interval::all() : found->second;
}

bool Propagator::is_excluded(TermId variable, const Number& value) const {
  auto found = excluded_.find(variable);
  return found != excluded_.end() &&
         std::find(found->second.begin(), found->second.end(), value) != found->second.end();
}

void Propagator::enqueue(size_t constraint) {
  if (constraints_[constraint].queued) return;
  constraints_[constraint].queued = true;
  queue_.push_back(constraint);
}

void Propagator::wake(TermId variable) {
  for (size_t constraint : watchers_.at(variable)) enqueue(constraint);
}

bool Propagator::propagate() {
  budget_ = rounds * (constraints_.size() + 4);
  bool consistent = true;
  while (consistent && !queue_.empty() && budget_-- > 0 && !must_stop()) {
    size_t next = queue_.back();
    queue_.pop_back();
    constraints_[next].queued = false;
    consistent = check(constraints_[next]);
  }
  for (size_t rest : queue_) constraints_[rest].queued = false;
  queue_.clear();
  return consistent;
}

bool Propagator::assign(TermId variable, const Scalar& value) {
  bool consistent = true;
  if (const double* floating = std::get_if<double>(&value)) {
    fixed_.emplace(variable, *floating);
    trail_.push_back({.variable = variable, .before = {}, .excluded = false, .became_fixed = true});
    wake(variable);
  } else if (const bool* truth = std::get_if<bool>(&value)) {
    consistent = narrow(variable, Interval::exactly(*truth ? 1 : 0));
  } else {
    consistent = narrow(variable, Interval::exactly(Number(std::get<BigInteger>(value))));
  }
  return propagate() && consistent;
}

void Propagator::undo_to(size_t mark) {
  while (trail_.size() > mark) {
    Change& change = trail_.back();
    if (change.became_fixed) fixed_.erase(change.variable);
    if (change.excluded) {
      excluded_[change.variable].pop_back();
    } else if (terms_[change.variable].sort != Sort::Float) {
      bounds_[change.variable] = std::move(change.before);
    }
    trail_.pop_back();
  }
}

bool Propagator::narrow(TermId variable, Interval wanted) {
  Interval& present = bounds_[variable];
  bool raised = wanted.low && (!present.low || *present.low < *wanted.low);
  bool lowered = wanted.high && (!present.high || *wanted.high < *present.high);
  if (!raised && !lowered) return true;
  Interval next = present;
  if (raised) next.low = std::move(wanted.low);
  if (lowered) next.high = std::move(wanted.high);
  while (next.low && !next.empty() && is_excluded(variable, *next.low)) next.low = *next.low + 1;
  while (next.high && !next.empty() && is_excluded(variable, *next.high)) next.high = *next.high - 1;
  if (next.empty()) return false;
  bool fixes = next.is_single() && !is_fixed(variable);
  trail_.push_back({.variable = variable, .before = present, .excluded = false, .became_fixed = fixes});
  present = std::move(next);
  if (fixes) {
    bool truth = terms_[variable].sort == Sort::Bool;
    fixed_.emplace(variable, truth ? Scalar(!present.low->is_zero()) : Scalar(present.low->big()));
  }
  wake(variable);
  return true;
}

bool Propagator::exclude(TermId variable, const Number& value) {
  const Interval& present = bounds_[variable];
  if (!present.contains(value) || is_excluded(variable, value)) return true;
  if (present.is_single()) return false;
  excluded_[variable].push_back(value);
  trail_.push_back({.variable = variable, .before = {}, .excluded = true, .became_fixed = false});
  Interval narrowed;
  if (present.low && *present.low == value) narrowed.low = value + 1;
  if (present.high && *present.high == value) narrowed.high = value - 1;
  return narrow(variable, std::move(narrowed));
}

Interval Propagator::range_of(TermId atom) const { return AbstractEvaluator(terms_, bounds_).range(atom); }

bool Propagator::check(const Constraint& constraint) {
  if (constraint.linear) return check_linear(*constraint.linear);
  return check_general(constraint.condition);
}

bool Propagator::check_general(TermId condition) {
  const Term& term = terms_[condition];
  if (term.op == Operator::Variable) return narrow(condition, Interval::exactly(1));
  if (term.op == Operator::Not && terms_[term.operands[0]].op == Operator::Variable) {
    return narrow(term.operands[0], Interval::exactly(0));
  }
  auto variables = terms_.variables(condition);
  if (std::all_of(variables.begin(), variables.end(), [&](TermId variable) { return is_fixed(variable); })) {
    return terms_.holds(condition, fixed_);
  }
  return AbstractEvaluator(terms_, bounds_).truth(condition) != false;
}

bool Propagator::check_linear(const LinearCondition& linear) {
  switch (linear.relation) {
    case LinearCondition::Relation::AtMostZero: return tighten(linear, false);
    case LinearCondition::Relation::Zero: return tighten(linear, false) && tighten(linear, true);
    case LinearCondition::Relation::NotZero: return separate(linear);
  }
  return true;
}

// The sum (or its negative) is at most zero, so no summand exceeds what the least values of the others leave.
bool Propagator::tighten(const LinearCondition& linear, bool negated) {
  Number least = negated ? -linear.constant : linear.constant;
  size_t open = 0; // summands without a least value
  std::vector<Interval> ranges;
  ranges.reserve(linear.summands.size());
  for (const Summand& summand : linear.summands) {
    Number factor = negated ? -summand.coefficient : summand.coefficient;
    ranges.push_back(Interval::exactly(factor) * range_of(summand.atom));
    if (ranges.back().low) {
      least = least + *ranges.back().low;
    } else {
      ++open;
    }
  }
  if (open == 0 && least.sign() > 0) return false;
  for (size_t i = 0; i < ranges.size(); ++i) {
    const Summand& summand = linear.summands[i];
    if (terms_[summand.atom].op != Operator::Variable) continue;
    if (open > (ranges[i].low ? 0U : 1U)) continue;
    Number room = ranges[i].low ? *ranges[i].low - least : -least; // the most this summand may be
    Number factor = negated ? -summand.coefficient : summand.coefficient;
    Interval wanted;
    if (factor.sign() > 0) {
      wanted.high = floor_quotient(room, factor);
    } else {
      wanted.low = ceiling_quotient(room, factor);
    }
    if (!narrow(summand.atom, without_huge_ends(std::move(wanted)))) return false;
  }
  return true;
}

// With all atoms but one single, that one can't be what would make the sum zero.
bool Propagator::separate(const LinearCondition& linear) {
  Number sum = linear.constant;
  const Summand* open = nullptr;
  for (const Summand& summand : linear.summands) {
    Interval range = range_of(summand.atom);
    if (range.is_single()) {
      sum = sum + summand.coefficient * *range.low;
    } else if (open != nullptr) {
      return true;
    } else {
      open = &summand;
    }
  }
  if (open == nullptr) return !sum.is_zero();
  if (terms_[open->atom].op != Operator::Variable || !remainder(sum, open->coefficient).is_zero()) return true;
  return exclude(open->atom, -quotient(sum, open->coefficient));
}

} // namespace assay::solve
