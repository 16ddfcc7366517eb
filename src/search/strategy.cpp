#include "search/strategy.h"

#include <algorithm>
#include <iterator>

namespace assay::search {

namespace {

struct NamedStrategy {
  std::string_view name;
  const Strategy& (*strategy)();
};

constexpr NamedStrategy named[] = {
    {"unvisited", unvisited_first},
    {"breadth", breadth_first},
    {"depth", depth_first},
};

} // namespace

std::vector<std::string_view> strategy_names() {
  std::vector<std::string_view> names;
  std::ranges::transform(named, std::back_inserter(names), &NamedStrategy::name);
  return names;
}

const Strategy* strategy_named(std::string_view name) {
  auto found = std::ranges::find(named, name, &NamedStrategy::name);
  return found == std::end(named) ? nullptr : &found->strategy();
}

uint64_t depth_cost(const TreeNode& node) {
  constexpr uint64_t detour = 20;
  uint64_t depth = node.depth + detour * node.detours;
  return is_open_ended(node.why) ? depth + node.seen + 1 : depth;
}

} // namespace assay::search
