// Answers to slices, by the set of their conditions. Unknown is remembered as unknown, so that what was given up once
// is not paid for again; it is never taken for unsatisfiable.

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "base/hash.h"
#include "solve/layers.h"

namespace assay {

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
    if (found != answers_.end()) {
      Answer answer = found->second;
      answer.layer = answer.verdict == Verdict::Unknown ? Layer::None : Layer::Cache;
      return answer;
    }
    Answer answer = next_->solve(query);
    if (answers_.size() >= most_entries) answers_.clear();
    answers_.emplace(std::move(key), answer);
    return answer;
  }

 private:
  NextLayer next_;
  std::unordered_map<std::vector<TermId>, Answer, KeyHash> answers_;
};

} // namespace

NextLayer cache_layer(NextLayer next) { return std::make_unique<CacheLayer>(std::move(next)); }

} // namespace assay
