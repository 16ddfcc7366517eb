#include "solve/linear.h"

#include <algorithm>

namespace assay::solve {

namespace {

constexpr size_t most_steps = 2000;

// Adds multiples of a term to the sum; false if there is no end to it.
bool collect(const TermTable& terms, TermId id, const Number& factor, LinearCondition& sum) {
  std::vector<Summand> pending = {{.atom = id, .coefficient = factor}};
  for (size_t steps = 0; !pending.empty(); ++steps) {
    if (steps > most_steps) return false;
    auto [next, coefficient] = std::move(pending.back());
    pending.pop_back();
    const Term& term = terms[next];
    switch (term.op) {
      case Operator::Constant:
        sum.constant = sum.constant + coefficient * Number(std::get<BigInteger>(terms.constant(next)));
        break;
      case Operator::Add:
      case Operator::Subtract:
        pending.push_back({term.operands[0], coefficient});
        pending.push_back({term.operands[1], term.op == Operator::Add ? coefficient : -coefficient});
        break;
      case Operator::Negate: pending.push_back({term.operands[0], -coefficient}); break;
      case Operator::Multiply:
        if (terms.is_constant(term.operands[1])) {
          const auto& multiple = std::get<BigInteger>(terms.constant(term.operands[1]));
          pending.push_back({term.operands[0], coefficient * Number(multiple)});
          break;
        }
        [[fallthrough]];
      default: sum.summands.push_back({next, coefficient});
    }
  }
  return true;
}

void merge_equal_atoms(std::vector<Summand>& summands) {
  std::stable_sort(summands.begin(), summands.end(),
                   [](const Summand& left, const Summand& right) { return left.atom < right.atom; });
  std::vector<Summand> merged;
  for (Summand& summand : summands) {
    if (!merged.empty() && merged.back().atom == summand.atom) {
      merged.back().coefficient = merged.back().coefficient + summand.coefficient;
    } else {
      if (!merged.empty() && merged.back().coefficient.is_zero()) merged.pop_back();
      merged.push_back(std::move(summand));
    }
  }
  if (!merged.empty() && merged.back().coefficient.is_zero()) merged.pop_back();
  summands = std::move(merged);
}

} // namespace

std::optional<LinearCondition> linear_condition(const TermTable& terms, TermId condition) {
  LinearCondition result;
  bool negated = terms[condition].op == Operator::Not;
  const Term& term = negated ? terms[terms[condition].operands[0]] : terms[condition];
  bool comparison = term.op == Operator::Equal || term.op == Operator::Less || term.op == Operator::LessOrEqual;
  if (!comparison || terms[term.operands[0]].sort != Sort::Int) return std::nullopt;
  if (term.op == Operator::Equal) {
    result.relation = negated ? LinearCondition::Relation::NotZero : LinearCondition::Relation::Zero;
  } else {
    if (negated) return std::nullopt; // never made: the negation of an order is an order
    result.relation = LinearCondition::Relation::AtMostZero;
    if (term.op == Operator::Less) result.constant = 1;
  }
  if (!collect(terms, term.operands[0], 1, result) || !collect(terms, term.operands[1], -1, result)) {
    return std::nullopt;
  }
  merge_equal_atoms(result.summands);
  return result;
}

} // namespace assay::solve
