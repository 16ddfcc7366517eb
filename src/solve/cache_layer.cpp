// Answers to slices, by the set of their conditions. Unknown is remembered as unknown, so that what was given up once
// is not paid for again with the same effort; it is never taken for unsatisfiable.

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "base/hash.h"
#include "base/stop.h"
#include "solve/layers.h"

namespace assay::solve {

namespace {

constexpr size_t most_entries = 200'000;

struct KeyHash {
  size_t operator()(const std::vector<TermId>& key) const {
    uint64_t state = hash_start;
    for (TermId id : key) state = hash_combine(state, id);
    return state;
  }
};

class CacheLayer : public Solver {
 public:
  explicit CacheLayer(NextLayer next) : next_(std::move(next)) {}

  Answer solve(const Query& query) override {
    std::vector<TermId> key(query.conditions.begin(), query.conditions.end());
    std::sort(key.begin(), key.end());
    auto found = answers_.find(key);
    bool gave_up_early = found != answers_.end() && found->second.verdict == Verdict::Unknown &&
                         found->second.effort == Effort::Quick && query.effort == Effort::Full;
    if (found != answers_.end() && !gave_up_early) {
      Answer answer = found->second;
      answer.layer = answer.verdict == Verdict::Unknown ? Layer::None : Layer::Cache;
      return answer;
    }
    Answer answer = next_->solve(query);
    if (answer.verdict == Verdict::Unknown && must_stop()) return answer; // who knows what it would have been
    if (answers_.size() >= most_entries) answers_.clear();
    Entry& entry = answers_[std::move(key)];
    static_cast<Answer&>(entry) = answer;
    entry.effort = query.effort;
    return answer;
  }

 private:
  struct Entry : Answer {
    Effort effort = Effort::Full;
  };
  NextLayer next_;
  std::unordered_map<std::vector<TermId>, Entry, KeyHash> answers_;
};

} // namespace

NextLayer cache_layer(NextLayer next) { return std::make_unique<CacheLayer>(std::move(next)); }

} // namespace assay::solve
