// Blocks and instructions. Start with Decoder::run.

#include "machine/decoder.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "machine/decode.h"

namespace assay::machine {

using core::Block;
using core::BlockId;
using core::Function;
using core::Instruction;
using core::Opcode;
using core::Operand;
using core::ValueId;

namespace {

Operation value_operation(FastPath path) {
  switch (path) {
    case FastPath::Add: return Operation::Add;
    case FastPath::Subtract: return Operation::Subtract;
    case FastPath::Multiply: return Operation::Multiply;
    case FastPath::BitAnd: return Operation::BitAnd;
    case FastPath::BitOr: return Operation::BitOr;
    case FastPath::BitXor: return Operation::BitXor;
    case FastPath::Less: return Operation::Less;
    case FastPath::LessOrEqual: return Operation::LessOrEqual;
    case FastPath::Greater: return Operation::Greater;
    case FastPath::GreaterOrEqual: return Operation::GreaterOrEqual;
    case FastPath::Equal: return Operation::Equal;
    case FastPath::NotEqual: return Operation::NotEqual;
    case FastPath::None: break;
  }
  return Operation::Primitive2;
}

Operation branch_operation(FastPath path) {
  switch (path) {
    case FastPath::Less: return Operation::BranchLess;
    case FastPath::LessOrEqual: return Operation::BranchLessOrEqual;
    case FastPath::Greater: return Operation::BranchGreater;
    case FastPath::GreaterOrEqual: return Operation::BranchGreaterOrEqual;
    case FastPath::Equal: return Operation::BranchEqual;
    case FastPath::NotEqual: return Operation::BranchNotEqual;
    default: return Operation::BranchPrimitive2;
  }
}

} // namespace

std::unique_ptr<Code> Decoder::run() {
  code_->function = &function_;
  code_->literals = function_.module->literals.data();
  code_->arity = function_.arity();
  code_->clauses_entered.assign(function_.clauses.size(), 0);
  reserve_own_slots();
  count_uses();
  block_starts_.assign(function_.blocks.size(), 0);
  if (const Primitive* body = concrete_.body_of(function_.name)) {
    decode_body(*body);
    return std::move(code_);
  }
  for (BlockId id = 0; id < function_.blocks.size(); ++id) decode_block(id);
  emit_edge_stubs();
  for (auto [word, block] : block_fixups_) code_->words[word] = block_starts_[block];
  std::sort(code_->handlers.begin(), code_->handlers.end(),
            [](const auto& left, const auto& right) { return left.begin < right.begin; });
  return std::move(code_);
}

// Slots of our own behind those of the values: one to break rings of moves, one for a literal that is switched on, and
// one for the pending exception where there is a handler.
void Decoder::reserve_own_slots() {
  scratch_slot_ = slots_.slot_count;
  switched_slot_ = slots_.slot_count + 1;
  code_->exception_slot = slots_.slot_count + 2;
  bool has_handler = std::any_of(function_.blocks.begin(), function_.blocks.end(),
                                 [](const Block& block) { return block.handler != nullptr; });
  code_->slot_count = slots_.slot_count + (has_handler ? 3 : 0);
}

uint32_t Decoder::new_cache(Symbol name) {
  code_->caches.push_back(CallCache{name});
  return static_cast<uint32_t>(code_->caches.size() - 1);
}

const Primitive& Decoder::primitive_of(const Instruction& instruction) {
  const Primitive* primitive = concrete_.instead_of(program_.primitive(instruction.symbol));
  if (primitive == nullptr || primitive->arity != instruction.operands.size()) {
    throw std::logic_error("no primitive " + std::string(instruction.symbol.text()) + " with " +
                           std::to_string(instruction.operands.size()) + " operands");
  }
  return *primitive;
}

uint32_t Decoder::primitive_index(const Primitive& primitive) {
  auto& all = code_->primitives;
  auto found = std::find(all.begin(), all.end(), &primitive);
  if (found == all.end()) found = all.insert(all.end(), &primitive);
  return static_cast<uint32_t>(found - all.begin());
}

// Nothing but the primitive, with the parameters that are in the first slots.
void Decoder::decode_body(const Primitive& body) {
  code_->places.push_back({here(), function_.place, {}});
  code_->slot_count = std::max(code_->slot_count, code_->arity + 1);
  auto result = static_cast<uint32_t>(code_->arity * sizeof(Value));
  emit(Operation::Primitive);
  emit(result);
  emit(primitive_index(body));
  emit(code_->arity);
  for (uint32_t i = 0; i < code_->arity; ++i) emit(static_cast<uint32_t>(i * sizeof(Value)));
  emit(Operation::Return);
  emit(result);
}

void Decoder::decode_block(BlockId id) {
  const Block& block = function_.blocks[id];
  current_ = id;
  block_starts_[id] = here();
  for (size_t i = 0; i < block.instructions.size(); ++i) {
    const Instruction& instruction = block.instructions[i];
    note_place(instruction);
    emit_watch(id, i);
    if (i + 2 == block.instructions.size() && fuses(instruction, block.terminator())) {
      emit_watch(id, i + 1);
      decode_fused_branch(instruction, block.terminator());
      break;
    }
    if (core::is_terminator(instruction.opcode)) {
      decode_terminator(instruction);
    } else {
      decode_instruction(instruction);
    }
  }
  protect(block, block_starts_[id], here());
}

void Decoder::emit_watch(BlockId block, size_t instruction) {
  for (uint32_t number : watch_.numbers({&function_, block, static_cast<uint32_t>(instruction)})) {
    emit(Operation::Watch);
    emit(number);
  }
}

// Words [begin, end) raise to the block's handler.
void Decoder::protect(const Block& block, uint32_t begin, uint32_t end) {
  if (block.handler == nullptr) return;
  code_->handlers.push_back({begin, end, 0});
  handler_edges_.push_back({code_->handlers.size() - 1, block.handler});
}

void Decoder::decode_instruction(const Instruction& instruction) {
  switch (instruction.opcode) {
    case Opcode::Make:
      if (instruction.constructor.type == core::Constructor::Type::Cons) {
        emit(Operation::MakeCons);
        emit_slot(instruction.results[0]);
        emit_source(instruction.operands[0]);
        emit_source(instruction.operands[1]);
      } else {
        emit(Operation::MakeTuple);
        emit_slot(instruction.results[0]);
        emit_sources(instruction.operands);
      }
      return;
    case Opcode::Closure: {
      emit(Operation::Closure);
      emit_slot(instruction.results[0]);
      emit(static_cast<uint32_t>(code_->functions.size()));
      const Function* function = function_.module->find(instruction.symbol);
      if (function == nullptr) throw std::logic_error("closure of an unknown function");
      code_->functions.push_back(function);
      emit_sources(instruction.operands);
      return;
    }
    case Opcode::Record:
      emit(Operation::Record);
      emit_slot(instruction.results[0]);
      emit(instruction.symbol.id());
      emit_sources(instruction.operands);
      return;
    case Opcode::Call:
      emit(Operation::Call);
      emit(new_cache(instruction.symbol));
      emit_sources(instruction.operands);
      emit_results(instruction);
      return;
    case Opcode::CallIndirect:
      emit(Operation::CallIndirect);
      emit(new_cache({}));
      emit_source(instruction.operands[0]);
      emit_sources(instruction.operands.subspan(1));
      emit_results(instruction);
      return;
    case Opcode::CallVirtual:
      emit(Operation::CallVirtual);
      emit(instruction.symbol.id());
      emit_source(instruction.operands[0]);
      emit_sources(instruction.operands.subspan(1));
      emit_results(instruction);
      return;
    case Opcode::CallSpread:
      emit(Operation::CallSpread);
      emit_source(instruction.operands[0]);
      emit_source(instruction.operands[1]);
      emit_results(instruction);
      return;
    case Opcode::Primitive: return decode_primitive(instruction);
    case Opcode::Clause:
      emit(Operation::Clause);
      emit(instruction.index);
      return;
    case Opcode::Fill: return decode_plain(Operation::Fill, instruction);
    case Opcode::Capture: return decode_plain(Operation::Capture, instruction);
    case Opcode::Load: return decode_plain(Operation::Load, instruction);
    case Opcode::Store: return decode_plain(Operation::Store, instruction);
    case Opcode::Array: return decode_plain(Operation::Array, instruction);
    case Opcode::ArrayLength: return decode_plain(Operation::ArrayLength, instruction);
    case Opcode::ArrayLoad: return decode_plain(Operation::ArrayLoad, instruction);
    case Opcode::ArrayStore: return decode_plain(Operation::ArrayStore, instruction);
    default: throw std::logic_error("a terminator in the middle of a block");
  }
}

// Result if any, index if any, then the operands.
void Decoder::decode_plain(Operation operation, const Instruction& instruction) {
  emit(operation);
  for (ValueId value : instruction.results) emit_slot(value);
  if (core::info(instruction.opcode).immediate == core::Immediate::Index) emit(instruction.index);
  for (Operand operand : instruction.operands) emit_source(operand);
}

void Decoder::decode_primitive(const Instruction& instruction) {
  const Primitive& primitive = primitive_of(instruction);
  size_t count = instruction.operands.size();
  emit(count == 1 ? Operation::Primitive1 : count == 2 ? value_operation(primitive.fast_path) : Operation::Primitive);
  emit_slot(instruction.results[0]);
  emit(primitive_index(primitive));
  if (count != 1 && count != 2) emit(static_cast<uint32_t>(count));
  for (Operand operand : instruction.operands) emit_source(operand);
}

// A primitive of one or two operands whose result only decides the branch right behind it.
bool Decoder::fuses(const Instruction& instruction, const Instruction& terminator) const {
  if (instruction.opcode != Opcode::Primitive || terminator.opcode != Opcode::Branch) return false;
  if (instruction.operands.empty() || instruction.operands.size() > 2) return false;
  Operand condition = terminator.operands[0];
  return !condition.is_literal() && condition.index() == instruction.results[0] && uses_[condition.index()] == 1;
}

void Decoder::decode_fused_branch(const Instruction& instruction, const Instruction& terminator) {
  const Primitive& primitive = primitive_of(instruction);
  emit(instruction.operands.size() == 1 ? Operation::BranchPrimitive1 : branch_operation(primitive.fast_path));
  emit(primitive_index(primitive));
  for (Operand operand : instruction.operands) emit_source(operand);
  emit_target(terminator.edges[0]);
  emit_target(terminator.edges[1]);
}

void Decoder::decode_terminator(const Instruction& instruction) {
  switch (instruction.opcode) {
    case Opcode::Jump:
      emit_moves(moves_of(instruction.edges[0], nullptr, 0));
      if (instruction.edges[0].target != current_ + 1) emit_jump(instruction.edges[0].target);
      return;
    case Opcode::Branch:
      emit(Operation::Branch);
      emit_source(instruction.operands[0]);
      emit_target(instruction.edges[0]);
      emit_target(instruction.edges[1]);
      return;
    case Opcode::Switch: return decode_switch(instruction);
    case Opcode::Return:
      if (instruction.operands.size() == 1) {
        emit(Operation::Return);
        emit_source(instruction.operands[0]);
      } else {
        emit(Operation::ReturnMany);
        emit_sources(instruction.operands);
      }
      return;
    case Opcode::TailCall:
      emit(Operation::TailCall);
      emit(new_cache(instruction.symbol));
      emit_sources(instruction.operands);
      return;
    case Opcode::TailCallIndirect:
      emit(Operation::TailCallIndirect);
      emit(new_cache({}));
      emit_source(instruction.operands[0]);
      emit_sources(instruction.operands.subspan(1));
      return;
    case Opcode::TailCallVirtual:
      emit(Operation::TailCallVirtual);
      emit(instruction.symbol.id());
      emit_source(instruction.operands[0]);
      emit_sources(instruction.operands.subspan(1));
      return;
    case Opcode::TailCallSpread:
      emit(Operation::TailCallSpread);
      emit_source(instruction.operands[0]);
      emit_source(instruction.operands[1]);
      return;
    case Opcode::Raise:
      emit(Operation::Raise);
      emit_source(instruction.operands[0]);
      return;
    case Opcode::Unreachable: emit(Operation::Unreachable); return;
    default: throw std::logic_error("not a terminator");
  }
}

std::unique_ptr<Code> decode(const Function& function, Program& program, const ConcreteFunctions& concrete,
                             const Watch& watch) {
  return Decoder(function, program, concrete, watch).run();
}

} // namespace assay::machine
