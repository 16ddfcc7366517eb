// Z3, in a long-lived context (z3_session.h). A model is evaluated before it counts.

#include <list>
#include <memory>

#include "solve/believed_answer.h"
#include "solve/layers.h"
#include "solve/query_dump.h"
#include "solve/z3_session.h"

namespace assay::solve {

namespace {

// A context of Z3 takes more than ten megabytes, and a search of many functions at once has a chain for each. Only
// those that were asked last keep theirs; the others make a new one when they are asked again.
class Z3Layer;
class RecentSessions {
 public:
  // Returns the one that must give up its session, if any.
  Z3Layer* used(Z3Layer* layer) {
    forget(layer);
    layers_.push_front(layer);
    if (layers_.size() <= most) return nullptr;
    Z3Layer* oldest = layers_.back();
    layers_.pop_back();
    return oldest;
  }
  void forget(Z3Layer* layer) { layers_.remove(layer); }

 private:
  static constexpr size_t most = 8;
  std::list<Z3Layer*> layers_; // the last one first
};
thread_local RecentSessions recent_sessions;

class Z3Layer : public Solver {
 public:
  Z3Layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next)
      : terms_(terms), options_(options), statistics_(statistics), dump_(options.dump_folder), next_(std::move(next)) {}
  ~Z3Layer() override { recent_sessions.forget(this); }

  Answer solve(const Query& query) override {
    dump_.begin(terms_, query.conditions);
    Answer answer = believed_answer(terms_, query, ask(query), statistics_);
    dump_.end(terms_, query.conditions, answer.verdict);
    return answer.verdict == Verdict::Unknown ? next_->solve(query) : answer;
  }

 private:
  Answer ask(const Query& query) {
    try {
      if (Z3Layer* oldest = recent_sessions.used(this)) oldest->session_.reset();
      if (!session_ || session_->is_full()) session_ = std::make_unique<Z3Session>(terms_, options_);
      session_->set_limit(query.effort == Effort::Quick ? options_.z3_quick_limit : options_.z3_resource_limit);
      Answer answer = session_->solve(query);
      // What an interrupted check leaves behind is not worth trusting.
      if (answer.verdict == Verdict::Unknown) session_.reset();
      return answer;
    } catch (const z3::exception&) {
      session_.reset();
      return {};
    }
  }

  TermTable& terms_;
  SolverOptions options_;
  SolverStatistics& statistics_;
  QueryDump dump_;
  NextLayer next_;
  std::unique_ptr<Z3Session> session_;
};

} // namespace

NextLayer z3_layer(TermTable& terms, const SolverOptions& options, SolverStatistics& statistics, NextLayer next) {
  return std::make_unique<Z3Layer>(terms, options, statistics, std::move(next));
}

} // namespace assay::solve
