#pragma once
// A strategy says which of the waiting alternatives is tried next: a class each, in a file named after it. Those that a
// user can name are listed in strategy.cpp.
//
// Alternatives wait in queues (search/frontier.h). In a queue the one with the smallest cost comes first; among queues
// the one with the smallest turn, then the smallest cost of its first. A strategy keeps no state: the frontier counts.

#include <cstdint>
#include <string_view>
#include <vector>

#include "search/waiting.h"

namespace assay::search {

// What the frontier knows of a queue.
struct QueueState {
  uint64_t tries = 0; // taken from it; more where what is rare is on the way
  bool visited = false;
};

class Strategy {
 public:
  virtual ~Strategy() = default;

  virtual uint64_t cost(const TreeNode& node, const Waiting& waiting) const = 0;
  // Whether each alternative of each site has a queue, so that sites take turns; otherwise there is one queue.
  virtual bool has_turns() const { return false; }
  // Of a queue whose first one waits at the node.
  virtual uint64_t turn(const TreeNode& /*node*/, const QueueState& /*queue*/) const { return 0; }
  // Whether the size of inputs is the point of the search: floors are worked out, and inputs that are only tried beside
  // the search do not join it.
  virtual bool goes_by_size() const { return false; }
  // Whether a larger input may be tried now; `has_unvisited`: the next one leads where nobody went yet.
  virtual bool may_unfold(bool /*has_unvisited*/) const { return false; }
  // Whether alternatives of sites that were visited can be left out when too many wait.
  virtual bool may_leave_out() const { return false; }
};

const Strategy& unvisited_first();
const Strategy& breadth_first();
const Strategy& depth_first();
const Strategy& smallest_first();

// Those that a user can name: "unvisited", "breadth", "depth".
std::vector<std::string_view> strategy_names();
const Strategy* strategy_named(std::string_view name); // null: there is none

// By depth. Each further value of an enumeration waits a little longer, or it would starve what is deeper; so does what
// lies behind function inputs that do much: there is no end of them.
uint64_t depth_cost(const TreeNode& node);

} // namespace assay::search
