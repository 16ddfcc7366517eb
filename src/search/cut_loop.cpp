#include "search/cut_loop.h"

#include <algorithm>
#include <map>

#include <fmt/core.h>

#include "core/builder.h"

namespace assay::search {

using core::Block;
using core::BlockId;
using core::FunctionBuilder;
using core::Instruction;
using core::ModuleBuilder;
using core::Opcode;
using core::Operand;
using core::ValueId;

namespace {

bool can_be_copied(const Instruction& code) {
  switch (code.opcode) {
    case Opcode::Make:
    case Opcode::Primitive:
    case Opcode::Call:
    case Opcode::Clause:
    case Opcode::Jump:
    case Opcode::Branch:
    case Opcode::Switch: return true;
    default: return false;
  }
}

class Cutting {
 public:
  Cutting(const core::Function& function, BlockId head, const FlowFacts& flow)
      : function_(function), head_(head), blocks_(flow.loop(head)) {}

  std::unique_ptr<CutLoop> cut();

 private:
  using Operands = std::vector<Operand>;

  bool is_simple() const;
  void find_outside();
  void build(FunctionBuilder& builder);
  void copy(FunctionBuilder& builder, const Instruction& code);
  void copy_end(FunctionBuilder& builder, const Instruction& last);
  Operand copy_of(Operand operand) const;
  Operands copies_of(std::span<const Operand> operands) const;
  // A block that gives back the head's parameters, and takes so many values that nobody needs.
  BlockId exit(FunctionBuilder& builder, uint32_t parameters);
  // Where an edge goes in the copy, with which arguments.
  std::pair<BlockId, Operands> target(FunctionBuilder& builder, const core::Edge& edge, uint32_t bound = 0);

  const core::Function& function_;
  BlockId head_;
  std::set<BlockId> blocks_;
  std::vector<ValueId> outside_;
  std::map<ValueId, Operand> values_;
  std::map<BlockId, BlockId> copies_;
  std::map<uint32_t, BlockId> exits_;
};

bool Cutting::is_simple() const {
  return std::ranges::all_of(
      blocks_, [this](BlockId id) { return std::ranges::all_of(function_.blocks[id].instructions, can_be_copied); });
}

void Cutting::find_outside() {
  std::set<ValueId> defined;
  std::set<ValueId> read;
  auto note = [&](std::span<const Operand> operands) {
    for (Operand operand : operands) {
      if (!operand.is_literal()) read.insert(operand.index());
    }
  };
  // What is passed to a block outside is not needed here.
  auto note_edge = [&](const core::Edge& edge) {
    if (blocks_.contains(edge.target)) note(edge.arguments);
  };
  for (BlockId id : blocks_) {
    const Block& block = function_.blocks[id];
    defined.insert(block.parameters.begin(), block.parameters.end());
    if (block.handler != nullptr) note_edge(*block.handler);
    for (const Instruction& code : block.instructions) {
      defined.insert(code.results.begin(), code.results.end());
      note(code.operands);
      std::ranges::for_each(code.edges, note_edge);
      for (const core::Arm& arm : code.arms) note_edge(arm.edge);
    }
  }
  std::ranges::set_difference(read, defined, std::back_inserter(outside_));
}

Operand Cutting::copy_of(Operand operand) const { return operand.is_literal() ? operand : values_.at(operand.index()); }

Cutting::Operands Cutting::copies_of(std::span<const Operand> operands) const {
  Operands result;
  for (Operand operand : operands) result.push_back(copy_of(operand));
  return result;
}

BlockId Cutting::exit(FunctionBuilder& builder, uint32_t parameters) {
  auto [known, is_new] = exits_.try_emplace(parameters, 0);
  if (!is_new) return known->second;
  known->second = builder.new_block(parameters);
  BlockId before = builder.current_block();
  builder.start_block(known->second);
  Operands head;
  for (ValueId value : function_.blocks[head_].parameters) head.push_back(values_.at(value));
  builder.return_values(head, {});
  builder.start_block(before);
  return known->second;
}

std::pair<BlockId, Cutting::Operands> Cutting::target(FunctionBuilder& builder, const core::Edge& edge,
                                                      uint32_t bound) {
  if (!blocks_.contains(edge.target)) return {exit(builder, bound), {}};
  return {copies_.at(edge.target), copies_of(edge.arguments)};
}

void Cutting::copy(FunctionBuilder& builder, const Instruction& code) {
  Operands operands = copies_of(code.operands);
  Operands results;
  switch (code.opcode) {
    case Opcode::Clause: return;
    case Opcode::Make:
      results.push_back(code.constructor.type == core::Constructor::Type::Cons
                            ? builder.make_cons(operands[0], operands[1], code.place)
                            : builder.make_tuple(operands, code.place));
      break;
    default:
      results = builder.append(code.opcode, operands, static_cast<uint32_t>(code.results.size()), code.place, code.site,
                               code.symbol, code.index);
  }
  for (size_t i = 0; i < results.size(); ++i) values_.emplace(code.results[i], results[i]);
}

void Cutting::copy_end(FunctionBuilder& builder, const Instruction& last) {
  if (last.opcode == Opcode::Jump) {
    auto [block, arguments] = target(builder, last.edges[0]);
    return builder.jump(block, arguments, last.place);
  }
  if (last.opcode == Opcode::Branch) {
    auto [then_block, then_arguments] = target(builder, last.edges[0]);
    auto [else_block, else_arguments] = target(builder, last.edges[1]);
    return builder.branch(copy_of(last.operands[0]), then_block, then_arguments, else_block, else_arguments, last.place,
                          last.site);
  }
  std::vector<FunctionBuilder::ArmSpec> arms;
  for (const core::Arm& arm : last.arms) {
    auto [block, arguments] = target(builder, arm.edge, arm.field_count());
    arms.push_back({arm.test, Operand::literal(arm.literal), arm.constructor, arm.kind, block, arguments});
  }
  auto [otherwise, arguments] = target(builder, last.edges[0]);
  builder.switch_on(copy_of(last.operands[0]), arms, otherwise, arguments, last.place, last.site);
}

// Blocks are in reverse postorder, so definitions come before uses.
void Cutting::build(FunctionBuilder& builder) {
  for (BlockId id : blocks_) {
    const Block& block = function_.blocks[id];
    BlockId made = builder.new_block(static_cast<uint32_t>(block.parameters.size()));
    copies_.emplace(id, made);
    for (uint32_t i = 0; i < block.parameters.size(); ++i) {
      values_.emplace(block.parameters[i], builder.block_parameter(made, i));
    }
  }
  auto count = static_cast<uint32_t>(function_.blocks[head_].parameters.size());
  for (uint32_t i = 0; i < outside_.size(); ++i) values_.emplace(outside_[i], builder.parameter(count + i));
  builder.start_block(builder.entry());
  Operands start;
  for (uint32_t i = 0; i < count; ++i) start.push_back(builder.parameter(i));
  builder.jump(copies_.at(head_), start, {});
  for (BlockId id : blocks_) {
    const Block& block = function_.blocks[id];
    builder.start_block(copies_.at(id));
    for (const Instruction& code : block.instructions.first(block.instructions.size() - 1)) copy(builder, code);
    copy_end(builder, block.terminator());
    if (block.handler == nullptr) continue;
    auto [handler, arguments] = target(builder, *block.handler, 1);
    builder.set_handler(copies_.at(id), handler, arguments);
  }
}

std::unique_ptr<CutLoop> Cutting::cut() {
  if (!is_simple()) return nullptr;
  find_outside();
  ModuleBuilder module(function_.module->name, function_.module->language);
  module.module().files = function_.module->files;
  module.module().literals = function_.module->literals; // operands keep their numbers
  auto arity = static_cast<uint32_t>(function_.blocks[head_].parameters.size() + outside_.size());
  Symbol name(fmt::format("a loop of {}, block {}", function_.name.text(), head_));
  FunctionBuilder builder(module, name, name, arity);
  build(builder);
  auto result = std::make_unique<CutLoop>();
  result->outside = std::move(outside_);
  result->function = builder.finish();
  module.add(result->function);
  result->module = module.finish();
  return result;
}

} // namespace

std::unique_ptr<CutLoop> cut_loop(const core::Function& function, BlockId head, const FlowFacts& flow) {
  return Cutting(function, head, flow).cut();
}

} // namespace assay::search
