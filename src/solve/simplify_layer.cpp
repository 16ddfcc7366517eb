#include <unordered_set>
#include <vector>

#include "solve/layers.h"

namespace assay::solve {

namespace {

class SimplifyLayer : public Solver {
 public:
  SimplifyLayer(TermTable& terms, NextLayer next) : terms_(terms), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    kept_.clear();
    seen_.clear();
    for (TermId condition : query.conditions) {
      if (!add(condition)) return {.verdict = Verdict::Unsatisfiable, .layer = Layer::Simplified, .model = {}};
    }
    if (kept_.empty()) return {.verdict = Verdict::Satisfiable, .layer = Layer::Simplified, .model = {}};
    return next_->solve({.conditions = kept_, .hint = query.hint, .effort = query.effort});
  }

 private:
  // False if the conjunction is now plainly unsatisfiable.
  bool add(TermId condition) {
    const Term& term = terms_[condition];
    if (term.op == Operator::And) {
      for (TermId part : term.operands) {
        if (!add(part)) return false;
      }
      return true;
    }
    if (!term.has_variables) return terms_.holds(condition, {});
    if (!seen_.insert(condition).second) return true;
    if (seen_.contains(terms_.negation(condition))) return false;
    kept_.push_back(condition);
    return true;
  }

  TermTable& terms_;
  NextLayer next_;
  std::vector<TermId> kept_;
  std::unordered_set<TermId> seen_;
};

} // namespace

NextLayer simplify_layer(TermTable& terms, NextLayer next) {
  return std::make_unique<SimplifyLayer>(terms, std::move(next));
}

} // namespace assay::solve
