// The way from one block to the next: which moves an edge makes, and where their code stands.

#include "machine/decoder.h"

#include <algorithm>

namespace assay::machine {

using core::Arm;
using core::Block;
using core::BlockId;
using core::Edge;
using core::Instruction;
using core::Operand;
using core::ValueId;

void Decoder::count_uses() {
  uses_.assign(function_.value_count, 0);
  auto count = [&](Operand operand) {
    if (!operand.is_literal()) ++uses_[operand.index()];
  };
  for (const Block& block : function_.blocks) {
    for (const Instruction& instruction : block.instructions) {
      for (Operand operand : instruction.operands) count(operand);
      for (const Edge& edge : instruction.edges) std::for_each(edge.arguments.begin(), edge.arguments.end(), count);
      for (const Arm& arm : instruction.arms) {
        std::for_each(arm.edge.arguments.begin(), arm.edge.arguments.end(), count);
      }
    }
    if (block.handler != nullptr) {
      std::for_each(block.handler->arguments.begin(), block.handler->arguments.end(), count);
    }
  }
}

// The moves that an edge makes: fields of the object switched on first, then the arguments.
std::vector<Move> Decoder::moves_of(const Edge& edge, const Arm* arm, uint32_t switched) {
  std::vector<Move> moves;
  const Block& target = function_.blocks[edge.target];
  uint32_t fields = arm == nullptr ? 0 : arm->field_count();
  for (uint32_t i = 0; i < fields; ++i) {
    ValueId parameter = target.parameters[i];
    if (uses_[parameter] != 0) moves.push_back({Move::From::Field, slot(parameter), switched, i});
  }
  for (size_t i = 0; i < edge.arguments.size(); ++i) {
    ValueId parameter = target.parameters[fields + i];
    Operand argument = edge.arguments[i];
    if (uses_[parameter] == 0) continue;
    if (argument.is_literal()) {
      moves.push_back({Move::From::Literal, slot(parameter), argument.index(), 0});
    } else {
      moves.push_back({Move::From::Slot, slot(parameter), slot(argument.index()), 0});
    }
  }
  return ordered(std::move(moves));
}

std::vector<Move> Decoder::ordered(std::vector<Move> moves) {
  moves = order_moves(std::move(moves), scratch_slot_);
  for (const Move& move : moves) {
    if (move.destination == scratch_slot_) use_own_slot(scratch_slot_);
  }
  return moves;
}

void Decoder::emit_target(const Edge& edge, const Arm* arm, uint32_t switched) {
  target_word(here(), edge, arm, switched);
  emit(0);
}

// The word at `fixup` shall lead to the edge's target, by way of a stub if there are moves, or if it leads back: jumps
// count steps, so that no loop goes uncounted.
void Decoder::target_word(uint32_t fixup, const Edge& edge, const Arm* arm, uint32_t switched) {
  std::vector<Move> moves = moves_of(edge, arm, switched);
  if (moves.empty() && edge.target > current_) {
    block_fixups_.push_back({fixup, edge.target});
  } else {
    stubs_.push_back({fixup, edge.target, std::move(moves)});
  }
}

void Decoder::emit_moves(const std::vector<Move>& moves) {
  for (const Move& move : moves) {
    emit(move.from == Move::From::Field ? Operation::Field : Operation::Move);
    emit(slot_word(move.destination));
    emit(move.from == Move::From::Literal ? literal_word(move.source) : slot_word(move.source));
    if (move.from == Move::From::Field) emit(move.field);
  }
}

void Decoder::emit_jump(BlockId target) {
  emit(Operation::Jump);
  block_fixups_.push_back({here(), target});
  emit(0);
}

void Decoder::emit_edge_stubs() {
  // Moves can't raise, so stubs need no handler, but their places matter to no one either.
  for (const Stub& stub : stubs_) {
    code_->words[stub.fixup] = here();
    emit_moves(stub.moves);
    emit_jump(stub.target);
  }
  for (auto [index, edge] : handler_edges_) {
    code_->handlers[index].target = here();
    emit_handler_moves(*edge);
    emit_jump(edge->target);
  }
}

void Decoder::emit_handler_moves(const Edge& edge) {
  const Block& target = function_.blocks[edge.target];
  std::vector<Move> moves;
  if (uses_[target.parameters[0]] != 0) {
    moves.push_back({Move::From::Slot, slot(target.parameters[0]), code_->exception_slot, 0});
  }
  for (size_t i = 0; i < edge.arguments.size(); ++i) {
    ValueId parameter = target.parameters[i + 1];
    Operand argument = edge.arguments[i];
    if (uses_[parameter] == 0) continue;
    moves.push_back({argument.is_literal() ? Move::From::Literal : Move::From::Slot, slot(parameter),
                     argument.is_literal() ? argument.index() : slot(argument.index()), 0});
  }
  emit_moves(ordered(std::move(moves)));
}

} // namespace assay::machine
