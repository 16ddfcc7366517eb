#include "report/outside_calls.h"

#include <algorithm>
#include <vector>

namespace assay::report {

bool OutsideCalls::may_come_back(const std::unordered_set<Symbol>& names, const core::Module& module) {
  constexpr size_t most = 60; // functions that are looked at
  std::unordered_set<Symbol> seen = names;
  std::vector<Symbol> pending(names.begin(), names.end());
  while (!pending.empty()) {
    if (seen.size() > most) return true;
    const core::Function* function = program_.resolve(pending.back()).function;
    pending.pop_back();
    if (function == nullptr) continue; // a primitive, or nothing at all
    const core::CallGraph& graph = graph_of(*function->module);
    core::CallGraph::Functions inside = graph.reachable(*function);
    if (function->module == &module || graph.calls_computed(inside)) return true;
    for (Symbol next : graph.calls_outside(inside)) {
      if (seen.insert(next).second) pending.push_back(next);
    }
  }
  return false;
}

const core::CallGraph& OutsideCalls::graph_of(const core::Module& module) {
  std::unique_ptr<core::CallGraph>& graph = graphs_[&module];
  if (graph == nullptr) graph = std::make_unique<core::CallGraph>(module);
  return *graph;
}

} // namespace assay::report
