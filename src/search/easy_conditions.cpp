#include "search/easy_conditions.h"

#include <algorithm>

namespace assay::search {

namespace {

constexpr int64_t most_hard = 1;

bool is_hard(const TermTable& terms, TermId id) {
  const Term& term = terms[id];
  auto is_constant = [&](TermId operand) { return terms.is_constant(operand); };
  switch (term.op) {
    case Operator::Multiply: return std::ranges::none_of(term.operands, is_constant);
    case Operator::Divide:
    case Operator::Remainder: return !terms.is_constant(term.operands[1]);
    case Operator::IeeeEqual:
    case Operator::IeeeLess:
    case Operator::IeeeLessOrEqual: return false;
    case Operator::Opaque: return true;
    default: return is_ieee(term.op);
  }
}

} // namespace

bool EasyConditions::is_easy(TermId condition) {
  auto [known, is_new] = known_.try_emplace(condition, false);
  if (!is_new) return known->second;
  std::vector<TermId> parts = terms_.parts(condition);
  int64_t hard = std::ranges::count_if(parts, [&](TermId part) { return is_hard(terms_, part); });
  return known->second = hard <= most_hard;
}

std::vector<TermId> EasyConditions::of(std::span<const TermId> conditions) {
  std::vector<TermId> easy;
  std::ranges::copy_if(conditions, std::back_inserter(easy), [this](TermId each) { return is_easy(each); });
  return easy;
}

} // namespace assay::search
