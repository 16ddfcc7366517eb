#pragma once
// What floats can be where conditions hold: a range for each part of them (term/float_range.h), from the variables to
// the comparisons and back again. It refutes, exactly, what no solver decides within its limit: that an arc tangent is
// more than pi, that a square is negative, that x is not 1 where 1 - x is 0.

#include <span>
#include <unordered_map>
#include <vector>

#include "term/float_range.h"
#include "term/term.h"

namespace assay::solve {

class FloatRanges {
 public:
  FloatRanges(const TermTable& terms, std::span<const TermId> conditions);

  // Narrows the ranges. False: the conditions are refuted. True says nothing.
  bool propagate();
  const FloatRange& range(TermId id) const { return ranges_.at(id); }

 private:
  struct Truth {
    bool may_be_true = true;
    bool may_be_false = true;
  };
  void compute();
  FloatRange computed(const Term& term) const;
  FloatRange of_call(const Term& term) const;
  Truth truth(TermId id) const;
  Truth compared(const Term& term) const;
  void require(TermId condition, bool wanted);
  void require_comparison(const Term& term, bool wanted);
  void require_less(TermId left, TermId right, bool or_equal);
  void require_zero(TermId id);
  void narrow(TermId id, const FloatRange& to);

  const TermTable& terms_;
  std::span<const TermId> conditions_;
  std::vector<TermId> parts_; // operands come first
  std::unordered_map<TermId, FloatRange> ranges_;
  bool changed_ = false;
  bool refuted_ = false;
};

} // namespace assay::solve
