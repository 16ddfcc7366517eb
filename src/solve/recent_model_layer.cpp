#include <deque>

#include "solve/layers.h"
#include "solve/values.h"

namespace assay::solve {

namespace {

class RecentModelLayer : public Solver {
 public:
  RecentModelLayer(TermTable& terms, size_t kept, NextLayer next)
      : terms_(terms), kept_(kept), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    for (size_t i = 0; i < models_.size(); ++i) {
      if (!satisfies(query, models_[i])) continue;
      Answer answer{.verdict = Verdict::Satisfiable, .layer = Layer::RecentModel, .model = {}};
      for (TermId condition : query.conditions) {
        for (TermId variable : terms_.variables(condition)) {
          answer.model.emplace(variable, value_in(terms_, &models_[i], variable));
        }
      }
      return answer;
    }
    Answer answer = next_->solve(query);
    if (answer.verdict == Verdict::Satisfiable && kept_ > 0) {
      if (models_.size() == kept_) models_.pop_back();
      models_.push_front(answer.model);
    }
    return answer;
  }

 private:
  // A model that lacks a variable does not satisfy what mentions it.
  bool satisfies(const Query& query, const Model& model) const {
    for (auto condition = query.conditions.rbegin(); condition != query.conditions.rend(); ++condition) {
      if (!terms_.holds(*condition, model)) return false; // the last is the newest, and most often the violated one
    }
    return true;
  }

  TermTable& terms_;
  size_t kept_;
  NextLayer next_;
  std::deque<Model> models_; // newest first
};

} // namespace

NextLayer recent_model_layer(TermTable& terms, size_t kept, NextLayer next) {
  return std::make_unique<RecentModelLayer>(terms, kept, std::move(next));
}

} // namespace assay::solve
