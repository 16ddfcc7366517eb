#pragma once
// Lowering of one function of Lambda: a walk over its body that appends to a core::FunctionBuilder. Start with
// lower_into (lower_expression.cpp).
//
// An expression is lowered towards a Target: where its value goes. After something that never returns, the walk goes on
// in a block that nothing leads to, and the builder drops it.
//
// What always holds: Target::Return only occurs where no handler is in force, so whatever goes there may be a tail
// call. A variable that is assigned is a box, a record with one field; all others are values.

#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/diagnostic.h"
#include "core/builder.h"
#include "lang/ocaml/load/lambda.h"
#include "machine/primitive.h"

namespace assay::ocaml {

struct Target {
  enum class Kind : uint8_t {
    Return,    // of the function
    Join,      // `block`, which takes the value
    Effect,    // `block`, which takes nothing
    Condition, // `if_true` for anything but 0, or `if_false`
  } kind = Kind::Return;
  core::BlockId block = 0;
  core::BlockId if_true = 0;
  core::BlockId if_false = 0;

  static Target to_return() { return {}; }
  static Target join(core::BlockId block) { return {Kind::Join, block, 0, 0}; }
  static Target effect(core::BlockId block) { return {Kind::Effect, block, 0, 0}; }
  static Target condition(core::BlockId if_true, core::BlockId if_false) {
    return {Kind::Condition, 0, if_true, if_false};
  }
};

// What lowering needs besides the function.
struct LoweringContext {
  core::ModuleBuilder& module;
  const Unit& unit;
  const PrimitiveRegistry& registry;
  Diagnostics& errors;
};

class FunctionLowering {
 public:
  using Operand = core::Operand;
  using Operands = core::FunctionBuilder::Operands;

  FunctionLowering(LoweringContext& context, const Function& function);
  const core::Function* lower();

 private:
  // lower_expression.cpp
  void pass_on_text(const Variable& taker);
  void lower_into(const Node& node, const Target& target);
  Operand lower_value(const Node& node);
  void lower_effect(const Node& node);
  Operands lower_all(std::span<Node* const> nodes);
  const Node& lower_first_part(const Node& node);
  void lower_let(const Node& node);
  void lower_letrec(const Node& node);
  Operand new_box(Operand value);
  void deliver(Operand value, const Node& node, const Target& target);
  Operand value_of(const Variable& variable);
  Operand closure_of(const Function& function);
  bool keeps_caller(const Node& apply) const;
  void lower_apply(const Node& node, const Target& target);
  Operand apply(Operand callee, Operands arguments, core::Place place);
  Operand truth_as_integer(const Node& node);

  // lower_control.cpp
  void lower_condition(const Node& node, core::BlockId if_true, core::BlockId if_false);
  void lower_if(const Node& node, const Target& target);
  void lower_switch(const Node& node, const Target& target);
  void lower_integer_cases(Operand value, const Node& node, core::BlockId otherwise,
                           const std::vector<core::BlockId>& bodies);
  void lower_block_cases(Operand value, const Node& node, core::BlockId otherwise,
                         const std::vector<core::BlockId>& bodies);
  void switch_or_jump(Operand value, std::vector<core::FunctionBuilder::ArmSpec> arms, uint32_t possible,
                      core::BlockId otherwise);
  void lower_string_switch(const Node& node, const Target& target);
  void lower_catch(const Node& node, const Target& target);
  void lower_static_raise(const Node& node);
  void lower_try(const Node& node, const Target& target);
  void lower_while(const Node& node);
  void lower_for(const Node& node);

  // lower_primitive.cpp
  Operand lower_primitive(const Node& node);
  Operand make_block(const Node& node);
  Operand send(const Node& node);
  void raise(const Node& node);
  Operand unsupported(const Node& node);

  Operand primitive(std::string_view name, const Operands& operands, core::Place place);
  Operand integer(int64_t number) { return context_.module.integer(number); }
  Operand symbol(Symbol symbol) { return context_.module.literal(Value::symbol(symbol)); }
  core::SiteId site(std::string_view kind);
  void start_dead_block() { builder_.start_block(builder_.new_block()); }
  // The last known place at or before what is being lowered.
  core::Place place_of(const Node& node) { return node.place.line != 0 ? node.place : place_; }

  LoweringContext& context_;
  const Function& function_;
  core::FunctionBuilder builder_;
  std::unordered_map<const Variable*, Operand> values_;
  std::unordered_map<const Variable*, uint32_t> captures_;
  std::unordered_map<uint32_t, core::BlockId> labels_;
  core::Place place_;
  uint32_t sites_ = 0;
};

// The primitive that does what a function of the standard library does; nothing: its body is lowered. These functions
// would look at the size of text that they only pass on.
std::string_view primitive_for_function(Symbol unit, const Function& function);
// Of the function in Printf.ksprintf that gets what was accumulated: the variable for whom the text is; else null.
const Variable* taker_of_text(Symbol unit, const Function& function);
// Whether the primitive answers with a boolean of the machine (and not with OCaml's 0 or 1).
bool is_condition(const Node& primitive);
// The name of a comparison in Core: ("intcomp", "lt") is ocaml.less.
std::string_view comparison_name(const Node& primitive);
// Of `compare a b = 0`, the call of compare; else null.
const Node* compared_for_equality(const Node& primitive);

} // namespace assay::ocaml
