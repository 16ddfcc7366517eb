#pragma once
// Conditions seen as linear: a sum of multiples of atoms, compared with zero. An atom is a variable or any term that is
// not itself linear.

#include <optional>
#include <vector>

#include "term/number.h"
#include "term/term.h"

namespace assay::solve {

struct Summand {
  TermId atom = no_term;
  Number coefficient; // not zero
};

struct LinearCondition {
  enum class Relation : uint8_t { AtMostZero, Zero, NotZero };
  std::vector<Summand> summands; // each atom once, in order of ids
  Number constant;
  Relation relation = Relation::Zero;
};

// Of a comparison of integers or its negation; nothing for other conditions and for sums too large to look through.
std::optional<LinearCondition> linear_condition(const TermTable& terms, TermId condition);

} // namespace assay::solve
