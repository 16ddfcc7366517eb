#pragma once
// From a target to an answer: an input of an entry point that comes there, confirmed by the real runtime; or a proof
// that none does; or neither.

#include <memory>
#include <string>
#include <vector>

#include "finding/reach_entry.h"
#include "finding/time_plan.h"
#include "search/nearest_first.h"
#include "search/program_graph.h"

namespace assay::finding {

struct ReachTarget {
  std::string text; // as the user named it
  std::string file;
  uint32_t line = 0;
  std::vector<core::Spot> spots; // any of them
  uint32_t branch = 0;           // which of the line's, from 1 on; 0: it is no branch that is wanted
  uint32_t leads_to = 0;         // the line that a branch goes on with; 0: not known

  // The real runtime sees lines: of a branch, where it goes on.
  uint32_t seen_line() const { return leads_to == 0 ? line : leads_to; }
};

enum class ReachVerdict : uint8_t {
  Reached,     // and confirmed
  Unreachable, // proved
  Unknown,
};

enum class FoundBy : uint8_t { Nobody, Backward, Forward };

struct ReachResult {
  ReachTarget target;
  ReachVerdict verdict = ReachVerdict::Unknown;
  FoundBy found_by = FoundBy::Nobody;
  RealCall call;                        // Reached, or not confirmed
  Judgement judgement;                  // of the call
  std::vector<core::Place> path;        // of the call
  uint64_t segments = 0;                // that both searches have gone through
  uint64_t candidates = 0;              // backward paths that came to an entry
  uint64_t runs = 0;                    // of the forward search
  std::vector<std::string> assumptions; // of the proof
  std::vector<std::string> reasons;     // why nothing is known
  std::vector<std::string> faults;      // of ours; then nothing is proved
  std::set<std::string> skipped;        // what backward paths have left out
  std::set<std::string> unknown_calls;  // of functions that they came to the beginning of
  double seconds = 0;
  bool interrupted = false;
};

class Reach {
 public:
  // Entries that lead to no target by the call graph are of no use; there must be one that does.
  // `may_go_on` is asked while calls are followed.
  Reach(LoadedProgram& program, std::span<const core::Function* const> entries, bool use_spec, ReachOptions options,
        const std::function<bool()>& may_go_on);

  // Called with a call that comes there, before it is made small and confirmed: for the case that there is no time for
  // it.
  std::function<void(const ReachResult&)> so_far;

  const ProgramGraph& graph() const { return graph_; }
  ReachResult reach(ReachTarget target, double seconds, RealRuntime* runtime);
  // By backward paths alone, whether no input comes there, within so many steps; nothing is run. For tests of the
  // proof.
  bool is_refuted(const ReachTarget& target, uint32_t rounds, uint64_t most_steps);
  // Entries from which the target may be reached.
  std::vector<const core::Function*> leading_to(const ReachTarget& target) const;
  // What can't be called, and why; filled by `reach`.
  const Diagnostics& problems() const { return problems_; }

 private:
  using Entries = std::vector<std::unique_ptr<ReachEntry>>;
  Entries set_up(const ReachTarget& target, const NearestFirst& nearest, ReachResult& result);
  std::unique_ptr<ReachEntry> set_up(const core::Function& function, const ReachTarget& target,
                                     const NearestFirst& nearest);
  void answer(double seconds, RealRuntime* runtime, ReachResult& result);
  // Whether the search goes on: it has neither reached nor refuted the target.
  enum class Candidates : uint8_t { Run, Ignored };
  bool search_backward(Entries& entries, const std::function<bool()>& may_go_on, uint32_t rounds, ReachResult& result,
                       Candidates candidates = Candidates::Run);
  void note_reasons(const Entries& entries, ReachResult& result) const;
  void note_assumptions(const Entries& entries, ReachResult& result);
  void search(Entries& entries, const TimePlan& plan, ReachResult& result);
  void search_forward(Entries& entries, const TimePlan& plan, uint64_t most_runs, ReachResult& result);
  void finish(ReachEntry& entry, TimePlan& plan, RealRuntime* runtime, ReachResult& result);

  LoadedProgram& program_;
  std::vector<const core::Function*> entries_;
  bool use_spec_;
  ReachOptions options_;
  KnownValues known_;
  ProgramGraph graph_;
  Diagnostics problems_;
};

} // namespace assay::finding
