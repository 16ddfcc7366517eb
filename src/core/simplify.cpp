#include "core/simplify.h"

#include <algorithm>

namespace assay::core {
namespace {

// Blocks that hold edges and operands own them through the arena; while a function is under construction they may be
// written to.
template <typename T>
T& writable(const T& item) {
  return const_cast<T&>(item);
}

// Whether control can leave the middle of a block here.
bool can_raise(const Instruction& instruction) {
  switch (instruction.opcode) {
    case Opcode::Make:
    case Opcode::Closure:
    case Opcode::Fill:
    case Opcode::Clause:
    case Opcode::Jump:
    case Opcode::Switch:
    case Opcode::Return:
    case Opcode::Unreachable: return false;
    default: return true;
  }
}

template <typename Visit>
void visit_operands(const Instruction& instruction, Visit&& visit) {
  for (const Operand& operand : instruction.operands) visit(operand);
  for (const Edge& edge : instruction.edges) {
    for (const Operand& operand : edge.arguments) visit(operand);
  }
  for (const Arm& arm : instruction.arms) {
    for (const Operand& operand : arm.edge.arguments) visit(operand);
  }
}

} // namespace

void FunctionBuilder::simplify() { Simplifier(*this).run(); }

void Simplifier::run() {
  replacement_.reserve(function_.value_count_);
  for (ValueId i = 0; i < function_.value_count_; ++i) replacement_.push_back(Operand::value(i));
  // Each round that changes something makes the function smaller; most need two.
  for (bool changed = true; changed;) {
    changed = false;
    find_edges();
    drop_idle_handlers();
    while (remove_parameters()) changed = true;
    substitute_everywhere();
    count_uses();
    changed |= thread_jumps();
    find_edges();
    changed |= copy_returns();
    find_edges();
    changed |= merge_blocks();
  }
  substitute_everywhere();
}

void Simplifier::find_edges() {
  order_ = function_.reverse_postorder();
  incoming_.assign(blocks_.size(), {});
  for (BlockId id : order_) {
    BlockData& block = blocks_[id];
    if (block.has_handler) {
      incoming_[block.handler.target].push_back({id, &block.handler, 1, Incoming::Type::Handler});
    }
    const Instruction& terminator = block.instructions.back();
    auto type = terminator.opcode == Opcode::Jump ? Incoming::Type::Jump : Incoming::Type::Other;
    for (const Edge& edge : terminator.edges) incoming_[edge.target].push_back({id, &writable(edge), 0, type});
    for (const Arm& arm : terminator.arms) {
      incoming_[arm.edge.target].push_back({id, &writable(arm.edge), arm.field_count(), Incoming::Type::Arm});
    }
  }
}

void Simplifier::count_uses() {
  uses_.assign(function_.value_count_, 0);
  auto count = [&](const Operand& operand) {
    if (!operand.is_literal()) ++uses_[operand.index()];
  };
  for (BlockId id : order_) {
    for (const Instruction& instruction : blocks_[id].instructions) visit_operands(instruction, count);
    if (blocks_[id].has_handler) std::ranges::for_each(blocks_[id].handler.arguments, count);
  }
}

void Simplifier::drop_idle_handlers() {
  for (BlockId id : order_) {
    BlockData& block = blocks_[id];
    if (block.has_handler && std::ranges::none_of(block.instructions, can_raise)) block.has_handler = false;
  }
}

Operand Simplifier::resolve(Operand operand) {
  while (!operand.is_literal() && replacement_[operand.index()] != operand) operand = replacement_[operand.index()];
  return operand;
}

bool Simplifier::remove_parameters() {
  bool changed = false;
  for (BlockId id : order_) {
    std::vector<ValueId>& parameters = blocks_[id].parameters;
    const std::vector<Incoming>& edges = incoming_[id];
    if (parameters.empty() || edges.empty()) continue;
    uint32_t bound = edges[0].bound;
    for (const Incoming& incoming : edges) bound = std::max(bound, incoming.bound);
    for (uint32_t i = bound; i < parameters.size();) {
      Operand self = Operand::value(parameters[i]);
      Operand only = self;
      bool is_same = true;
      for (const Incoming& incoming : edges) {
        Operand given = resolve(incoming.edge->arguments[i - incoming.bound]);
        if (given == self || given == only) continue;
        is_same = only == self;
        only = given;
        if (!is_same) break;
      }
      if (!is_same || only == self) {
        ++i;
        continue;
      }
      replacement_[parameters[i]] = only;
      parameters.erase(parameters.begin() + i);
      for (const Incoming& incoming : edges) {
        // Each edge has its own array, so its arguments can be moved in place.
        std::span<const Operand> arguments = incoming.edge->arguments;
        uint32_t index = i - incoming.bound;
        for (size_t k = index; k + 1 < arguments.size(); ++k) writable(arguments[k]) = arguments[k + 1];
        incoming.edge->arguments = arguments.first(arguments.size() - 1);
      }
      changed = true;
    }
  }
  return changed;
}

// Whether the block's parameters are used nowhere but in its only instruction, so that it can be copied.
bool Simplifier::all_uses_in_terminator(const BlockData& block) {
  uint32_t used = 0;
  uint32_t expected = 0;
  for (ValueId parameter : block.parameters) {
    expected += uses_[parameter];
    visit_operands(block.instructions[0],
                   [&](const Operand& operand) { used += operand == Operand::value(parameter); });
  }
  return used == expected;
}

std::span<const Operand> Simplifier::replaced(std::span<const Operand> operands, const BlockData& block,
                                              std::span<const Operand> arguments) {
  std::vector<Operand> result;
  for (Operand operand : operands) {
    for (size_t i = 0; i < block.parameters.size(); ++i) {
      if (operand == Operand::value(block.parameters[i])) {
        operand = arguments[i];
        break;
      }
    }
    if (!operand.is_literal()) ++uses_[operand.index()];
    result.push_back(operand);
  }
  return function_.module_.arena().copy(result);
}

bool Simplifier::thread_jumps() {
  bool changed = false;
  find_edges();
  for (BlockId id : order_) {
    const BlockData& block = blocks_[id];
    if (id == 0 || block.instructions.size() != 1 || block.instructions[0].opcode != Opcode::Jump) continue;
    const Edge& onward = block.instructions[0].edges[0];
    if (onward.target == id || !all_uses_in_terminator(block)) continue;
    for (const Incoming& incoming : incoming_[id]) {
      if (incoming.bound > 0 || incoming.type == Incoming::Type::Handler || incoming.edge->target != id) continue;
      incoming.edge->arguments = replaced(onward.arguments, block, incoming.edge->arguments);
      incoming.edge->target = onward.target;
      // A later block of this round that only jumps must see the edge as its own.
      incoming_[onward.target].push_back({incoming.from, incoming.edge, 0, incoming.type});
      changed = true;
    }
  }
  return changed;
}

bool Simplifier::copy_returns() {
  bool changed = false;
  count_uses();
  for (BlockId id : order_) {
    const BlockData& block = blocks_[id];
    if (id == 0 || block.instructions.size() != 1) continue;
    Opcode opcode = block.instructions[0].opcode;
    if ((opcode != Opcode::Return && opcode != Opcode::Unreachable) || !all_uses_in_terminator(block)) continue;
    for (const Incoming& incoming : incoming_[id]) {
      if (incoming.type != Incoming::Type::Jump) continue;
      Instruction copy = block.instructions[0];
      copy.operands = replaced(copy.operands, block, incoming.edge->arguments);
      blocks_[incoming.from].instructions.back() = copy;
      changed = true;
    }
  }
  return changed;
}

bool Simplifier::is_same_handler(const BlockData& left, const BlockData& right) {
  if (left.has_handler != right.has_handler) return false;
  if (!left.has_handler) return true;
  return left.handler.target == right.handler.target &&
         std::ranges::equal(left.handler.arguments, right.handler.arguments,
                            [&](Operand a, Operand b) { return resolve(a) == resolve(b); });
}

bool Simplifier::can_merge(const BlockData& first, const BlockData& second) {
  if (is_same_handler(first, second)) return true;
  // A handler may cover more than it did if what it covers then can't raise.
  if (!second.has_handler) {
    return std::ranges::none_of(second.instructions, can_raise) && !is_tail_call(second.instructions.back().opcode);
  }
  // What the first block defines must stay defined before the handler's block is reached.
  return !first.has_handler && second.handler.arguments.empty() &&
         std::ranges::none_of(first.instructions, [](const Instruction& instruction) {
           return can_raise(instruction) || !instruction.results.empty();
         });
}

bool Simplifier::merge_blocks() {
  bool changed = false;
  // In reverse postorder a chain of blocks is merged from its start, so each instruction is moved once per chain.
  std::vector<bool> is_gone(blocks_.size(), false);
  for (BlockId id : order_) {
    if (is_gone[id]) continue;
    for (;;) {
      BlockData& first = blocks_[id];
      const Instruction& terminator = first.instructions.back();
      if (terminator.opcode != Opcode::Jump) break;
      BlockId target = terminator.edges[0].target;
      if (target == 0 || target == id || incoming_[target].size() != 1) break;
      BlockData& second = blocks_[target];
      if (!can_merge(first, second)) break;
      for (size_t i = 0; i < second.parameters.size(); ++i) {
        replacement_[second.parameters[i]] = resolve(terminator.edges[0].arguments[i]);
      }
      if (second.has_handler) {
        first.has_handler = true;
        first.handler = second.handler;
      }
      first.instructions.pop_back();
      first.instructions.insert(first.instructions.end(), second.instructions.begin(), second.instructions.end());
      second.instructions.clear();
      second.has_handler = false;
      is_gone[target] = true;
      changed = true;
    }
  }
  return changed;
}

void Simplifier::substitute_everywhere() {
  auto substitute = [&](const Operand& operand) { writable(operand) = resolve(operand); };
  for (BlockId id : function_.reverse_postorder()) {
    for (const Instruction& instruction : blocks_[id].instructions) visit_operands(instruction, substitute);
    if (blocks_[id].has_handler) std::ranges::for_each(blocks_[id].handler.arguments, substitute);
  }
}

} // namespace assay::core
