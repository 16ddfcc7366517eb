#include "search/flow_facts.h"

#include <algorithm>
#include <deque>

#include "core/dominators.h"

namespace assay::search {

using core::BlockId;
using core::Function;
using core::Instruction;
using core::Opcode;

namespace {

bool changes_objects(const Instruction& code, Program& program) {
  switch (code.opcode) {
    case Opcode::Store:
    case Opcode::ArrayStore:
    case Opcode::Call:
    case Opcode::CallIndirect:
    case Opcode::CallSpread:
    case Opcode::CallVirtual:
    case Opcode::TailCall:
    case Opcode::TailCallIndirect:
    case Opcode::TailCallSpread:
    case Opcode::TailCallVirtual: return true;
    case Opcode::Primitive: {
      const Primitive* primitive = program.primitive(code.symbol);
      return primitive == nullptr || primitive->backward == Backward::Skip || primitive->backward == Backward::SetField;
    }
    case Opcode::Make:
    case Opcode::Closure:
    case Opcode::Fill:
    case Opcode::Capture:
    case Opcode::Record:
    case Opcode::Load:
    case Opcode::Array:
    case Opcode::ArrayLength:
    case Opcode::ArrayLoad:
    case Opcode::Clause:
    case Opcode::Jump:
    case Opcode::Branch:
    case Opcode::Switch:
    case Opcode::Return:
    case Opcode::Raise:
    case Opcode::Unreachable: break;
  }
  return false;
}

} // namespace

FlowFacts::FlowFacts(const Function& function, Program& program)
    : arrivals_(function.blocks.size()), dominators_(function.blocks.size()), defined_(function.blocks.size()),
      may_store_(function.blocks.size(), false) {
  find_arrivals(function);
  find_dominators(function);
  find_loops();
  for (BlockId id = 0; id < function.blocks.size(); ++id) {
    const core::Block& block = function.blocks[id];
    defined_[id].assign(block.parameters.begin(), block.parameters.end());
    for (const Instruction& code : block.instructions) {
      defined_[id].insert(defined_[id].end(), code.results.begin(), code.results.end());
      if (changes_objects(code, program)) may_store_[id] = true;
    }
  }
}

void FlowFacts::find_arrivals(const Function& function) {
  for (BlockId id = 0; id < function.blocks.size(); ++id) {
    const core::Block& block = function.blocks[id];
    const Instruction& last = block.terminator();
    auto add = [&](Arrival::Way way, const core::Edge& edge, uint32_t arm = 0) {
      arrivals_[edge.target].push_back({id, way, &edge, arm, false});
    };
    switch (last.opcode) {
      case Opcode::Jump: add(Arrival::Way::Jump, last.edges[0]); break;
      case Opcode::Branch:
        add(Arrival::Way::Then, last.edges[0]);
        add(Arrival::Way::Else, last.edges[1]);
        break;
      case Opcode::Switch:
        for (uint32_t i = 0; i < last.arms.size(); ++i) add(Arrival::Way::Arm, last.arms[i].edge, i);
        add(Arrival::Way::Default, last.edges[0]);
        break;
      default: break;
    }
    if (block.handler != nullptr) add(Arrival::Way::Handler, *block.handler);
  }
  std::vector<bool> seen(function.blocks.size(), false);
  std::deque<BlockId> pending = {0};
  seen[0] = true;
  while (!pending.empty()) {
    BlockId id = pending.front();
    pending.pop_front();
    const Instruction& last = function.blocks[id].terminator();
    if (last.opcode == Opcode::Return || core::is_tail_call(last.opcode)) returning_.push_back(id);
    auto visit = [&](const core::Edge& edge) {
      if (!seen[edge.target]) pending.push_back(edge.target);
      seen[edge.target] = true;
    };
    for (const core::Edge& edge : last.edges) visit(edge);
    for (const core::Arm& arm : last.arms) visit(arm.edge);
    if (function.blocks[id].handler != nullptr) visit(*function.blocks[id].handler);
  }
}

void FlowFacts::find_dominators(const Function& function) {
  core::FlowGraph graph = core::make_flow_graph(function);
  core::Dominators dominators(graph);
  auto count = static_cast<BlockId>(function.blocks.size());
  auto dominates = [&](BlockId above, BlockId below) {
    return dominators.dominates(graph.upper[above], graph.upper[below]);
  };
  constexpr BlockId most_blocks = 2'000; // beyond that nobody asks
  for (BlockId id = 1; id < count && count <= most_blocks; ++id) {
    for (BlockId above = 0; above < count; ++above) {
      if (above == id || !dominates(above, id)) continue;
      if (!dominators_[id] || dominates(*dominators_[id], above)) dominators_[id] = above;
    }
  }
  for (BlockId id = 0; id < count; ++id) {
    for (Arrival& arrival : arrivals_[id]) arrival.is_back = dominates(id, arrival.from);
    // First the one behind which the least is done: most conditions are about what is left as it is.
    auto work = [&](const Arrival& arrival) {
      auto does = [](const Instruction& code) { return code.opcode != Opcode::Clause; };
      return std::ranges::count_if(function.blocks[arrival.from].instructions, does);
    };
    auto order = [&](const Arrival& arrival) { return std::pair(arrival.is_back, work(arrival)); };
    std::ranges::stable_sort(arrivals_[id], {}, order);
  }
}

std::set<BlockId> FlowFacts::between(BlockId dominator, BlockId block) const {
  std::set<BlockId> found;
  std::vector<BlockId> pending = {block};
  while (!pending.empty()) {
    BlockId id = pending.back();
    pending.pop_back();
    for (const Arrival& arrival : arrivals_[id]) {
      if (arrival.from != dominator && found.insert(arrival.from).second) pending.push_back(arrival.from);
    }
  }
  return found;
}

void FlowFacts::find_loops() {
  for (BlockId head = 0; head < arrivals_.size(); ++head) {
    if (std::ranges::none_of(arrivals_[head], &Arrival::is_back)) continue;
    std::set<BlockId>& found = loops_[head];
    found.insert(head);
    std::vector<BlockId> pending;
    for (const Arrival& arrival : arrivals_[head]) {
      if (arrival.is_back && found.insert(arrival.from).second) pending.push_back(arrival.from);
    }
    while (!pending.empty()) {
      BlockId id = pending.back();
      pending.pop_back();
      for (const Arrival& arrival : arrivals_[id]) {
        if (found.insert(arrival.from).second) pending.push_back(arrival.from);
      }
    }
  }
}

std::set<BlockId> FlowFacts::loop(BlockId head) const {
  auto found = loops_.find(head);
  return found == loops_.end() ? std::set<BlockId>{head} : found->second;
}

std::vector<BlockId> FlowFacts::loops_left(BlockId from, BlockId to) const {
  std::vector<BlockId> heads;
  for (const auto& [head, blocks] : loops_) {
    if (blocks.contains(from) && !blocks.contains(to)) heads.push_back(head);
  }
  return heads;
}

} // namespace assay::search
