#pragma once
// Bounds, exclusions and fixed values of the variables of a conjunction, narrowed until nothing changes or the budget
// is spent. What it refutes is refuted exactly. Changes can be taken back, for a search on top of it.

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "solve/linear.h"
#include "term/abstract_value.h"
#include "term/term.h"

namespace assay::solve {

class Propagator {
 public:
  Propagator(const TermTable& terms, std::span<const TermId> conditions);

  const std::vector<TermId>& variables() const { return variables_; } // in order of ids
  Interval bounds(TermId variable) const;                             // Bool: 0 to 1
  bool is_excluded(TermId variable, const Number& value) const;
  const Model& fixed() const { return fixed_; }
  bool is_fixed(TermId variable) const { return fixed_.contains(variable); }

  // Narrows; false if the conditions are refuted.
  bool propagate();
  // The variable gets a value, then as above.
  bool assign(TermId variable, const Scalar& value);

  size_t mark() const { return trail_.size(); }
  void undo_to(size_t mark);

 private:
  struct Constraint {
    TermId condition = no_term;
    std::optional<LinearCondition> linear;
    bool queued = false;
  };
  struct Change {
    TermId variable = no_term;
    Interval before;
    bool excluded = false;     // instead, a value was excluded
    bool became_fixed = false; // as well
  };

  void enqueue(size_t constraint);
  void wake(TermId variable);
  bool narrow(TermId variable, Interval wanted);
  bool exclude(TermId variable, const Number& value);
  bool check(const Constraint& constraint);
  bool check_general(TermId condition);
  bool check_linear(const LinearCondition& linear);
  bool tighten(const LinearCondition& linear, bool negated);
  bool separate(const LinearCondition& linear);
  Interval range_of(TermId atom) const;

  const TermTable& terms_;
  std::vector<TermId> variables_;
  std::vector<Constraint> constraints_;
  std::unordered_map<TermId, std::vector<size_t>> watchers_; // constraints of each variable
  Bounds bounds_;
  std::unordered_map<TermId, std::vector<Number>> excluded_;
  Model fixed_;
  std::vector<Change> trail_;
  std::vector<size_t> queue_;
  size_t budget_ = 0;
};

} // namespace assay::solve
