#pragma once
// Lowering of one function: a walk over its expression that appends to a core::FunctionBuilder. Start with lower_into
// (lower_expression.cpp).
//
// An expression is lowered towards a Target: where its value goes. In the middle of a computation lower_value and
// lower_values append to the current block and give back operands. After something that never returns, the walk goes on
// in a block that nothing leads to, and the builder drops it.
//
// What always holds: Target::Return only occurs where no handler is in force, so whatever goes there may be a tail
// call.

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/diagnostic.h"
#include "core/builder.h"
#include "lang/erlang/load/core_erlang.h"
#include "machine/primitive.h"

namespace assay::erlang {

// What lowering needs besides the function.
struct LoweringContext {
  core::ModuleBuilder& module;
  const PrimitiveRegistry& registry;
  Diagnostics& errors;
  std::unordered_set<Symbol> not_exported; // functions of the module
};

struct Target {
  enum class Kind : uint8_t {
    Return,    // of the function
    Join,      // `block`, with `count` parameters for the values
    Condition, // one of two blocks without parameters, or `otherwise`
  } kind = Kind::Return;
  uint32_t count = 1;
  core::BlockId block = 0;
  core::BlockId if_true = 0;
  core::BlockId if_false = 0;
  core::BlockId otherwise = 0; // neither true nor false: takes the value as its parameter
  bool has_otherwise = false;  // if not, it is if_false

  static Target to_return() { return {}; }
  static Target join(core::BlockId block, uint32_t count) {
    Target target;
    target.kind = Kind::Join;
    target.block = block;
    target.count = count;
    return target;
  }
  static Target condition(core::BlockId if_true, core::BlockId if_false) {
    Target target;
    target.kind = Kind::Condition;
    target.if_true = if_true;
    target.if_false = if_false;
    return target;
  }
};

class FunctionLowering {
 public:
  using Operand = core::Operand;
  using Operands = core::FunctionBuilder::Operands;

  FunctionLowering(LoweringContext& context, const Lambda& lambda);
  const core::Function* lower();

  // For the match compiler.
  core::FunctionBuilder& builder() { return builder_; }
  core::ModuleBuilder& module() { return context_.module; }
  core::SiteId site(std::string_view kind, const Node& node) const;
  void bind(const Variable* variable, Operand value);
  Operand value_of(const Variable* variable, const Node& where);
  Operand literal(Value value) { return context_.module.literal(value); }
  // Goes to if_true if the guard is true, to if_false if it is anything else or raises.
  void lower_guard(const Node& guard, core::BlockId if_true, core::BlockId if_false);

 private:
  // lower_expression.cpp
  void lower_into(const Node& node, const Target& target);
  Operand lower_value(const Node& node);
  Operands lower_values(const Node& node, uint32_t count);
  Operands lower_joined(const Node& node, uint32_t count);
  Operands lower_all(std::span<Node* const> nodes);
  const Node* lower_first_part(const Node& node);
  bool lower_condition_let(const Node& node, const Target& target);
  void deliver(const Node& node, const Operands& values, const Target& target);
  void lower_let(const Node& node);
  Operand lower_cons(const Node& node);
  Operand lower_map(const Node& node);
  Operand lower_binary(const Node& node);
  Operands wrong_count(const Node& node, Operands values, uint32_t wanted);
  void start_dead_block() { builder_.start_block(builder_.new_block()); }

  // lower_control.cpp
  void lower_case(const Node& node, const Node& argument, const Target& target);
  bool lower_boolean_case(const Node& node, const Node& argument, const Target& target);
  void lower_clause_body(const Node& clause, uint32_t index, const Target& target);
  uint32_t add_clause(const Node& clause);
  void lower_try(const Node& node, const Target& target);
  void bind_exception(const Node& node, std::span<Variable* const> variables, Operand exception);
  void lower_catch(const Node& node, const Target& target);
  void lower_letrec_functions(const Node& node);
  void lower_labels(const Node& node, const Target& target);
  // Makes the current block end in a jump to one with this handler, which is the default until the result is put back.
  core::FunctionBuilder::Handler enter_handler(core::BlockId handler, core::Place place);

  // lower_call.cpp
  void lower_call_into(const Node& node, const Target& target);
  Operands lower_call(const Node& node, uint32_t count, bool is_tail);
  Operands lower_apply(const Node& node, uint32_t count, bool is_tail);
  Operands lower_named_call(const Node& node, Symbol module, Symbol name, uint32_t count, bool is_tail);
  Operands lower_spread_call(const Node& node, uint32_t count, bool is_tail);
  Operands lower_primop(const Node& node, uint32_t count);
  Operands raising(std::string_view primitive, const Operands& operands, const Node& node, uint32_t count);
  Operands emit_indirect(const Node& node, Operand callee, Operands arguments, uint32_t count, bool is_tail);
  Operands one_result(const Node& node, Operand result, uint32_t count);
  Operand primitive(std::string_view name, const Operands& operands, const Node& node);
  Operand closure_of(const Lambda& lambda, const Node& where);

  // lower_condition.cpp
  void lower_condition(const Node& node, const Target& target);
  bool can_raise(const Node& node);
  bool is_boolean(const Node& node) const;
  bool is_test_for_true(const Node& node) const;
  bool can_wait(const Node& let);
  const Node& look_through(const Node& node) const;

  LoweringContext& context_;
  const Lambda& lambda_;
  core::FunctionBuilder builder_;
  std::vector<Operand> values_; // of variables, by id
  std::vector<bool> has_value_;
  std::vector<const Node*> waiting_;   // of variables: a condition that is lowered where it is used
  std::vector<uint8_t> waiting_depth_; // how many conditions that wait are inside each other; 0: none
  std::vector<bool> is_boolean_;       // variables known to be true or false
  std::unordered_map<const Lambda*, core::BlockId> labels_;
};

} // namespace assay::erlang
