#include "search/frontier.h"

#include "base/hash.h"

namespace assay::search {

namespace {

// What is hard waits apart, but for one in so many: in a loop without end the rest would never be through.
constexpr uint64_t hard_every = 4096;

// There are many more ways for functions to do much, or to make what is rare, than sites of the program: they get one
// turn in so many.
constexpr uint64_t detour_every = 16;

} // namespace

// Alternatives of an enumeration are "a value" and "any other", whatever the values are.
uint64_t Frontier::key_of(const TreeNode& node, uint32_t alternative) const {
  if (!strategy_.has_turns()) return 0;
  if (is_open_ended(node.why)) alternative = alternative == 0 ? 0 : 1;
  return hash_combine(hash_combine(node.site, static_cast<uint64_t>(node.why)), alternative);
}

uint64_t Frontier::key_of_kind(uint64_t key, Kind kind) {
  return hash_combine(key, (kind.is_hard ? 1U : 0U) + (kind.is_detour ? 2U : 0U));
}

Frontier::Rank Frontier::rank_of(uint64_t key, const Queue& queue) const {
  uint64_t tries = queue.kind.is_detour ? (queue.tries + 1) * detour_every : queue.tries + 1;
  const Entry& first = queue.entries.top();
  uint64_t turn = strategy_.turn(tree_[first.waiting.flip.node], {tries, queue.visited});
  return {queue.kind.is_hard, turn, first.cost, first.order, key};
}

template <typename Change>
void Frontier::change(uint64_t key, Change&& change) {
  Queue& queue = queues_[key];
  if (!queue.entries.empty()) ranks_.erase(rank_of(key, queue));
  change(queue);
  if (!queue.entries.empty()) ranks_.insert(rank_of(key, queue));
}

void Frontier::push(Waiting waiting) {
  const TreeNode& node = tree_[waiting.flip.node];
  Kind kind = {waiting.effort == Effort::Full, node.detours > 0 || is_detour(node, waiting.flip.alternative)};
  uint64_t site_key = key_of(node, waiting.flip.alternative);
  bool visited = visited_.contains(site_key);
  change(key_of_kind(site_key, kind), [&](Queue& queue) {
    queue.kind = kind;
    // A function input that does more has to wait until those that do less have been everywhere; so has what is rare.
    bool waits = node.why == Why::Body || node.why == Why::Rare;
    bool is_uncounted = prefers_clauses_ && node.function != nullptr && node.function->clauses.empty();
    queue.visited = visited || waits || is_uncounted;
    queue.entries.push({strategy_.cost(node, waiting), arrivals_++, std::move(waiting)});
  });
  ++size_;
}

std::optional<Waiting> Frontier::pop() {
  if (ranks_.empty()) return {};
  std::optional<Waiting> next;
  auto first = ranks_.begin();
  if (++pops_ % hard_every == 0) {
    if (auto hard = ranks_.lower_bound(Rank{.is_hard = true}); hard != ranks_.end()) first = hard;
  }
  change(first->key, [&](Queue& queue) {
    next = queue.entries.top().waiting;
    queue.entries.pop();
    ++queue.tries;
  });
  --size_;
  return next;
}

bool Frontier::would_be_next(const Waiting& waiting) const {
  if (ranks_.empty()) return true;
  const Rank& first = *ranks_.begin();
  bool is_hard = waiting.effort == Effort::Full;
  if (first.is_hard != is_hard) return first.is_hard;
  return first.turn == 0 && strategy_.cost(tree_[waiting.flip.node], waiting) < first.cost;
}

void Frontier::visited(const TreeNode& node, uint32_t alternative) {
  uint64_t site_key = key_of(node, alternative);
  if (!visited_.insert(site_key).second) return;
  for (Kind kind : {Kind{false, false}, Kind{false, true}, Kind{true, false}, Kind{true, true}}) {
    uint64_t key = key_of_kind(site_key, kind);
    if (queues_.contains(key)) change(key, [](Queue& queue) { queue.visited = true; });
  }
}

bool Frontier::has_unvisited() const {
  if (ranks_.empty()) return false;
  const Queue& next = queues_.at(ranks_.begin()->key);
  return !next.kind.is_hard && !next.visited;
}

} // namespace assay::search
