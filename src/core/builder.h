#pragma once
// How front ends make Core. A ModuleBuilder interns literals and collects functions; a FunctionBuilder makes blocks and
// appends to the current one. Nothing is checked here: core/verifier.h does that, over the finished module.
//
//   FunctionBuilder function(module, Symbol("m:f/1"), Symbol("f"), 1);
//   function.start_block(function.entry());
//   Operand sum = function.primitive(Symbol("erlang:+/2"), {function.parameter(0), module.integer(1)}, place, site);
//   function.return_values({sum}, place);
//   module.add(function.finish());

#include <initializer_list>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/module.h"

namespace assay::core {

class ModuleBuilder {
 public:
  ModuleBuilder(Symbol name, Symbol language);

  uint16_t file(std::string_view path); // the index of a source file
  // Literals. `literal` interns immediates; objects must live in arena() (or longer).
  Operand literal(Value value);
  Operand integer(int64_t number) { return literal(Value::integer(number)); }
  Operand symbol(std::string_view text) { return literal(Value::symbol(Symbol(text))); }
  Value literal_value(Operand operand) const { return module_->literals[operand.index()]; }

  void add(const Function* function);
  void add_class(Symbol name, Symbol parent, const std::vector<Class::Method>& methods);

  Arena& arena() { return module_->arena; }
  Module& module() { return *module_; }
  std::unique_ptr<Module> finish() { return std::move(module_); }

 private:
  std::unique_ptr<Module> module_;
  struct ImmediateKey {
    uint64_t payload;
    uint64_t meta;
    bool operator==(const ImmediateKey&) const = default;
  };
  struct ImmediateHash {
    size_t operator()(const ImmediateKey& key) const;
  };
  std::unordered_map<ImmediateKey, uint32_t, ImmediateHash> immediates_;
};

class FunctionBuilder {
 public:
  FunctionBuilder(ModuleBuilder& module, Symbol name, Symbol plain_name, uint32_t arity, uint32_t capture_count = 0);

  Operand parameter(uint32_t index) const { return Operand::value(index); }
  BlockId entry() const { return 0; }
  void set_place(Place place) { place_ = place; }
  void set_exported(bool exported) { exported_ = exported; }
  uint32_t add_clause(Clause clause); // its index

  BlockId new_block(uint32_t parameter_count = 0);
  Operand block_parameter(BlockId block, uint32_t index) const;
  void start_block(BlockId block) { current_ = block; }
  BlockId current_block() const { return current_; }
  bool is_terminated(BlockId block) const;
  bool is_terminated() const { return is_terminated(current_); }
  // The handler of one block, whatever it was made with.
  void set_handler(BlockId block, std::optional<BlockId> handler, const std::vector<Operand>& arguments = {});
  // The handler that new_block gives from now on; returns the one before, to be put back.
  struct Handler {
    std::optional<BlockId> block;
    std::vector<Operand> arguments;
  };
  Handler set_default_handler(Handler handler);

  using Operands = std::vector<Operand>;
  Operand make_cons(Operand head, Operand tail, Place place);
  Operand make_tuple(const Operands& elements, Place place);
  Operand closure(Symbol function, const Operands& captures, Place place);
  void fill(Operand closure, uint32_t index, Operand value, Place place);
  Operand capture(uint32_t index, Place place);
  Operand primitive(Symbol name, const Operands& operands, Place place, SiteId site);
  Operands call(Symbol function, const Operands& arguments, uint32_t result_count, Place place, SiteId site);
  Operands call_indirect(Operand callee, Operands arguments, uint32_t result_count, Place place, SiteId site);
  Operands call_spread(Operand callee, Operand list, uint32_t result_count, Place place, SiteId site);
  void clause(uint32_t index, Place place);
  // Any instruction, for what has no short form above.
  Operands append(Opcode opcode, const Operands& operands, uint32_t result_count, Place place, SiteId site = 0,
                  Symbol symbol = {}, uint32_t index = 0);

  void jump(BlockId target, const Operands& arguments, Place place);
  void branch(Operand condition, BlockId then_block, BlockId else_block, Place place, SiteId site);
  void branch(Operand condition, BlockId then_block, const Operands& then_arguments, BlockId else_block,
              const Operands& else_arguments, Place place, SiteId site);
  struct ArmSpec {
    Arm::Test test = Arm::Test::Literal;
    Operand literal = {};         // Test::Literal
    Constructor constructor = {}; // Test::Constructor
    Kind kind = Kind::Unset;      // Test::Kind
    BlockId target = 0;
    Operands arguments = {};
  };
  void switch_on(Operand value, const std::vector<ArmSpec>& arms, BlockId otherwise, const Operands& arguments,
                 Place place, SiteId site);
  void return_values(const Operands& values, Place place);
  void tail_call(Symbol function, const Operands& arguments, Place place, SiteId site);
  void tail_call_indirect(Operand callee, Operands arguments, Place place, SiteId site);
  void tail_call_spread(Operand callee, Operand list, Place place, SiteId site);
  void raise(Operand exception, Place place, SiteId site);
  void unreachable(Place place);

  // Tidies up before the function is finished; see core/simplify.h.
  void simplify();

  // The finished function, in the module's arena. Blocks that can't be reached from the entry are left out, and the
  // rest renumbered in reverse postorder; values are numbered in the order of their definitions.
  const Function* finish();

 private:
  friend class Simplifier;
  struct BlockData {
    std::vector<ValueId> parameters;
    std::vector<Instruction> instructions;
    bool has_handler = false;
    Edge handler;
  };
  Edge edge(BlockId target, const Operands& arguments);
  Instruction& terminate(Opcode opcode, const Operands& operands, Place place, SiteId site);
  std::vector<BlockId> reverse_postorder() const;
  void renumber_values(const std::vector<BlockId>& order);

  ModuleBuilder& module_;
  Symbol name_;
  Symbol plain_name_;
  uint32_t arity_;
  uint32_t capture_count_;
  Place place_;
  bool exported_ = false;
  BlockId current_ = 0;
  uint32_t value_count_ = 0;
  Handler default_handler_;
  std::vector<BlockData> blocks_;
  std::vector<Clause> clauses_;
};

} // namespace assay::core
