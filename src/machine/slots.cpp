#include "machine/slots.h"

#include <algorithm>

namespace assay::machine {

namespace {

using core::Block;
using core::BlockId;
using core::Edge;
using core::Function;
using core::Instruction;
using core::Operand;
using core::ValueId;

constexpr uint32_t never = 0;

template <typename Visit>
void visit_operands(const Instruction& instruction, Visit&& visit) {
  for (Operand operand : instruction.operands) visit(operand);
  for (const Edge& edge : instruction.edges) {
    for (Operand operand : edge.arguments) visit(operand);
  }
  for (const core::Arm& arm : instruction.arms) {
    for (Operand operand : arm.edge.arguments) visit(operand);
  }
}

template <typename Visit>
void visit_targets(const Block& block, Visit&& visit) {
  for (const Edge& edge : block.terminator().edges) visit(edge.target);
  for (const core::Arm& arm : block.terminator().arms) visit(arm.edge.target);
  if (block.handler != nullptr) visit(block.handler->target);
}

// Positions: the start of a block has one of its own, then each instruction has one.
class SlotScan {
 public:
  explicit SlotScan(const Function& function) : function_(function) {
    definition_.assign(function.value_count, never);
    last_use_.assign(function.value_count, never);
    result_.slot_of.assign(function.value_count, SlotAssignment::no_slot);
  }

  SlotAssignment run() {
    number();
    extend_over_loops();
    assign();
    result_.slot_count = std::max(result_.slot_count, function_.arity());
    return std::move(result_);
  }

 private:
  void define(ValueId value, uint32_t position) {
    definition_[value] = position;
    last_use_[value] = std::max(last_use_[value], position);
  }
  void use(Operand operand, uint32_t position) {
    if (!operand.is_literal()) last_use_[operand.index()] = std::max(last_use_[operand.index()], position);
  }

  void number() {
    uint32_t position = 1;
    for (ValueId parameter : function_.parameters) define(parameter, position);
    for (const Block& block : function_.blocks) {
      starts_.push_back(position);
      for (ValueId parameter : block.parameters) define(parameter, position);
      ++position;
      for (const Instruction& instruction : block.instructions) {
        visit_operands(instruction, [&](Operand operand) { use(operand, position); });
        for (ValueId value : instruction.results) define(value, position);
        ++position;
      }
      // The handler's arguments must be intact whenever the block raises.
      if (block.handler != nullptr) {
        for (Operand operand : block.handler->arguments) use(operand, position - 1);
      }
      ends_.push_back(position - 1);
    }
  }

  // A value from before a loop that is used inside lives until the loop's end.
  void extend_over_loops() {
    struct Loop {
      uint32_t begin;
      uint32_t end;
    };
    std::vector<Loop> loops;
    for (BlockId id = 0; id < function_.blocks.size(); ++id) {
      visit_targets(function_.blocks[id], [&](BlockId target) {
        if (target <= id) loops.push_back({starts_[target], ends_[id]});
      });
    }
    bool changed = !loops.empty();
    while (changed) {
      changed = false;
      for (const Loop& loop : loops) {
        for (ValueId value = 0; value < function_.value_count; ++value) {
          bool from_before = definition_[value] != never && definition_[value] < loop.begin;
          if (from_before && last_use_[value] >= loop.begin && last_use_[value] < loop.end) {
            last_use_[value] = loop.end;
            changed = true;
          }
        }
      }
    }
  }

  uint32_t take_slot() {
    if (!free_.empty()) {
      uint32_t slot = free_.back();
      free_.pop_back();
      return slot;
    }
    return result_.slot_count++;
  }

  void place(ValueId value) {
    uint32_t slot = take_slot();
    result_.slot_of[value] = slot;
    ending_at_[last_use_[value]].push_back(slot);
  }

  // A block parameter takes the slot of an argument that some earlier edge passes for it and that dies there, if that
  // slot is free now: the move disappears.
  void place_parameter(ValueId value, const std::vector<uint32_t>& hints) {
    for (uint32_t hint : hints) {
      auto found = std::find(free_.begin(), free_.end(), hint);
      if (found == free_.end()) continue;
      free_.erase(found);
      result_.slot_of[value] = hint;
      ending_at_[last_use_[value]].push_back(hint);
      return;
    }
    place(value);
  }

  void collect_hints(const Edge& edge, size_t skipped, std::vector<std::vector<std::vector<uint32_t>>>& hints) {
    auto& of_block = hints[edge.target];
    if (of_block.empty()) of_block.resize(function_.blocks[edge.target].parameters.size());
    for (size_t i = 0; i < edge.arguments.size(); ++i) {
      Operand operand = edge.arguments[i];
      if (operand.is_literal() || of_block[skipped + i].size() > 4) continue;
      of_block[skipped + i].push_back(result_.slot_of[operand.index()]);
    }
  }

  void release(uint32_t position) {
    for (uint32_t slot : ending_at_[position]) free_.push_back(slot);
  }

  void assign() {
    uint32_t last_position = ends_.empty() ? 1 : ends_.back();
    ending_at_.resize(last_position + 2);
    std::vector<std::vector<std::vector<uint32_t>>> hints(function_.blocks.size());
    for (ValueId parameter : function_.parameters) place(parameter);
    uint32_t position = 1;
    for (BlockId id = 0; id < function_.blocks.size(); ++id) {
      const Block& block = function_.blocks[id];
      for (size_t i = 0; i < block.parameters.size(); ++i) {
        static const std::vector<uint32_t> none;
        place_parameter(block.parameters[i], hints[id].empty() ? none : hints[id][i]);
      }
      release(position); // parameters that are never used
      ++position;
      for (const Instruction& instruction : block.instructions) {
        // What dies here may share its slot with a result: operations read before they write. But a value defined here
        // and never used dies here too, after it is placed.
        release(position);
        ending_at_[position].clear();
        for (ValueId value : instruction.results) place(value);
        release(position);
        for (const Edge& edge : instruction.edges) collect_hints(edge, 0, hints);
        for (const core::Arm& arm : instruction.arms) collect_hints(arm.edge, arm.field_count(), hints);
        ++position;
      }
    }
  }

  const Function& function_;
  SlotAssignment result_;
  std::vector<uint32_t> definition_;
  std::vector<uint32_t> last_use_;
  std::vector<uint32_t> starts_;
  std::vector<uint32_t> ends_;
  std::vector<uint32_t> free_;
  std::vector<std::vector<uint32_t>> ending_at_; // slots that become free after a position
};

} // namespace

SlotAssignment assign_slots(const Function& function) { return SlotScan(function).run(); }

} // namespace assay::machine
