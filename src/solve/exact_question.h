#pragma once
// A query in the machine's floats and bits (z3_exact_translation.h), put together for a solver that has these.

#include <z3++.h>

#include <vector>

#include "solve/solver.h"
#include "solve/z3_exact_translation.h"

namespace assay::solve {

// What a look at the conditions tells.
struct ExactLook {
  bool has_floats = false;
  bool has_bits = false;            // operations on bits, or products that wrap around
  bool wants_finite_floats = false; // as all its operators do: an infinite one is of no use
  bool is_small = false;            // enough to be worth trying
};
ExactLook exact_look(const TermTable& terms, std::span<const TermId> conditions);

class ExactQuestion {
 public:
  // Throws Z3ExactTranslation::TooLarge, and what Z3 throws.
  ExactQuestion(TermTable& terms, const Query& query, const ExactLook& look);

  z3::context& context() { return context_; }
  const z3::expr_vector& assertions() const { return assertions_; }
  const std::vector<TermId>& variables() const { return variables_; }
  // Its bits, its float, or whether it is true.
  z3::expr translated(TermId variable);
  // Whether a refutation proves anything.
  bool is_complete() const { return translation_.has_room(); }

 private:
  void keep_finite();

  z3::context context_;
  TermTable& terms_;
  std::vector<TermId> variables_;
  Bounds bounds_;
  Z3ExactTranslation translation_;
  z3::expr_vector assertions_;
};

} // namespace assay::solve
