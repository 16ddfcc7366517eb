#include "core/builder.h"

#include <algorithm>
#include <utility>

#include "base/hash.h"

namespace assay::core {

ModuleBuilder::ModuleBuilder(Symbol name, Symbol language) : module_(std::make_unique<Module>()) {
  module_->name = name;
  module_->language = language;
}

uint16_t ModuleBuilder::file(std::string_view path) {
  auto& files = module_->files;
  auto found = std::find(files.begin(), files.end(), path);
  if (found == files.end()) found = files.insert(files.end(), module_->arena.copy_text(path));
  return static_cast<uint16_t>(found - files.begin());
}

size_t ModuleBuilder::ImmediateHash::operator()(const ImmediateKey& key) const {
  return hash_combine(key.payload, key.meta);
}

Operand ModuleBuilder::literal(Value value) {
  auto [entry, is_new] = immediates_.try_emplace(ImmediateKey{value.payload(), value.meta()},
                                                 static_cast<uint32_t>(module_->literals.size()));
  if (is_new) module_->literals.push_back(value);
  return Operand::literal(entry->second);
}

void ModuleBuilder::add(const Function* function) {
  module_->functions.push_back(function);
  module_->by_name.emplace(function->name, function);
}

void ModuleBuilder::add_class(Symbol name, Symbol parent, const std::vector<Class::Method>& methods) {
  module_->classes.push_back(arena().create<Class>(name, parent, arena().copy(methods)));
}

FunctionBuilder::FunctionBuilder(ModuleBuilder& module, Symbol name, Symbol plain_name, uint32_t arity,
                                 uint32_t capture_count)
    : module_(module), name_(name), plain_name_(plain_name), arity_(arity), capture_count_(capture_count),
      value_count_(arity) {
  new_block();
}

uint32_t FunctionBuilder::add_clause(Clause clause) {
  clauses_.push_back(clause);
  return static_cast<uint32_t>(clauses_.size() - 1);
}

BlockId FunctionBuilder::new_block(uint32_t parameter_count) {
  BlockData& block = blocks_.emplace_back();
  for (uint32_t i = 0; i < parameter_count; ++i) block.parameters.push_back(value_count_++);
  auto id = static_cast<BlockId>(blocks_.size() - 1);
  if (default_handler_.block) set_handler(id, default_handler_.block, default_handler_.arguments);
  return id;
}

Operand FunctionBuilder::block_parameter(BlockId block, uint32_t index) const {
  return Operand::value(blocks_[block].parameters[index]);
}

bool FunctionBuilder::is_terminated(BlockId block) const {
  const auto& instructions = blocks_[block].instructions;
  return !instructions.empty() && core::is_terminator(instructions.back().opcode);
}

void FunctionBuilder::set_handler(BlockId block, std::optional<BlockId> handler,
                                  const std::vector<Operand>& arguments) {
  blocks_[block].has_handler = handler.has_value();
  if (handler) blocks_[block].handler = edge(*handler, arguments);
}

FunctionBuilder::Handler FunctionBuilder::set_default_handler(Handler handler) {
  return std::exchange(default_handler_, std::move(handler));
}

Operand FunctionBuilder::make_cons(Operand head, Operand tail, Place place) {
  Operand result = append(Opcode::Make, {head, tail}, 1, place)[0];
  blocks_[current_].instructions.back().constructor = {Constructor::Type::Cons, 2};
  return result;
}

Operand FunctionBuilder::make_tuple(const Operands& elements, Place place) {
  auto arity = static_cast<uint32_t>(elements.size());
  Operand result = append(Opcode::Make, elements, 1, place)[0];
  blocks_[current_].instructions.back().constructor = {Constructor::Type::Tuple, arity};
  return result;
}

Operand FunctionBuilder::closure(Symbol function, const Operands& captures, Place place) {
  return append(Opcode::Closure, captures, 1, place, 0, function)[0];
}

void FunctionBuilder::fill(Operand closure, uint32_t index, Operand value, Place place) {
  append(Opcode::Fill, {closure, value}, 0, place, 0, {}, index);
}

Operand FunctionBuilder::capture(uint32_t index, Place place) {
  return append(Opcode::Capture, {}, 1, place, 0, {}, index)[0];
}

Operand FunctionBuilder::primitive(Symbol name, const Operands& operands, Place place, SiteId site) {
  return append(Opcode::Primitive, operands, 1, place, site, name)[0];
}

FunctionBuilder::Operands FunctionBuilder::call(Symbol function, const Operands& arguments, uint32_t result_count,
                                                Place place, SiteId site) {
  return append(Opcode::Call, arguments, result_count, place, site, function);
}

FunctionBuilder::Operands FunctionBuilder::call_indirect(Operand callee, Operands arguments, uint32_t result_count,
                                                         Place place, SiteId site) {
  arguments.insert(arguments.begin(), callee);
  return append(Opcode::CallIndirect, arguments, result_count, place, site);
}

FunctionBuilder::Operands FunctionBuilder::call_spread(Operand callee, Operand list, uint32_t result_count, Place place,
                                                       SiteId site) {
  return append(Opcode::CallSpread, {callee, list}, result_count, place, site);
}

void FunctionBuilder::clause(uint32_t index, Place place) { append(Opcode::Clause, {}, 0, place, 0, {}, index); }

FunctionBuilder::Operands FunctionBuilder::append(Opcode opcode, const Operands& operands, uint32_t result_count,
                                                  Place place, SiteId site, Symbol symbol, uint32_t index) {
  std::vector<ValueId> results;
  Operands result_operands;
  for (uint32_t i = 0; i < result_count; ++i) {
    result_operands.push_back(Operand::value(value_count_));
    results.push_back(value_count_++);
  }
  Instruction instruction;
  instruction.opcode = opcode;
  instruction.place = place;
  instruction.site = site;
  instruction.results = module_.arena().copy(results);
  instruction.operands = module_.arena().copy(operands);
  instruction.symbol = symbol;
  instruction.index = index;
  blocks_[current_].instructions.push_back(instruction);
  return result_operands;
}

Edge FunctionBuilder::edge(BlockId target, const Operands& arguments) {
  return Edge{target, module_.arena().copy(arguments)};
}

Instruction& FunctionBuilder::terminate(Opcode opcode, const Operands& operands, Place place, SiteId site) {
  append(opcode, operands, 0, place, site);
  return blocks_[current_].instructions.back();
}

void FunctionBuilder::jump(BlockId target, const Operands& arguments, Place place) {
  std::vector<Edge> edges = {edge(target, arguments)};
  terminate(Opcode::Jump, {}, place, 0).edges = module_.arena().copy(edges);
}

void FunctionBuilder::branch(Operand condition, BlockId then_block, BlockId else_block, Place place, SiteId site) {
  branch(condition, then_block, {}, else_block, {}, place, site);
}

void FunctionBuilder::branch(Operand condition, BlockId then_block, const Operands& then_arguments, BlockId else_block,
                             const Operands& else_arguments, Place place, SiteId site) {
  std::vector<Edge> edges = {edge(then_block, then_arguments), edge(else_block, else_arguments)};
  terminate(Opcode::Branch, {condition}, place, site).edges = module_.arena().copy(edges);
}

void FunctionBuilder::switch_on(Operand value, const std::vector<ArmSpec>& arms, BlockId otherwise,
                                const Operands& arguments, Place place, SiteId site) {
  std::vector<Arm> copied;
  for (const ArmSpec& spec : arms) {
    Arm arm;
    arm.test = spec.test;
    arm.literal = spec.test == Arm::Test::Literal ? spec.literal.index() : 0;
    arm.constructor = spec.constructor;
    arm.kind = spec.kind;
    arm.edge = edge(spec.target, spec.arguments);
    copied.push_back(arm);
  }
  std::vector<Edge> edges = {edge(otherwise, arguments)};
  Instruction& instruction = terminate(Opcode::Switch, {value}, place, site);
  instruction.edges = module_.arena().copy(edges);
  instruction.arms = module_.arena().copy(copied);
}

void FunctionBuilder::return_values(const Operands& values, Place place) {
  terminate(Opcode::Return, values, place, 0);
}

void FunctionBuilder::tail_call(Symbol function, const Operands& arguments, Place place, SiteId site) {
  terminate(Opcode::TailCall, arguments, place, site).symbol = function;
}

void FunctionBuilder::tail_call_indirect(Operand callee, Operands arguments, Place place, SiteId site) {
  arguments.insert(arguments.begin(), callee);
  terminate(Opcode::TailCallIndirect, arguments, place, site);
}

void FunctionBuilder::tail_call_spread(Operand callee, Operand list, Place place, SiteId site) {
  terminate(Opcode::TailCallSpread, {callee, list}, place, site);
}

void FunctionBuilder::raise(Operand exception, Place place, SiteId site) {
  terminate(Opcode::Raise, {exception}, place, site);
}

void FunctionBuilder::unreachable(Place place) { terminate(Opcode::Unreachable, {}, place, 0); }

namespace {

// The blocks an edge of this block leads to, in order: the terminator's, then the handler.
template <typename Visit>
void visit_edges(const Instruction& terminator, Visit&& visit) {
  for (const Arm& arm : terminator.arms) visit(arm.edge);
  for (const Edge& edge : terminator.edges) visit(edge);
}

} // namespace

std::vector<BlockId> FunctionBuilder::reverse_postorder() const {
  std::vector<std::vector<BlockId>> successors(blocks_.size());
  for (BlockId id = 0; id < blocks_.size(); ++id) {
    const BlockData& block = blocks_[id];
    // Successors visited last come first in the result; so the handler comes late and the first arm follows its switch.
    if (block.has_handler) successors[id].push_back(block.handler.target);
    if (block.instructions.empty()) continue;
    std::vector<BlockId> forward;
    visit_edges(block.instructions.back(), [&](const Edge& edge) { forward.push_back(edge.target); });
    successors[id].insert(successors[id].end(), forward.rbegin(), forward.rend());
  }
  std::vector<BlockId> postorder;
  std::vector<bool> seen(blocks_.size(), false);
  std::vector<std::pair<BlockId, size_t>> stack = {{0, 0}};
  seen[0] = true;
  while (!stack.empty()) {
    auto& [block, next] = stack.back();
    if (next == successors[block].size()) {
      postorder.push_back(block);
      stack.pop_back();
      continue;
    }
    BlockId successor = successors[block][next++];
    if (!seen[successor]) {
      seen[successor] = true;
      stack.push_back({successor, 0});
    }
  }
  std::reverse(postorder.begin(), postorder.end());
  return postorder;
}

// Values are numbered anew in the order of their definitions, so that nothing is left of blocks that were dropped. A
// use of a value that was never defined gets a number that the verifier does not find.
void FunctionBuilder::renumber_values(const std::vector<BlockId>& order) {
  constexpr ValueId undefined = UINT32_MAX >> 1;
  std::vector<ValueId> renumbered(value_count_, undefined);
  value_count_ = 0;
  auto define = [&](ValueId& id) { id = renumbered[id] = value_count_++; };
  for (ValueId id = 0; id < arity_; ++id) renumbered[id] = value_count_++;
  for (BlockId block : order) {
    for (ValueId& id : blocks_[block].parameters) define(id);
    for (Instruction& instruction : blocks_[block].instructions) {
      for (const ValueId& id : instruction.results) define(const_cast<ValueId&>(id));
    }
  }
  auto use = [&](std::span<const Operand> operands) {
    for (const Operand& operand : operands) {
      if (!operand.is_literal()) const_cast<Operand&>(operand) = Operand::value(renumbered[operand.index()]);
    }
  };
  for (BlockId block : order) {
    if (blocks_[block].has_handler) use(blocks_[block].handler.arguments);
    for (Instruction& instruction : blocks_[block].instructions) {
      use(instruction.operands);
      visit_edges(instruction, [&](const Edge& edge) { use(edge.arguments); });
    }
  }
}

const Function* FunctionBuilder::finish() {
  std::vector<BlockId> order = reverse_postorder();
  renumber_values(order);
  std::vector<BlockId> renumbered(blocks_.size(), 0);
  for (BlockId i = 0; i < order.size(); ++i) renumbered[order[i]] = i;

  Arena& arena = module_.arena();
  std::vector<Block> finished;
  for (BlockId old : order) {
    BlockData& data = blocks_[old];
    for (Instruction& instruction : data.instructions) {
      for (const Edge& edge : instruction.edges) const_cast<Edge&>(edge).target = renumbered[edge.target];
      for (const Arm& arm : instruction.arms) const_cast<Arm&>(arm).edge.target = renumbered[arm.edge.target];
    }
    Block block;
    block.parameters = arena.copy(data.parameters);
    block.instructions = arena.copy(data.instructions);
    if (data.has_handler) {
      block.handler = arena.create<Edge>(renumbered[data.handler.target], data.handler.arguments);
    }
    finished.push_back(block);
  }

  std::vector<ValueId> parameters;
  for (uint32_t i = 0; i < arity_; ++i) parameters.push_back(i);
  auto* function = arena.create<Function>();
  function->name = name_;
  function->module = &module_.module();
  function->plain_name = plain_name_;
  function->place = place_;
  function->exported = exported_;
  function->capture_count = capture_count_;
  function->value_count = value_count_;
  function->parameters = arena.copy(parameters);
  function->blocks = arena.copy(finished);
  function->clauses = arena.copy(clauses_);
  return function;
}

} // namespace assay::core
