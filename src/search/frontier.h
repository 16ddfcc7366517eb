#pragma once
// The alternatives that wait to be tried, in the order of a strategy.

#include <compare>
#include <cstdint>
#include <optional>
#include <queue>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "search/strategy.h"

namespace assay::search {

// One queue for each alternative of a site and each kind of what waits there, and an order among the queues: so a site
// that was tried takes its new place in the order at once, and all that waits there with it.
class Frontier {
 public:
  // The strategy outlives it.
  Frontier(const Tree& tree, const Strategy& strategy, bool prefers_clauses = false)
      : tree_(tree), strategy_(strategy), prefers_clauses_(prefers_clauses) {}

  void push(Waiting waiting);
  std::optional<Waiting> pop();
  // Whether this one, if it were pushed, would be the next.
  bool would_be_next(const Waiting& waiting) const;
  bool empty() const { return size_ == 0; }
  size_t size() const { return size_; }
  // Whether the next one leads where nobody went yet.
  bool has_unvisited() const;
  // Whether a run has taken this alternative of the site.
  bool is_visited(const TreeNode& node, uint32_t alternative) const {
    return visited_.contains(key_of(node, alternative));
  }
  // A run took this alternative of a node.
  void visited(const TreeNode& node, uint32_t alternative);

 private:
  struct Entry {
    uint64_t cost;  // smaller first
    uint64_t order; // of arrival: the same search gives the same order
    Waiting waiting;
    bool operator<(const Entry& other) const { return cost != other.cost ? cost > other.cost : order > other.order; }
  };
  struct Kind {
    bool is_hard = false;   // the solver gave up on it once
    bool is_detour = false; // what is rare is on the way (search/tree.h)
  };
  struct Queue {
    std::priority_queue<Entry> entries;
    uint64_t tries = 0;
    bool visited = false;
    Kind kind;
  };
  // Of a queue among the queues: whether it is hard, its turn, the cost of its first entry and when that arrived.
  struct Rank {
    bool is_hard = false;
    uint64_t turn = 0;
    uint64_t cost = 0;
    uint64_t order = 0;
    uint64_t key = 0;
    auto operator<=>(const Rank&) const = default;
  };
  uint64_t key_of(const TreeNode& node, uint32_t alternative) const;
  static uint64_t key_of_kind(uint64_t key, Kind kind);
  Rank rank_of(uint64_t key, const Queue& queue) const;
  // Carries out a change of a queue that may give it another place among the queues.
  template <typename Change>
  void change(uint64_t key, Change&& change);

  const Tree& tree_;
  const Strategy& strategy_;
  bool prefers_clauses_; // SearchOptions
  std::unordered_map<uint64_t, Queue> queues_;
  std::unordered_set<uint64_t> visited_; // alternatives of sites
  std::set<Rank> ranks_;                 // of those that are not empty
  size_t size_ = 0;
  uint64_t arrivals_ = 0;
  uint64_t pops_ = 0;
};

} // namespace assay::search
