#include "search/tree.h"

#include <fmt/core.h>

#include <algorithm>

namespace assay::search {

bool is_detour(const TreeNode& node, uint32_t alternative) {
  if (node.why == Why::Body) return alternative != 0; // the first is to return a value
  if (node.why == Why::Rare) return alternative == 0;
  return std::ranges::any_of(node.alternatives[alternative].constraints,
                             [](const Constraint& each) { return each.type == Constraint::Type::NotPlain; });
}

NodeId Tree::add_node(const Decision& decision, NodeId parent, uint32_t parent_alternative, std::vector<Flip>& open) {
  auto id = free_nodes_.empty() ? static_cast<NodeId>(nodes_.size()) : free_nodes_.back();
  TreeNode node;
  node.site = decision.site;
  node.parent = parent;
  node.parent_alternative = parent_alternative;
  if (parent != no_node) {
    const TreeNode& above = nodes_[parent];
    node.depth = above.depth + 1;
    node.detours = above.detours + (is_detour(above, parent_alternative) ? 1 : 0);
    bool of_scalars = above.why == Why::Condition || above.why == Why::Enumeration;
    node.scalars = above.scalars + (of_scalars ? 1 : 0);
  }
  node.why = decision.why;
  node.place = decision.place;
  node.function = decision.function;
  if (is_open_ended(decision.why)) {
    node.seen = 1;
    node.alternatives.resize(2);
    node.alternatives[1].constraints = keep(decision.alternative(0));
    node.none_seen.assign(decision.alternative(1).begin(), decision.alternative(1).end());
    open.push_back({id, 0});
  } else {
    std::span<const Constraint> all = keep(decision.constraints);
    for (size_t i = 0; i < decision.alternative_count(); ++i) {
      uint32_t begin = i == 0 ? 0 : decision.ends[i - 1];
      TreeAlternative alternative;
      alternative.constraints = all.subspan(begin, decision.ends[i] - begin);
      node.alternatives.push_back(alternative);
      if (i != decision.taken) open.push_back({id, static_cast<uint32_t>(i)});
    }
  }
  extra_bytes_ += node.alternatives.capacity() * sizeof(TreeAlternative);
  if (id == nodes_.size()) {
    nodes_.push_back(std::move(node));
  } else {
    free_nodes_.pop_back();
    nodes_[id] = std::move(node);
  }
  return id;
}

std::span<const Constraint> Tree::keep(std::span<const Constraint> constraints) {
  size_t count = constraints.size();
  extra_bytes_ += constraints.size_bytes();
  if (count >= free_constraints_.size() || free_constraints_[count].empty()) return arena_.copy(constraints);
  std::span<Constraint> kept = free_constraints_[count].back();
  free_constraints_[count].pop_back();
  std::ranges::copy(constraints, kept.begin());
  return kept;
}

void Tree::give_back(std::span<const Constraint> constraints) {
  size_t count = constraints.size();
  if (count == 0) return;
  extra_bytes_ -= constraints.size_bytes();
  if (count >= free_constraints_.size()) free_constraints_.resize(count + 1);
  free_constraints_[count].emplace_back(const_cast<Constraint*>(constraints.data()), count); // they were made here
}

bool Tree::is_settled(const TreeNode& node) const {
  auto is_done = [](const TreeAlternative& alternative) {
    bool waits = alternative.state == AlternativeState::Unexplored || alternative.state == AlternativeState::Queued ||
                 alternative.state == AlternativeState::TooLarge;
    return !waits && (alternative.child == no_node || alternative.child == settled_node);
  };
  return !node.is_held && node.parent != no_node && std::ranges::all_of(node.alternatives, is_done);
}

void Tree::let_go_if_settled(NodeId id) {
  while (id != no_node && is_settled(nodes_[id])) {
    NodeId parent = nodes_[id].parent;
    nodes_[parent].alternatives[nodes_[id].parent_alternative].child = settled_node;
    recycle(id);
    id = parent;
  }
}

void Tree::let_go_of_settled() {
  for (auto id = static_cast<NodeId>(nodes_.size()); id-- > 0;) let_go_if_settled(id);
}

// The constraints of all alternatives lie behind each other, but for those of nodes that grow.
void Tree::recycle(NodeId id) {
  TreeNode& node = nodes_[id];
  extra_bytes_ -= node.alternatives.capacity() * sizeof(TreeAlternative);
  if (is_open_ended(node.why)) {
    for (const TreeAlternative& alternative : node.alternatives) give_back(alternative.constraints);
  } else {
    size_t count = 0;
    for (const TreeAlternative& alternative : node.alternatives) count += alternative.constraints.size();
    give_back({node.alternatives.front().constraints.data(), count});
  }
  node = {};
  free_nodes_.push_back(id);
}

std::optional<uint32_t> Tree::match(NodeId id, const Decision& decision, std::vector<Flip>& open) {
  TreeNode& node = nodes_[id];
  if (node.site != decision.site || node.why != decision.why) return {};
  if (!is_open_ended(decision.why)) {
    if (node.alternatives.size() != decision.alternative_count()) return {};
    for (size_t i = 0; i < node.alternatives.size(); ++i) {
      if (!std::ranges::equal(node.alternatives[i].constraints, decision.alternative(i))) return {};
    }
    return decision.taken;
  }
  return match_seen(id, decision, open);
}

uint32_t Tree::match_seen(NodeId id, const Decision& decision, std::vector<Flip>& open) {
  TreeNode& node = nodes_[id];
  std::span<const Constraint> is_not = decision.alternative(1);
  bool is_seen = !std::ranges::search(node.none_seen, is_not).empty();
  if (!is_seen) {
    node.none_seen.insert(node.none_seen.end(), is_not.begin(), is_not.end());
    ++node.seen;
    open.push_back({id, 0});
  }
  for (uint32_t i = 1; i < node.alternatives.size(); ++i) {
    if (std::ranges::equal(node.alternatives[i].constraints, decision.alternative(0))) return i;
  }
  TreeAlternative alternative;
  alternative.constraints = keep(decision.alternative(0));
  extra_bytes_ -= node.alternatives.capacity() * sizeof(TreeAlternative);
  node.alternatives.push_back(alternative);
  extra_bytes_ += node.alternatives.capacity() * sizeof(TreeAlternative);
  return static_cast<uint32_t>(node.alternatives.size() - 1);
}

Tree::Growth Tree::insert(std::span<const Decision> path, std::optional<Flip> expected) {
  Growth growth;
  NodeId parent = no_node;
  uint32_t taken = 0;
  NodeId here = nodes_.empty() ? no_node : 0;
  std::vector<Flip> steps;
  for (const Decision& decision : path) {
    if (here == settled_node) break; // all that can come was seen
    bool is_new = here == no_node;
    std::optional<uint32_t> next;
    if (is_new) {
      here = add_node(decision, parent, taken, growth.open);
      if (parent != no_node) nodes_[parent].alternatives[taken].child = here;
      next = is_open_ended(decision.why) ? 1 : decision.taken;
      growth.is_new = true;
    } else {
      uint32_t seen_before = nodes_[here].seen;
      next = match(here, decision, growth.open);
      if (!next) {
        growth.broken =
            fmt::format("decision {} of the path is not the one that was made there before", nodes_[here].depth + 1);
        return growth;
      }
      ++growth.checked;
      bool any_other = is_open_ended(decision.why) && expected && expected->alternative == 0;
      if (expected && here == expected->node) {
        growth.fulfilled = any_other ? nodes_[here].seen > seen_before : *next == expected->alternative;
      }
    }
    steps.push_back({here, *next});
    TreeAlternative& alternative = nodes_[here].alternatives[*next];
    if (alternative.state != AlternativeState::Taken) growth.is_new = true;
    alternative.state = AlternativeState::Taken;
    parent = here;
    taken = *next;
    here = alternative.child;
  }
  growth.last = parent;
  growth.last_taken = taken;
  if (expected && !growth.fulfilled) growth.departed = departs(steps, *expected);
  if (expected && !growth.fulfilled && !growth.departed) {
    growth.broken = fmt::format("the run did not take the alternative that its input was made for, at decision {}",
                                nodes_[expected->node].depth + 1);
  }
  return growth;
}

bool Tree::departs(std::span<const Flip> path, const Flip& from) const {
  std::vector<Flip> wanted = path_to(from);
  for (size_t i = 0; i < wanted.size() && i < path.size(); ++i) {
    if (path[i].node != wanted[i].node) return false;
    if (path[i].alternative != wanted[i].alternative) {
      return nodes_[path[i].node].why == Why::Outcome && wanted[i].node != from.node;
    }
  }
  return false;
}

std::vector<Flip> Tree::path_to(const Flip& flip) const {
  std::vector<Flip> path;
  for (Flip step = flip; step.node != no_node;) {
    path.push_back(step);
    const TreeNode& node = nodes_[step.node];
    step = {node.parent, node.parent_alternative};
  }
  std::ranges::reverse(path);
  return path;
}

std::vector<Constraint> Tree::constraints_to(const Flip& flip) const {
  std::vector<Constraint> result;
  for (const Flip& step : path_to(flip)) {
    const TreeNode& node = nodes_[step.node];
    std::span<const Constraint> constraints = node.alternatives[step.alternative].constraints;
    if (is_open_ended(node.why) && step.alternative == 0) constraints = node.none_seen;
    result.insert(result.end(), constraints.begin(), constraints.end());
  }
  return result;
}

} // namespace assay::search
