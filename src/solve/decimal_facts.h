#pragma once
// What a solver that knows nothing of decimal digits is told of them: Scaled, Significand, Exponent and IsNegative are
// unknowns to it, about which these facts hold. They are meant of reals: what a float operation would round, they do
// not.

#include "term/term.h"

namespace assay::solve {

constexpr bool is_known_by_facts(Operator op) {
  return op == Operator::Scaled || op == Operator::Significand || op == Operator::Exponent ||
         op == Operator::IsNegative;
}

// The condition, and the facts about all such parts of it.
TermId with_decimal_facts(TermTable& terms, TermId condition);

} // namespace assay::solve
