#include "search/tree.h"

#include <fmt/core.h>

#include <algorithm>

namespace assay {

bool is_detour(const TreeNode& node, uint32_t alternative) {
  if (node.why == Why::Body) return alternative != 0; // the first is to return a value
  return std::ranges::any_of(node.alternatives[alternative].constraints,
                             [](const Constraint& each) { return each.type == Constraint::Type::NotPlain; });
}

NodeId Tree::add_node(const Decision& decision, NodeId parent, uint32_t parent_alternative, std::vector<Flip>& open) {
  auto id = static_cast<NodeId>(nodes_.size());
  TreeNode node;
  node.site = decision.site;
  node.parent = parent;
  node.parent_alternative = parent_alternative;
  if (parent != no_node) {
    const TreeNode& above = nodes_[parent];
    node.depth = above.depth + 1;
    node.detours = above.detours + (is_detour(above, parent_alternative) ? 1 : 0);
  }
  node.why = decision.why;
  node.place = decision.place;
  node.function = decision.function;
  if (decision.why == Why::Enumeration) {
    node.alternatives.resize(2);
    node.alternatives[1].constraints = arena_.copy(decision.alternative(0));
    node.none_seen.assign(decision.alternative(1).begin(), decision.alternative(1).end());
    open.push_back({id, 0});
  } else {
    std::span<const Constraint> all = arena_.copy(decision.constraints);
    for (size_t i = 0; i < decision.alternative_count(); ++i) {
      uint32_t begin = i == 0 ? 0 : decision.ends[i - 1];
      TreeAlternative alternative;
      alternative.constraints = all.subspan(begin, decision.ends[i] - begin);
      node.alternatives.push_back(alternative);
      if (i != decision.taken) open.push_back({id, static_cast<uint32_t>(i)});
    }
  }
  extra_bytes_ += node.alternatives.capacity() * sizeof(TreeAlternative);
  nodes_.push_back(std::move(node));
  return id;
}

std::optional<uint32_t> Tree::match(NodeId id, const Decision& decision, std::vector<Flip>& open) {
  TreeNode& node = nodes_[id];
  if (node.site != decision.site || node.why != decision.why) return {};
  if (decision.why != Why::Enumeration) {
    if (node.alternatives.size() != decision.alternative_count()) return {};
    for (size_t i = 0; i < node.alternatives.size(); ++i) {
      if (!std::ranges::equal(node.alternatives[i].constraints, decision.alternative(i))) return {};
    }
    return decision.taken;
  }
  for (uint32_t i = 1; i < node.alternatives.size(); ++i) {
    if (std::ranges::equal(node.alternatives[i].constraints, decision.alternative(0))) return i;
  }
  // A new value of the same thing.
  TreeAlternative alternative;
  alternative.constraints = arena_.copy(decision.alternative(0));
  node.alternatives.push_back(alternative);
  node.none_seen.insert(node.none_seen.end(), decision.alternative(1).begin(), decision.alternative(1).end());
  open.push_back({id, 0});
  return static_cast<uint32_t>(node.alternatives.size() - 1);
}

Tree::Growth Tree::insert(std::span<const Decision> path, std::optional<Flip> expected) {
  Growth growth;
  NodeId parent = no_node;
  uint32_t taken = 0;
  NodeId here = nodes_.empty() ? no_node : 0;
  for (const Decision& decision : path) {
    bool is_new = here == no_node;
    std::optional<uint32_t> next;
    if (is_new) {
      here = add_node(decision, parent, taken, growth.open);
      if (parent != no_node) nodes_[parent].alternatives[taken].child = here;
      next = decision.why == Why::Enumeration ? 1 : decision.taken;
      growth.is_new = true;
    } else {
      next = match(here, decision, growth.open);
      if (!next) {
        growth.broken =
            fmt::format("decision {} of the path is not the one that was made there before", nodes_[here].depth + 1);
        return growth;
      }
      ++growth.checked;
    }
    bool any_other = nodes_[here].why == Why::Enumeration && expected && expected->alternative == 0;
    TreeAlternative& alternative = nodes_[here].alternatives[*next];
    if (expected && here == expected->node) {
      growth.fulfilled = any_other ? alternative.state != AlternativeState::Taken : *next == expected->alternative;
    }
    if (alternative.state != AlternativeState::Taken) growth.is_new = true;
    alternative.state = AlternativeState::Taken;
    parent = here;
    taken = *next;
    here = alternative.child;
  }
  growth.last = parent;
  growth.last_taken = taken;
  if (expected && !growth.fulfilled && growth.broken.empty()) {
    growth.broken = fmt::format("the run did not take the alternative that its input was made for, at decision {}",
                                nodes_[expected->node].depth + 1);
  }
  return growth;
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
    if (node.why == Why::Enumeration && step.alternative == 0) constraints = node.none_seen;
    result.insert(result.end(), constraints.begin(), constraints.end());
  }
  return result;
}

} // namespace assay
