// Switches: lists, one tuple, one literal and tables of literals have forms of their own; the rest is tried in order.

#include "machine/decoder.h"

#include <algorithm>

namespace assay::machine {

using core::Arm;
using core::Edge;
using core::Instruction;
using core::Operand;

namespace {
// A switch with at least so many literals gets a table.
constexpr size_t table_threshold = 5;
} // namespace

bool Decoder::is_cons(const Arm& arm) const {
  return arm.test == Arm::Test::Constructor && arm.constructor.type == core::Constructor::Type::Cons;
}

bool Decoder::is_nil(const Arm& arm) const {
  return arm.test == Arm::Test::Literal && literal(arm.literal).is(Kind::Nil);
}

bool Decoder::is_indexed(const Arm& arm) const {
  if (arm.test != Arm::Test::Literal) return false;
  Kind kind = literal(arm.literal).kind();
  return kind == Kind::Symbol || kind == Kind::Integer;
}

// Fields are read from the slot of the value switched on, so a literal is first put into one.
uint32_t Decoder::in_slot(Operand operand) {
  if (!operand.is_literal()) return slot(operand.index());
  use_own_slot(switched_slot_);
  emit_moves({Move{Move::From::Literal, switched_slot_, operand.index(), 0}});
  return switched_slot_;
}

void Decoder::decode_switch(const Instruction& instruction) {
  uint32_t value = in_slot(instruction.operands[0]);
  const Edge& otherwise = instruction.edges[0];
  auto arms = instruction.arms;
  if (std::all_of(arms.begin(), arms.end(), [&](const Arm& arm) { return is_cons(arm) || is_nil(arm); })) {
    return decode_list_switch(value, arms, otherwise);
  }
  if (arms.size() == 1 && arms[0].test == Arm::Test::Constructor) {
    emit(Operation::SwitchTuple);
    emit(slot_word(value));
    emit(Value::head_of(Kind::Tuple, arms[0].constructor.arity));
    emit_target(arms[0].edge, &arms[0], value);
    emit_target(otherwise);
    return;
  }
  if (arms.size() == 1 && is_indexed(arms[0])) {
    emit(Operation::SwitchLiteral);
    emit(slot_word(value));
    emit(literal_word(arms[0].literal));
    emit_target(arms[0].edge);
    emit_target(otherwise);
    return;
  }
  if (static_cast<size_t>(std::count_if(arms.begin(), arms.end(), [&](const Arm& arm) { return is_indexed(arm); })) >=
      table_threshold) {
    return decode_table_switch(value, arms, otherwise);
  }
  decode_arms(value, arms, otherwise);
}

void Decoder::decode_list_switch(uint32_t value, std::span<const Arm> arms, const Edge& otherwise) {
  emit(Operation::SwitchList);
  emit(slot_word(value));
  auto cons = std::find_if(arms.begin(), arms.end(), [&](const Arm& arm) { return is_cons(arm); });
  auto nil = std::find_if(arms.begin(), arms.end(), [&](const Arm& arm) { return is_nil(arm); });
  if (cons != arms.end()) {
    emit_target(cons->edge, &*cons, value);
  } else {
    emit_target(otherwise);
  }
  emit_target(nil != arms.end() ? nil->edge : otherwise);
  emit_target(otherwise);
}

// Symbols and integers by table, the rest of the arms one after the other.
void Decoder::decode_table_switch(uint32_t value, std::span<const Arm> arms, const Edge& otherwise) {
  auto table = static_cast<uint32_t>(code_->tables.size());
  code_->tables.emplace_back();
  emit(Operation::SwitchTable);
  emit(slot_word(value));
  emit(table);
  std::vector<Arm> rest;
  for (const Arm& arm : arms) {
    if (!is_indexed(arm)) rest.push_back(arm);
  }
  uint32_t otherwise_word = here();
  emit(0);
  // Targets of the table are looked up in words of their own, so that they are mended like all others.
  for (const Arm& arm : arms) {
    if (!is_indexed(arm)) continue;
    Value wanted = literal(arm.literal);
    auto& index = wanted.is(Kind::Symbol) ? code_->tables[table].symbols : code_->tables[table].integers;
    index.emplace(wanted.payload(), here());
    code_->tables[table].arms.push_back({SwitchArm::Test::Literal, wanted, 0, Kind::Unset});
    emit_target(arm.edge);
  }
  if (rest.empty()) {
    target_word(otherwise_word, otherwise, nullptr, 0);
  } else {
    code_->words[otherwise_word] = here();
    decode_arms(value, rest, otherwise);
  }
}

void Decoder::decode_arms(uint32_t value, std::span<const Arm> arms, const Edge& otherwise) {
  emit(Operation::SwitchArms);
  emit(slot_word(value));
  emit(static_cast<uint32_t>(arms.size()));
  for (const Arm& arm : arms) {
    emit(static_cast<uint32_t>(arm.test));
    switch (arm.test) {
      case Arm::Test::Literal: emit(literal_word(arm.literal)); break;
      case Arm::Test::Constructor:
        emit(is_cons(arm) ? Value::head_of(Kind::Cons) : Value::head_of(Kind::Tuple, arm.constructor.arity));
        break;
      case Arm::Test::Kind: emit(static_cast<uint32_t>(arm.kind)); break;
    }
    emit_target(arm.edge, &arm, value);
  }
  emit_target(otherwise);
}

} // namespace assay::machine
