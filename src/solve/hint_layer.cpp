#include <vector>

#include "solve/layers.h"
#include "solve/values.h"

namespace assay::solve {

namespace {

class HintLayer : public Solver {
 public:
  HintLayer(TermTable& terms, NextLayer next) : terms_(terms), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    Model completed;
    const Model* hint = complete(query, completed);
    violated_.clear();
    for (TermId condition : query.conditions) {
      if (!terms_.holds(condition, *hint)) violated_.push_back(condition);
    }
    if (!violated_.empty()) {
      return next_->solve(
          {.conditions = query.conditions, .hint = hint, .violated = violated_, .effort = query.effort});
    }
    Answer answer{.verdict = Verdict::Satisfiable, .layer = Layer::Hint, .model = {}};
    for (TermId condition : query.conditions) {
      for (TermId variable : terms_.variables(condition)) answer.model.emplace(variable, hint->at(variable));
    }
    return answer;
  }

 private:
  // The hint itself if it lacks nothing, as is usual; else it is copied and filled up.
  const Model* complete(const Query& query, Model& completed) const {
    const Model* hint = query.hint;
    for (TermId condition : query.conditions) {
      for (TermId variable : terms_.variables(condition)) {
        if (hint != nullptr && hint->contains(variable)) continue;
        if (hint != &completed) {
          if (hint != nullptr) completed = *hint;
          hint = &completed;
        }
        completed.emplace(variable, default_value(terms_[variable].sort));
      }
    }
    return hint;
  }

  TermTable& terms_;
  NextLayer next_;
  std::vector<TermId> violated_;
};

} // namespace

NextLayer hint_layer(TermTable& terms, NextLayer next) { return std::make_unique<HintLayer>(terms, std::move(next)); }

} // namespace assay::solve
