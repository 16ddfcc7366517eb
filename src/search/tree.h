#pragma once
// The execution tree: the paths of all runs, with shared prefixes. A node is a decision; each of its alternatives is in
// one state, and leads to the node of the next decision once a run has taken it.
//
// A node of an enumeration grows: alternative 0 is "any value not seen yet", every other one is a value. So does one of
// outcomes of a function that runs on known values: alternative 0 is "arguments not seen yet", every other one is an
// outcome, which other arguments may come to as well.
//
// A long search would fill the memory with what it is done with: a node below which nothing waits can be let go, and
// its place is used again.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/arena.h"
#include "machine/decision.h"
#include "solve/solver.h"

namespace assay::search {

using NodeId = uint32_t;
constexpr NodeId no_node = UINT32_MAX;
constexpr NodeId settled_node = UINT32_MAX - 1; // in place of a child: there was one, and nothing below it waits

enum class AlternativeState : uint8_t {
  Unexplored, // not yet put into the frontier: deeper than the bound
  Queued,
  Taken,
  Infeasible,
  Unknown,     // the solver gave up
  BeyondBound, // no completion was found
  TooLarge,    // every input that takes it is larger than the bound
  NotKept,     // there were too many others: it will not be tried
};

struct TreeAlternative {
  std::span<const Constraint> constraints;
  NodeId child = no_node;
  AlternativeState state = AlternativeState::Unexplored;
  Layer layer = Layer::None; // that found the input to take it, or refuted it
};

struct TreeNode {
  uint64_t site = 0;
  NodeId parent = no_node;
  uint32_t parent_alternative = 0;
  uint32_t depth = 0;   // decisions above it
  uint32_t detours = 0; // those of them that are detours
  uint32_t scalars = 0; // those of them that are about scalars alone
  Why why = Why::Form;
  core::Place place;
  const core::Function* function = nullptr;
  std::vector<TreeAlternative> alternatives;
  // Of an enumeration: what says that it is none of the values seen, and how many these are.
  std::vector<Constraint> none_seen;
  uint32_t seen = 0;
  bool is_held = false; // somebody will ask for the path to it
};

// Whether the alternative brings functions into values, has one do more than return a value, or takes what is rare.
bool is_detour(const TreeNode& node, uint32_t alternative);

// An alternative of a node that could be tried next.
struct Flip {
  NodeId node = no_node;
  uint32_t alternative = 0;
};

class Tree {
 public:
  const TreeNode& operator[](NodeId node) const { return nodes_[node]; }
  size_t size() const { return nodes_.size(); }
  TreeAlternative& alternative(const Flip& flip) { return nodes_[flip.node].alternatives[flip.alternative]; }

  // What the path of one run did to the tree.
  struct Growth {
    // Alternatives that nobody has taken yet, at nodes that are new or have a new value.
    std::vector<Flip> open;
    size_t checked = 0; // decisions that were there before and came out the same
    // A decision that is not what the tree has at this place, in words; empty: none. The run is not part of the tree
    // then.
    std::string broken;
    bool fulfilled = false; // the expected alternative was taken
    bool departed = false;  // it was not, as a function that runs on known values came to something else on the way
    NodeId last = no_node;  // the node of the last decision; none for an empty path
    uint32_t last_taken = 0;
    bool is_new = false; // nobody went this way before
  };
  // `expected` is the flip that the run was made for.
  Growth insert(std::span<const Decision> path, std::optional<Flip> expected);

  // The path to the node is wanted later: it is not let go.
  void hold(NodeId node) { nodes_[node].is_held = true; }
  // Lets go of the node and of those above it, as far as nothing waits below them.
  void let_go_if_settled(NodeId node);
  // The same for all nodes.
  void let_go_of_settled();

  // All constraints from the root to the alternative, in order.
  std::vector<Constraint> constraints_to(const Flip& flip) const;
  // The alternatives taken from the root to the flip.
  std::vector<Flip> path_to(const Flip& flip) const;

  // That its nodes take; not those that were let go.
  uint64_t bytes() const { return (nodes_.size() - free_nodes_.size()) * sizeof(TreeNode) + extra_bytes_; }

 private:
  NodeId add_node(const Decision& decision, NodeId parent, uint32_t parent_alternative, std::vector<Flip>& open);
  // The alternative of an existing node that the decision takes; nothing if the two differ.
  std::optional<uint32_t> match(NodeId node, const Decision& decision, std::vector<Flip>& open);
  uint32_t match_seen(NodeId node, const Decision& decision, std::vector<Flip>& open);
  bool is_settled(const TreeNode& node) const;
  void recycle(NodeId node);
  std::span<const Constraint> keep(std::span<const Constraint> constraints);
  void give_back(std::span<const Constraint> constraints);
  // Whether the path, which does not come to the flip, leaves the way to it at an outcome.
  bool departs(std::span<const Flip> path, const Flip& from) const;

  std::vector<TreeNode> nodes_;
  Arena arena_;
  uint64_t extra_bytes_ = 0; // what lies outside of the nodes: alternatives and constraints
  std::vector<NodeId> free_nodes_;
  std::vector<std::vector<std::span<Constraint>>> free_constraints_; // by their number
};

} // namespace assay::search
