#include "machine/decode.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>

#include "machine/moves.h"
#include "machine/slots.h"

namespace assay {

namespace {

using core::Arm;
using core::Block;
using core::BlockId;
using core::Edge;
using core::Function;
using core::Instruction;
using core::Opcode;
using core::Operand;
using core::ValueId;

// A switch with at least so many literals gets a table.
constexpr size_t table_threshold = 5;

uint32_t slot_word(uint32_t slot) { return slot * static_cast<uint32_t>(sizeof(Value)); }
uint32_t literal_word(uint32_t index) { return index * static_cast<uint32_t>(sizeof(Value)) | 1u; }

class Decoder {
 public:
  Decoder(const Function& function, Program& program)
      : function_(function), program_(program), code_(std::make_unique<Code>()), slots_(assign_slots(function)) {}

  std::unique_ptr<Code> run() {
    code_->function = &function_;
    code_->literals = function_.module->literals.data();
    code_->arity = function_.arity();
    code_->clauses_entered.assign(function_.clauses.size(), 0);
    reserve_own_slots();
    count_uses();
    block_starts_.assign(function_.blocks.size(), 0);
    for (BlockId id = 0; id < function_.blocks.size(); ++id) decode_block(id);
    emit_edge_stubs();
    for (auto [word, block] : block_fixups_) code_->words[word] = block_starts_[block];
    std::sort(code_->handlers.begin(), code_->handlers.end(),
              [](const auto& left, const auto& right) { return left.begin < right.begin; });
    return std::move(code_);
  }

 private:
  // An edge that needs moves on the way; its code stands behind the blocks.
  struct Stub {
    uint32_t fixup;  // the word that is to hold the stub's offset
    BlockId target;
    std::vector<Move> moves;
  };

  // Slots of our own behind those of the values: one to break rings of moves, one for a literal that is switched on, and
  // one for the pending exception where there is a handler.
  void reserve_own_slots() {
    scratch_slot_ = slots_.slot_count;
    switched_slot_ = slots_.slot_count + 1;
    code_->exception_slot = slots_.slot_count + 2;
    bool has_handler = std::any_of(function_.blocks.begin(), function_.blocks.end(),
                                   [](const Block& block) { return block.handler != nullptr; });
    code_->slot_count = slots_.slot_count + (has_handler ? 3 : 0);
  }
  void use_own_slot(uint32_t slot) { code_->slot_count = std::max(code_->slot_count, slot + 1); }

  void emit(uint32_t word) { code_->words.push_back(word); }
  void emit(Operation operation) { emit(static_cast<uint32_t>(operation)); }
  uint32_t here() const { return static_cast<uint32_t>(code_->words.size()); }
  uint32_t slot(ValueId value) const { return slots_.slot_of[value]; }
  void emit_slot(ValueId value) { emit(slot_word(slot(value))); }
  void emit_source(Operand operand) {
    emit(operand.is_literal() ? literal_word(operand.index()) : slot_word(slot(operand.index())));
  }
  void emit_sources(std::span<const Operand> operands) {
    emit(static_cast<uint32_t>(operands.size()));
    for (Operand operand : operands) emit_source(operand);
  }
  void emit_results(const Instruction& instruction) {
    emit(static_cast<uint32_t>(instruction.results.size()));
    for (ValueId value : instruction.results) emit_slot(value);
  }
  uint32_t new_cache(Symbol name) {
    code_->caches.push_back(CallCache{name});
    return static_cast<uint32_t>(code_->caches.size() - 1);
  }

  const Primitive& primitive_of(const Instruction& instruction) {
    const Primitive* primitive = program_.primitive(instruction.symbol);
    if (primitive == nullptr || primitive->arity != instruction.operands.size()) {
      throw std::logic_error("no primitive " + std::string(instruction.symbol.text()) + " with " +
                             std::to_string(instruction.operands.size()) + " operands");
    }
    return *primitive;
  }
  uint32_t primitive_index(const Primitive& primitive) {
    auto& all = code_->primitives;
    auto found = std::find(all.begin(), all.end(), &primitive);
    if (found == all.end()) found = all.insert(all.end(), &primitive);
    return static_cast<uint32_t>(found - all.begin());
  }

  void count_uses() {
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

  void note_place(const Instruction& instruction) {
    code_->places.push_back({here(), instruction.place, instruction.site});
  }

  void decode_block(BlockId id) {
    const Block& block = function_.blocks[id];
    current_ = id;
    block_starts_[id] = here();
    for (size_t i = 0; i < block.instructions.size(); ++i) {
      const Instruction& instruction = block.instructions[i];
      note_place(instruction);
      if (i + 2 == block.instructions.size() && fuses(instruction, block.terminator())) {
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

  // Words [begin, end) raise to the block's handler.
  void protect(const Block& block, uint32_t begin, uint32_t end) {
    if (block.handler == nullptr) return;
    code_->handlers.push_back({begin, end, 0});
    handler_edges_.push_back({code_->handlers.size() - 1, block.handler});
  }

  void decode_instruction(const Instruction& instruction) {
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
      case Opcode::Primitive:
        return decode_primitive(instruction);
      case Opcode::Clause:
        emit(Operation::Clause);
        emit(instruction.index);
        return;
      case Opcode::Fill:
        return decode_plain(Operation::Fill, instruction);
      case Opcode::Capture:
        return decode_plain(Operation::Capture, instruction);
      case Opcode::Load:
        return decode_plain(Operation::Load, instruction);
      case Opcode::Store:
        return decode_plain(Operation::Store, instruction);
      case Opcode::Array:
        return decode_plain(Operation::Array, instruction);
      case Opcode::ArrayLength:
        return decode_plain(Operation::ArrayLength, instruction);
      case Opcode::ArrayLoad:
        return decode_plain(Operation::ArrayLoad, instruction);
      case Opcode::ArrayStore:
        return decode_plain(Operation::ArrayStore, instruction);
      default:
        throw std::logic_error("a terminator in the middle of a block");
    }
  }

  // Result if any, index if any, then the operands.
  void decode_plain(Operation operation, const Instruction& instruction) {
    emit(operation);
    for (ValueId value : instruction.results) emit_slot(value);
    if (core::info(instruction.opcode).immediate == core::Immediate::Index) emit(instruction.index);
    for (Operand operand : instruction.operands) emit_source(operand);
  }

  static Operation value_operation(FastPath path) {
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

  static Operation branch_operation(FastPath path) {
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

  void decode_primitive(const Instruction& instruction) {
    const Primitive& primitive = primitive_of(instruction);
    size_t count = instruction.operands.size();
    emit(count == 1   ? Operation::Primitive1
         : count == 2 ? value_operation(primitive.fast_path)
                      : Operation::Primitive);
    emit_slot(instruction.results[0]);
    emit(primitive_index(primitive));
    if (count != 1 && count != 2) emit(static_cast<uint32_t>(count));
    for (Operand operand : instruction.operands) emit_source(operand);
  }

  // A primitive of one or two operands whose result only decides the branch right behind it.
  bool fuses(const Instruction& instruction, const Instruction& terminator) const {
    if (instruction.opcode != Opcode::Primitive || terminator.opcode != Opcode::Branch) return false;
    if (instruction.operands.empty() || instruction.operands.size() > 2) return false;
    Operand condition = terminator.operands[0];
    return !condition.is_literal() && condition.index() == instruction.results[0] && uses_[condition.index()] == 1;
  }

  void decode_fused_branch(const Instruction& instruction, const Instruction& terminator) {
    const Primitive& primitive = primitive_of(instruction);
    emit(instruction.operands.size() == 1 ? Operation::BranchPrimitive1 : branch_operation(primitive.fast_path));
    emit(primitive_index(primitive));
    for (Operand operand : instruction.operands) emit_source(operand);
    emit_target(terminator.edges[0]);
    emit_target(terminator.edges[1]);
  }

  // The moves that an edge makes: fields of the object switched on first, then the arguments.
  std::vector<Move> moves_of(const Edge& edge, const Arm* arm, uint32_t switched) {
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

  std::vector<Move> ordered(std::vector<Move> moves) {
    moves = order_moves(std::move(moves), scratch_slot_);
    for (const Move& move : moves) {
      if (move.destination == scratch_slot_) use_own_slot(scratch_slot_);
    }
    return moves;
  }

  void emit_target(const Edge& edge, const Arm* arm = nullptr, uint32_t switched = 0) {
    target_word(here(), edge, arm, switched);
    emit(0);
  }

  // The word at `fixup` shall lead to the edge's target, by way of a stub if there are moves, or if it leads back: jumps
  // count steps, so that no loop goes uncounted.
  void target_word(uint32_t fixup, const Edge& edge, const Arm* arm, uint32_t switched) {
    std::vector<Move> moves = moves_of(edge, arm, switched);
    if (moves.empty() && edge.target > current_) {
      block_fixups_.push_back({fixup, edge.target});
    } else {
      stubs_.push_back({fixup, edge.target, std::move(moves)});
    }
  }

  void emit_moves(const std::vector<Move>& moves) {
    for (const Move& move : moves) {
      emit(move.from == Move::From::Field ? Operation::Field : Operation::Move);
      emit(slot_word(move.destination));
      emit(move.from == Move::From::Literal ? literal_word(move.source) : slot_word(move.source));
      if (move.from == Move::From::Field) emit(move.field);
    }
  }

  void emit_jump(BlockId target) {
    emit(Operation::Jump);
    block_fixups_.push_back({here(), target});
    emit(0);
  }

  void emit_edge_stubs() {
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

  void emit_handler_moves(const Edge& edge) {
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

  void decode_terminator(const Instruction& instruction) {
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
      case Opcode::Switch:
        return decode_switch(instruction);
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
      case Opcode::Unreachable:
        emit(Operation::Unreachable);
        return;
      default:
        throw std::logic_error("not a terminator");
    }
  }

  Value literal(uint32_t index) const { return function_.module->literals[index]; }

  bool is_cons(const Arm& arm) const {
    return arm.test == Arm::Test::Constructor && arm.constructor.type == core::Constructor::Type::Cons;
  }
  bool is_nil(const Arm& arm) const { return arm.test == Arm::Test::Literal && literal(arm.literal).is(Kind::Nil); }
  bool is_indexed(const Arm& arm) const {
    if (arm.test != Arm::Test::Literal) return false;
    Kind kind = literal(arm.literal).kind();
    return kind == Kind::Symbol || kind == Kind::Integer;
  }

  // Fields are read from the slot of the value switched on, so a literal is first put into one.
  uint32_t in_slot(Operand operand) {
    if (!operand.is_literal()) return slot(operand.index());
    use_own_slot(switched_slot_);
    emit_moves({Move{Move::From::Literal, switched_slot_, operand.index(), 0}});
    return switched_slot_;
  }

  void decode_switch(const Instruction& instruction) {
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

  void decode_list_switch(uint32_t value, std::span<const Arm> arms, const Edge& otherwise) {
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
  void decode_table_switch(uint32_t value, std::span<const Arm> arms, const Edge& otherwise) {
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
      emit_target(arm.edge);
    }
    if (rest.empty()) {
      target_word(otherwise_word, otherwise, nullptr, 0);
    } else {
      code_->words[otherwise_word] = here();
      decode_arms(value, rest, otherwise);
    }
  }

  void decode_arms(uint32_t value, std::span<const Arm> arms, const Edge& otherwise) {
    emit(Operation::SwitchArms);
    emit(slot_word(value));
    emit(static_cast<uint32_t>(arms.size()));
    for (const Arm& arm : arms) {
      emit(static_cast<uint32_t>(arm.test));
      switch (arm.test) {
        case Arm::Test::Literal:
          emit(literal_word(arm.literal));
          break;
        case Arm::Test::Constructor:
          emit(is_cons(arm) ? Value::head_of(Kind::Cons) : Value::head_of(Kind::Tuple, arm.constructor.arity));
          break;
        case Arm::Test::Kind:
          emit(static_cast<uint32_t>(arm.kind));
          break;
      }
      emit_target(arm.edge, &arm, value);
    }
    emit_target(otherwise);
  }

  const Function& function_;
  Program& program_;
  std::unique_ptr<Code> code_;
  SlotAssignment slots_;
  uint32_t scratch_slot_ = 0;
  uint32_t switched_slot_ = 0;
  BlockId current_ = 0;
  std::vector<uint32_t> uses_;
  std::vector<uint32_t> block_starts_;
  std::vector<std::pair<uint32_t, BlockId>> block_fixups_;
  std::vector<Stub> stubs_;
  std::vector<std::pair<size_t, const Edge*>> handler_edges_;
};

}  // namespace

std::unique_ptr<Code> decode(const Function& function, Program& program) { return Decoder(function, program).run(); }

}  // namespace assay
