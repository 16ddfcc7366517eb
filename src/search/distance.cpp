#include "search/distance.h"

#include <algorithm>
#include <deque>

#include "search/program_graph.h"

namespace assay::search {

using core::BlockId;
using core::Function;
using core::Opcode;
using core::Spot;

Distance::Distance(const ProgramGraph& graph, std::span<const Spot> targets) {
  for (const Function* function : graph.functions()) connect(graph, *function);
  measure(targets);
  note_places();
}

void Distance::connect(const ProgramGraph& graph, const Function& function) {
  auto add = [&](Node from, Node to) { before_[to].push_back(from); };
  for (BlockId id = 0; id < function.blocks.size(); ++id) {
    const core::Block& block = function.blocks[id];
    for (const core::Edge& edge : block.terminator().edges) add({&function, id}, {&function, edge.target});
    for (const core::Arm& arm : block.terminator().arms) add({&function, id}, {&function, arm.edge.target});
    if (block.handler != nullptr) add({&function, id}, {&function, block.handler->target});
  }
  std::vector<Spot> calls = graph.calls_of(function);
  auto join = [&](const std::vector<Spot>& more) { calls.insert(calls.end(), more.begin(), more.end()); };
  join(graph.virtual_calls(function));
  if (graph.is_open(function)) join(graph.calls_of_library());
  if (graph.is_value(function)) {
    join(graph.indirect_calls(function.arity()));
    join(graph.spread_calls());
  }
  for (const Spot& call : calls) {
    add({call.function, call.block}, {&function, 0});
    for (BlockId id = 0; id < function.blocks.size(); ++id) {
      Opcode last = function.blocks[id].terminator().opcode;
      if (last == Opcode::Return || core::is_tail_call(last)) add({&function, id}, {call.function, call.block});
    }
  }
}

void Distance::measure(std::span<const Spot> targets) {
  std::deque<Node> pending;
  auto reach = [&](Node node, uint64_t away) {
    if (blocks_.emplace(node, away).second) pending.push_back(node);
  };
  for (const Spot& target : targets) reach({target.function, target.block}, 0);
  while (!pending.empty()) {
    Node node = pending.front();
    pending.pop_front();
    uint64_t away = blocks_[node];
    for (const Node& from : before_[node]) reach(from, std::min(away + 1, far - 1));
  }
}

void Distance::note_places() {
  for (const auto& [node, away] : blocks_) {
    for (const core::Instruction& code : node.first->blocks[node.second].instructions) {
      auto [entry, is_new] = places_[node.first].try_emplace({code.place.line, code.place.column}, away);
      if (!is_new) entry->second = std::min(entry->second, away);
    }
  }
}

uint64_t Distance::of(const Function* function, core::Place place) const {
  auto known = places_.find(function);
  if (known == places_.end()) return far;
  auto entry = known->second.find({place.line, place.column});
  return entry == known->second.end() ? far : entry->second;
}

uint64_t Distance::of(const Function* function, BlockId block) const {
  auto known = blocks_.find({function, block});
  return known == blocks_.end() ? far : known->second;
}

} // namespace assay::search
