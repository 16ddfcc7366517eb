#include <chrono>

#include "base/stop.h"
#include "solve/layers.h"

namespace assay::solve {

namespace {

class AuditLayer : public Solver {
 public:
  AuditLayer(TermTable& terms, SolverStatistics& statistics, NextLayer next)
      : terms_(terms), statistics_(statistics), next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    if (must_stop()) return {}; // nobody waits for the answer
    auto start = std::chrono::steady_clock::now();
    Answer answer = next_->solve(query);
    if (answer.verdict == Verdict::Satisfiable && !satisfies(query, answer.model)) {
      ++statistics_.rejected_models;
      answer = {};
    }
    count(answer);
    statistics_.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return answer;
  }

 private:
  bool satisfies(const Query& query, const Model& model) const {
    for (TermId condition : query.conditions) {
      if (!terms_.holds(condition, model)) return false;
    }
    return true;
  }

  void count(const Answer& answer) {
    ++statistics_.queries;
    ++statistics_.answers[static_cast<size_t>(answer.layer)];
    switch (answer.verdict) {
      case Verdict::Satisfiable: ++statistics_.satisfiable; break;
      case Verdict::Unsatisfiable: ++statistics_.unsatisfiable; break;
      case Verdict::Unknown: ++statistics_.unknown; break;
    }
  }

  TermTable& terms_;
  SolverStatistics& statistics_;
  NextLayer next_;
};

} // namespace

NextLayer audit_layer(TermTable& terms, SolverStatistics& statistics, NextLayer next) {
  return std::make_unique<AuditLayer>(terms, statistics, std::move(next));
}

} // namespace assay::solve
