#pragma once
// Questions to Z3, one after the other in one context. Conditions are asserted one level each; a query keeps the levels
// it shares with the one before. Floats are reals to Z3, so a refutation of something that rounds is no proof. That
// nothing wraps and each variable is small are assumptions: those that turn up in a core are given up, small values
// before absence of overflow, and what is refuted without any is refuted.

#include <z3++.h>

#include <optional>
#include <unordered_map>
#include <vector>

#include "solve/layers.h"
#include "solve/watchdog.h"
#include "solve/z3_translation.h"

namespace assay::solve {

class Z3Session {
 public:
  Z3Session(TermTable& terms, const SolverOptions& options);
  void set_limit(uint64_t resources);
  // So much was translated that a new session should be begun.
  bool is_full() const;
  Answer solve(const Query& query);

 private:
  // What Z3 must be told about a condition, found once.
  struct Prepared {
    TermId explicit_condition = no_term;
    std::vector<TermId> wraps;
    std::vector<TermId> unknowns; // about which there may be facts
    bool rounds = false;
    bool too_large = false;
  };
  const Prepared& prepare(TermId condition);
  // Leaves the levels of the last query that this one does not begin with, and enters its own.
  void enter(const Query& query);
  // How often each may wrap follows from the range of what is wrapped.
  void bound_wraps(const Query& query, const std::vector<TermId>& wraps);
  void prefer_small(const Query& query);
  Answer relax_until_decided();
  z3::check_result check(z3::expr_vector& assumptions);
  static bool remove(std::vector<z3::expr>& literals, z3::expr_vector& core);
  void read_model(const Query& query, Model& model);
  // Nothing where the model leaves it open.
  std::optional<Scalar> scalar_of(const z3::expr& value, Sort sort);

  TermTable& terms_;
  double seconds_;
  uint64_t limit_ = 0;
  z3::context context_;
  z3::solver solver_;
  Z3Translation translation_;
  std::unordered_map<TermId, Prepared> prepared_;
  std::vector<TermId> levels_; // conditions asserted, one level each
  std::vector<TermId> variables_;
  std::vector<z3::expr> small_;
  std::vector<z3::expr> no_wrap_;
  Watchdog watchdog_; // last, so that it ends first
};

} // namespace assay::solve
