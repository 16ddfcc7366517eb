#pragma once
// A method's code as a function of Core: the stack and the locals become values, blocks get what is live at their start
// as parameters.

#include <map>
#include <unordered_map>
#include <vector>

#include "lang/java/load/instructions.h"
#include "lang/java/lower/emitter.h"
#include "lang/java/lower/method_flow.h"
#include "lang/java/types/static_fields.h"

namespace assay::java {

class MethodLowering {
 public:
  // `statics`: of the program whose method it is; null: it is one of the library. A program's methods have clauses, for
  // coverage: each way out of a condition is one, and so is the method's start.
  MethodLowering(core::ModuleBuilder& module, ClassTable& classes, const Method& method, StaticFields* statics);

  const core::Function* lower();

 private:
  using Operand = core::Operand;
  using Operands = core::FunctionBuilder::Operands;

  // What is on the stack: a value, the second place of a wide one, or a comparison that a jump will ask about.
  struct Slot {
    enum class What : uint8_t { Value, Half, Comparison } what = What::Value;
    Operand value;
    uint8_t opcode = 0; // Comparison: lcmp …
    Operand other;      // Comparison: its right side
  };
  // A block of the flow that something goes to.
  struct Entry {
    core::BlockId block = 0;
    std::vector<bool> halves; // what is on the stack
    bool is_lowered = false;
  };

  void lower_block(uint32_t number);
  bool lower_instruction(uint32_t at); // false: the block has been ended
  void set_place(uint32_t at);
  uint32_t line_at(uint32_t at) const;

  // The stack
  void push(Operand value) { stack_.push_back({Slot::What::Value, value, 0, {}}); }
  void push(Operand value, Symbol type);
  void push_wide(Operand value);
  Operand pop();
  Operand pop_wide();
  Operand pop(Symbol type) { return is_wide(type) ? pop_wide() : pop(); }
  Operands pop_arguments(const MethodDescriptor& descriptor, bool with_receiver);
  Operand value_of(Slot& slot);
  void shuffle(uint8_t opcode);

  // Jumps
  Entry& entry_of(uint32_t number);
  Operands arguments_for(uint32_t number);
  void go_to(uint32_t target);
  core::BlockId edge_to(uint32_t target, std::string_view what);
  void branch_on(Operand condition, bool wanted, uint32_t at);
  void lower_condition(uint32_t at);
  void lower_comparison(Slot comparison, uint8_t condition, uint32_t at);
  void lower_switch(uint32_t at);
  void protect(uint32_t number);
  core::BlockId dispatcher(const std::vector<const ExceptionHandler*>& handlers, const std::vector<uint16_t>& live);

  // Instructions
  bool lower_load_or_store(uint32_t at);
  bool lower_constant(uint32_t at);
  void lower_loaded_constant(uint16_t index);
  bool lower_arithmetic(uint8_t opcode);
  bool lower_array(uint32_t at);
  bool lower_object(uint32_t at);
  void lower_field(uint32_t at);
  void note_static(const Field& field, uint32_t at);
  bool is_counting(uint32_t at) const;
  void lower_call(uint32_t at);
  void lower_return(uint8_t opcode);
  void lower_new_arrays(uint32_t at);
  Symbol class_constant(uint32_t at) const;
  void lower_dynamic(const DynamicConstant& constant);

  core::ModuleBuilder& module_;
  ClassTable& classes_;
  const Method& method_;
  const CodeAttribute& code_;
  std::span<const uint8_t> bytes_;
  core::FunctionBuilder function_;
  Emitter emit_;
  MethodFlow flow_;
  StaticFields* statics_;
  uint16_t file_;
  std::vector<Operand> locals_;
  std::vector<Slot> stack_;
  std::unordered_map<uint32_t, Entry> entries_;
  std::vector<uint32_t> pending_;
  std::map<std::vector<const ExceptionHandler*>, core::BlockId> dispatchers_;
};

// Where the class came from, as the user would find it.
std::string source_path(const JavaClass& of);

} // namespace assay::java
