#include <algorithm>

#include "term/simplifier.h"
#include "term/term_contents.h"

namespace assay::term {

TermId Simplifier::negation(TermId operand) {
  const Term& negated = term(operand);
  switch (negated.op) {
    case Operator::Not: return negated.operands[0];
    // Every float is finite, so the order is total.
    case Operator::Less: return make(Operator::LessOrEqual, {negated.operands[1], negated.operands[0]});
    case Operator::LessOrEqual: return make(Operator::Less, {negated.operands[1], negated.operands[0]});
    case Operator::And:
    case Operator::Or: {
      std::vector<TermId> operands(negated.operands.begin(), negated.operands.end());
      for (TermId& part : operands) part = negation(part);
      return make(negated.op == Operator::And ? Operator::Or : Operator::And, operands, 0);
    }
    default: return intern(Operator::Not, Sort::Bool, {operand});
  }
}

TermId Simplifier::junction(Operator op, std::span<const TermId> operands) {
  bool decisive = op == Operator::Or;
  std::vector<TermId> parts;
  for (TermId operand : operands) {
    if (is(operand, op)) {
      parts.insert(parts.end(), term(operand).operands.begin(), term(operand).operands.end());
    } else if (operand == table_.truth(decisive)) {
      return operand;
    } else if (operand != table_.truth(!decisive)) {
      parts.push_back(operand);
    }
  }
  std::sort(parts.begin(), parts.end());
  parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
  for (TermId part : parts) {
    if (!is(part, Operator::Not)) continue;
    if (std::binary_search(parts.begin(), parts.end(), term(part).operands[0])) return table_.truth(decisive);
  }
  if (parts.empty()) return table_.truth(!decisive);
  if (parts.size() == 1) return parts[0];
  return table_.contents_->intern(op, Sort::Bool, 0, parts);
}

TermId Simplifier::choice(TermId condition, TermId yes, TermId no) {
  if (table_.is_true(condition) || yes == no) return yes;
  if (table_.is_false(condition)) return no;
  if (is(condition, Operator::Not)) return choice(term(condition).operands[0], no, yes);
  Sort sort = term(yes).sort;
  if (sort == Sort::Bool && (is_constant(yes) || is_constant(no))) return choose_truth(condition, yes, no);
  return intern(Operator::IfThenElse, sort, {condition, yes, no});
}

TermId Simplifier::choose_truth(TermId condition, TermId yes, TermId no) {
  if (table_.is_true(yes)) return make(Operator::Or, {condition, no});
  if (table_.is_false(yes)) return make(Operator::And, {negation(condition), no});
  if (table_.is_true(no)) return make(Operator::Or, {negation(condition), yes});
  return make(Operator::And, {condition, yes});
}

} // namespace assay::term
