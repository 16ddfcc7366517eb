#include "search/frontier.h"

#include "base/hash.h"

namespace assay {

std::optional<Strategy> strategy_named(std::string_view name) {
  if (name == "unvisited") return Strategy::UnvisitedFirst;
  if (name == "breadth") return Strategy::BreadthFirst;
  if (name == "depth") return Strategy::DepthFirst;
  return {};
}

// Alternatives of an enumeration are "a value" and "any other", whatever the values are.
uint64_t Frontier::key_of(const TreeNode& node, uint32_t alternative) {
  if (node.why == Why::Enumeration) alternative = alternative == 0 ? 0 : 1;
  return hash_combine(hash_combine(node.site, static_cast<uint64_t>(node.why)), alternative);
}

uint64_t Frontier::rank_of(const Waiting& waiting) const {
  const Flip& flip = waiting.flip;
  const TreeNode& node = tree_[flip.node];
  if (waiting.effort == Effort::Full) return (uint64_t{1} << 63) + node.depth;
  uint64_t depth = node.depth;
  // Each further value of an enumeration waits a little longer, or it would starve what is deeper.
  if (node.why == Why::Enumeration) depth += node.alternatives.size();
  switch (strategy_) {
    case Strategy::BreadthFirst: return depth;
    case Strategy::DepthFirst: return UINT32_MAX - depth;
    case Strategy::UnvisitedFirst: break;
  }
  uint64_t key = key_of(node, flip.alternative);
  if (!visited_.contains(key)) return depth;
  auto found = tries_.find(key);
  uint64_t tries = found == tries_.end() ? 0 : found->second;
  return ((tries + 1) << 32) + depth;
}

void Frontier::push(Waiting waiting) {
  uint64_t rank = rank_of(waiting);
  queue_.push({rank, arrivals_++, std::move(waiting)});
}

std::optional<Waiting> Frontier::pop() {
  while (!queue_.empty()) {
    Entry entry = queue_.top();
    queue_.pop();
    // What was unvisited when it came may have been visited since.
    uint64_t rank = rank_of(entry.waiting);
    if (rank > entry.rank) {
      entry.rank = rank;
      queue_.push(std::move(entry));
      continue;
    }
    ++tries_[key_of(tree_[entry.waiting.flip.node], entry.waiting.flip.alternative)];
    return std::move(entry.waiting);
  }
  return {};
}

bool Frontier::has_unvisited() const {
  if (queue_.empty()) return false;
  const Waiting& next = queue_.top().waiting;
  const Flip& flip = next.flip;
  return next.effort == Effort::Quick && !visited_.contains(key_of(tree_[flip.node], flip.alternative));
}

} // namespace assay
