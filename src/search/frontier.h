#pragma once
// The alternatives that wait to be tried, in the order of a strategy.

#include <cstdint>
#include <memory>
#include <optional>
#include <queue>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "search/tree.h"
#include "term/term.h"

namespace assay {

enum class Strategy : uint8_t {
  // Alternatives of sites where nobody went yet, then those tried least often, of these the shallowest. Were it only
  // the shallowest, a loop over values of many kinds would take its turns in exponentially growing rounds.
  UnvisitedFirst,
  BreadthFirst,
  DepthFirst,
};
std::optional<Strategy> strategy_named(std::string_view name); // "unvisited", "breadth", "depth"

struct Waiting {
  Flip flip;
  std::shared_ptr<const Model> hint; // the values of the run that found it
  Effort effort = Effort::Quick;     // what the solver did not decide quickly waits behind everything else
};

class Frontier {
 public:
  Frontier(const Tree& tree, Strategy strategy) : tree_(tree), strategy_(strategy) {}

  void push(Waiting waiting);
  std::optional<Waiting> pop();
  bool empty() const { return queue_.empty(); }
  size_t size() const { return queue_.size(); }
  // Whether the next one, as far as is known without looking at all, leads where nobody went yet.
  bool has_unvisited() const;
  // A run took this alternative of a node.
  void visited(const TreeNode& node, uint32_t alternative) { visited_.insert(key_of(node, alternative)); }

 private:
  struct Entry {
    uint64_t rank;  // smaller first
    uint64_t order; // of arrival: the same search gives the same order
    Waiting waiting;
    bool operator<(const Entry& other) const { return rank != other.rank ? rank > other.rank : order > other.order; }
  };
  static uint64_t key_of(const TreeNode& node, uint32_t alternative);
  uint64_t rank_of(const Waiting& waiting) const;

  const Tree& tree_;
  Strategy strategy_;
  std::priority_queue<Entry> queue_;
  std::unordered_set<uint64_t> visited_;
  // How often an alternative of a site was tried.
  std::unordered_map<uint64_t, uint64_t> tries_;
  uint64_t arrivals_ = 0;
};

} // namespace assay
