#pragma once
// The decoder: turns one function of Core into the decoded form. decode.cpp has the way through blocks and instructions
// and is the place to start; decode_switch.cpp has the forms of switches, decode_edges.cpp what happens on the way from
// one block to the next.

#include <memory>
#include <utility>
#include <vector>

#include "machine/code.h"
#include "machine/concrete_functions.h"
#include "machine/moves.h"
#include "machine/program.h"
#include "machine/slots.h"
#include "machine/watch.h"

namespace assay::machine {

class Decoder {
 public:
  Decoder(const core::Function& function, Program& program, const ConcreteFunctions& concrete, const Watch& watch)
      : function_(function), program_(program), concrete_(concrete), watch_(watch), code_(std::make_unique<Code>()),
        slots_(assign_slots(function)) {}

  std::unique_ptr<Code> run();

 private:
  // An edge that needs moves on the way; its code stands behind the blocks.
  struct Stub {
    uint32_t fixup; // the word that is to hold the stub's offset
    core::BlockId target;
    std::vector<Move> moves;
  };

  static uint32_t slot_word(uint32_t slot) { return slot * static_cast<uint32_t>(sizeof(Value)); }
  static uint32_t literal_word(uint32_t index) { return index * static_cast<uint32_t>(sizeof(Value)) | 1u; }

  // Words
  void emit(uint32_t word) { code_->words.push_back(word); }
  void emit(Operation operation) { emit(static_cast<uint32_t>(operation)); }
  uint32_t here() const { return static_cast<uint32_t>(code_->words.size()); }
  uint32_t slot(core::ValueId value) const { return slots_.slot_of[value]; }
  void emit_slot(core::ValueId value) { emit(slot_word(slot(value))); }
  void emit_source(core::Operand operand) {
    emit(operand.is_literal() ? literal_word(operand.index()) : slot_word(slot(operand.index())));
  }
  void emit_sources(std::span<const core::Operand> operands) {
    emit(static_cast<uint32_t>(operands.size()));
    for (core::Operand operand : operands) emit_source(operand);
  }
  void emit_results(const core::Instruction& instruction) {
    emit(static_cast<uint32_t>(instruction.results.size()));
    for (core::ValueId value : instruction.results) emit_slot(value);
  }
  void note_place(const core::Instruction& instruction) {
    code_->places.push_back({here(), instruction.place, instruction.site});
  }
  Value literal(uint32_t index) const { return function_.module->literals[index]; }
  void use_own_slot(uint32_t slot) { code_->slot_count = std::max(code_->slot_count, slot + 1); }

  // decode.cpp
  void reserve_own_slots();
  uint32_t new_cache(Symbol name);
  const Primitive& primitive_of(const core::Instruction& instruction);
  uint32_t primitive_index(const Primitive& primitive);
  void decode_body(const Primitive& body);
  void decode_block(core::BlockId id);
  void emit_watch(core::BlockId block, size_t instruction);
  void protect(const core::Block& block, uint32_t begin, uint32_t end);
  void decode_instruction(const core::Instruction& instruction);
  void decode_plain(Operation operation, const core::Instruction& instruction);
  void decode_primitive(const core::Instruction& instruction);
  bool fuses(const core::Instruction& instruction, const core::Instruction& terminator) const;
  void decode_fused_branch(const core::Instruction& instruction, const core::Instruction& terminator);
  void decode_terminator(const core::Instruction& instruction);

  // decode_switch.cpp
  bool is_cons(const core::Arm& arm) const;
  bool is_nil(const core::Arm& arm) const;
  bool is_indexed(const core::Arm& arm) const;
  uint32_t in_slot(core::Operand operand);
  void decode_switch(const core::Instruction& instruction);
  void decode_list_switch(uint32_t value, std::span<const core::Arm> arms, const core::Edge& otherwise);
  void decode_table_switch(uint32_t value, std::span<const core::Arm> arms, const core::Edge& otherwise);
  void decode_arms(uint32_t value, std::span<const core::Arm> arms, const core::Edge& otherwise);

  // decode_edges.cpp
  void count_uses();
  std::vector<Move> moves_of(const core::Edge& edge, const core::Arm* arm, uint32_t switched);
  std::vector<Move> ordered(std::vector<Move> moves);
  void emit_target(const core::Edge& edge, const core::Arm* arm = nullptr, uint32_t switched = 0);
  void target_word(uint32_t fixup, const core::Edge& edge, const core::Arm* arm, uint32_t switched);
  void emit_moves(const std::vector<Move>& moves);
  void emit_jump(core::BlockId target);
  void emit_edge_stubs();
  void emit_handler_moves(const core::Edge& edge);

  const core::Function& function_;
  Program& program_;
  const ConcreteFunctions& concrete_;
  const Watch& watch_;
  std::unique_ptr<Code> code_;
  SlotAssignment slots_;
  uint32_t scratch_slot_ = 0;
  uint32_t switched_slot_ = 0;
  core::BlockId current_ = 0;
  std::vector<uint32_t> uses_;
  std::vector<uint32_t> block_starts_;
  std::vector<std::pair<uint32_t, core::BlockId>> block_fixups_;
  std::vector<Stub> stubs_;
  std::vector<std::pair<size_t, const core::Edge*>> handler_edges_;
};

} // namespace assay::machine
