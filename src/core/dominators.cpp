#include "core/dominators.h"

#include <algorithm>
#include <utility>

namespace assay::core {

namespace {

constexpr uint32_t none = UINT32_MAX;

// The nodes in the order a depth-first search meets them. From here on a node is known by its place in that order.
struct SearchOrder {
  std::vector<uint32_t> nodes;   // by place
  std::vector<uint32_t> parents; // by place: the place of the parent in the search tree
  std::vector<uint32_t> places;  // by node; none: unreachable

  explicit SearchOrder(const FlowGraph& graph) : places(graph.node_count(), none) {
    std::vector<std::pair<uint32_t, uint32_t>> stack; // a node, and which successor comes next
    auto visit = [&](uint32_t node, uint32_t parent) {
      places[node] = static_cast<uint32_t>(nodes.size());
      nodes.push_back(node);
      parents.push_back(parent);
      stack.emplace_back(node, graph.first[node]);
    };
    visit(0, none);
    while (!stack.empty()) {
      auto& [node, next] = stack.back();
      if (next == graph.first[node + 1]) {
        stack.pop_back();
        continue;
      }
      uint32_t successor = graph.successors[next++];
      if (places[successor] == none) visit(successor, places[node]);
    }
  }
};

// The forest of the paper: nodes already looked at, with paths compressed as they are asked for.
class Forest {
 public:
  explicit Forest(uint32_t count) : semi(count), label_(count), ancestor_(count, none) {
    for (uint32_t i = 0; i < count; ++i) semi[i] = label_[i] = i;
  }

  void link(uint32_t parent, uint32_t child) { ancestor_[child] = parent; }

  // The node with the least semidominator on the way from `node` up to the root of its tree, without the root.
  uint32_t evaluate(uint32_t node) {
    if (ancestor_[node] == none) return node;
    path_.clear();
    for (uint32_t at = node; ancestor_[ancestor_[at]] != none; at = ancestor_[at]) path_.push_back(at);
    for (size_t i = path_.size(); i-- > 0;) {
      uint32_t at = path_[i];
      uint32_t above = ancestor_[at];
      if (semi[label_[above]] < semi[label_[at]]) label_[at] = label_[above];
      ancestor_[at] = ancestor_[above];
    }
    return label_[node];
  }

  std::vector<uint32_t> semi;

 private:
  std::vector<uint32_t> label_;
  std::vector<uint32_t> ancestor_;
  std::vector<uint32_t> path_;
};

// By place: the place of the immediate dominator, which is always smaller.
std::vector<uint32_t> immediate_dominators(const FlowGraph& graph, const SearchOrder& order) {
  auto count = static_cast<uint32_t>(order.nodes.size());
  std::vector<uint32_t> first(count + 1, 0); // predecessors by place, as FlowGraph keeps successors
  for (uint32_t node : order.nodes) {
    for (uint32_t successor : graph.successors_of(node)) ++first[order.places[successor]];
  }
  for (uint32_t i = 1; i <= count; ++i) first[i] += first[i - 1];
  std::vector<uint32_t> predecessors(first[count]);
  for (uint32_t i = 0; i < count; ++i) {
    for (uint32_t successor : graph.successors_of(order.nodes[i])) {
      predecessors[--first[order.places[successor]]] = i;
    }
  }

  Forest forest(count);
  std::vector<uint32_t> dominator(count, 0);
  std::vector<uint32_t> bucket(count, none); // heads of lists of nodes with the same semidominator
  std::vector<uint32_t> next_in_bucket(count, none);
  for (uint32_t i = count; i-- > 1;) {
    for (uint32_t p = first[i]; p < first[i + 1]; ++p) {
      uint32_t least = forest.evaluate(predecessors[p]);
      forest.semi[i] = std::min(forest.semi[i], forest.semi[least]);
    }
    next_in_bucket[i] = std::exchange(bucket[forest.semi[i]], i);
    uint32_t parent = order.parents[i];
    forest.link(parent, i);
    for (uint32_t at = std::exchange(bucket[parent], none); at != none; at = next_in_bucket[at]) {
      uint32_t least = forest.evaluate(at);
      dominator[at] = forest.semi[least] < forest.semi[at] ? least : parent;
    }
  }
  for (uint32_t i = 1; i < count; ++i) {
    if (dominator[i] != forest.semi[i]) dominator[i] = dominator[dominator[i]];
  }
  return dominator;
}

} // namespace

Dominators::Dominators(const FlowGraph& graph) : position_(graph.node_count(), 0), size_(graph.node_count(), 0) {
  SearchOrder order(graph);
  std::vector<uint32_t> dominator = immediate_dominators(graph, order);
  auto count = static_cast<uint32_t>(dominator.size());
  std::vector<uint32_t> size(count, 1);
  for (uint32_t i = count; i-- > 1;) size[dominator[i]] += size[i];
  std::vector<uint32_t> next(count, 0); // the position that the next child gets
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t position = i == 0 ? 0 : next[dominator[i]];
    if (i != 0) next[dominator[i]] += size[i];
    next[i] = position + 1;
    position_[order.nodes[i]] = position;
    size_[order.nodes[i]] = size[i];
  }
}

} // namespace assay::core
