// What the conditions say about single variables: bounds, kept as they come. They answer many questions without a
// solver, and they know a scalar that has one value left.

#include <algorithm>

#include "input/store.h"
#include "input/store_trail.h"

namespace assay::input {

std::optional<bool> Store::implied(TermId condition) {
  auto is_known = [this](TermId id) { return std::ranges::find(conditions_, id) != conditions_.end(); };
  if (is_known(condition)) return true;
  if (is_known(space_.terms.negation(condition))) return false;
  // Its parts are conditions of their own (add_condition).
  if (space_.terms[condition].op == Operator::And) {
    bool all = true;
    for (TermId part : space_.terms[condition].operands) {
      std::optional<bool> truth = implied(part);
      if (truth == false) return false;
      all = all && truth.has_value();
    }
    if (all) return true;
  }
  return AbstractEvaluator(space_.terms, bounds_).truth(condition);
}

// False: no value is left.
bool Store::narrow(TermId variable, const Interval& to) {
  Interval& present = bounds_[variable];
  bool raised = to.low && (!present.low || *present.low < *to.low);
  bool lowered = to.high && (!present.high || *to.high < *present.high);
  if (!raised && !lowered) return !present.empty();
  if (marks_ > 0) trail_.push_back(Undo::bounded(variable, present));
  if (raised) present.low = to.low;
  if (lowered) present.high = to.high;
  return !present.empty();
}

// Comparisons of a variable with a constant have one of a few forms (term/simplifier.h).
bool Store::bound(TermId condition) {
  const TermTable& terms = space_.terms;
  bool negated = terms[condition].op == Operator::Not;
  const Term& term = terms[negated ? terms[condition].operands[0] : condition];
  if (term.op != Operator::Equal && (term.op != Operator::LessOrEqual || negated)) return true;
  TermId left = term.operands[0];
  TermId right = term.operands[1];
  if (terms[left].sort != Sort::Int) return true;
  auto is_variable = [&](TermId id) { return terms[id].op == Operator::Variable; };
  auto constant = [&](TermId id) { return Number(std::get<BigInteger>(terms.constant(id))); };
  if (is_variable(left) && terms.is_constant(right)) {
    Number number = constant(right);
    if (negated) {
      // Another bound only where it is one already.
      const Interval& present = bounds_[left];
      if (present.low && *present.low == number) {
        return narrow(left, {.low = number + 1, .high = {}});
      }
      if (present.high && *present.high == number) return narrow(left, {.low = {}, .high = number - 1});
      return true;
    }
    return narrow(left, term.op == Operator::Equal ? Interval::exactly(number) : Interval{.low = {}, .high = number});
  }
  if (terms.is_constant(left) && is_variable(right) && !negated) {
    return narrow(right, {.low = constant(left), .high = {}});
  }
  if (is_variable(left) && is_variable(right) && !negated && term.op == Operator::Equal) {
    Interval other = bounds_[right];
    return narrow(right, bounds_[left]) && narrow(left, other);
  }
  return true;
}

} // namespace assay::input
