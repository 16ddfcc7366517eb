#pragma once
// What bounds of the variables say about terms: the range of an integer, and whether a condition can still hold.

#include <optional>
#include <unordered_map>

#include "term/interval.h"
#include "term/term.h"

namespace assay::term {

// Ranges of Int variables; Bool ones as 0 to 1. A variable that is missing may be anything.
using Bounds = std::unordered_map<TermId, Interval>;

class AbstractEvaluator {
 public:
  AbstractEvaluator(const TermTable& terms, const Bounds& bounds) : terms_(terms), bounds_(bounds) {}

  // Of an Int term: every value it can have.
  Interval range(TermId term);
  // Of a Bool term: false if it can't be true, true if it can't be false; it may have no value in either case.
  std::optional<bool> truth(TermId term);

 private:
  Interval bounds_of(TermId variable) const;
  std::optional<bool> junction(const Term& term);
  std::optional<bool> comparison(const Term& term);
  // How far from zero a Float term can be, and the result of an operation before it is rounded.
  long double magnitude(TermId term);
  long double magnitude(Operator operation, TermId left, TermId right);

  const TermTable& terms_;
  const Bounds& bounds_;
  int steps_ = 0; // shared and deep terms are looked into only so far
};

} // namespace assay::term
