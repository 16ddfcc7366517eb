#pragma once
// The two halves of lowering: a ModuleLowering knows what names of the module mean (lower.cpp), a FunctionLowering
// turns the body of one function into blocks (lower_function.cpp). Faults are thrown and become diagnostics at the
// edge.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/builder.h"
#include "toy/lower.h"

namespace assay::toy {

using core::BlockId;
using core::FunctionBuilder;
using core::ModuleBuilder;
using core::Opcode;
using core::Operand;
using core::Place;
using Operands = std::vector<Operand>;
using Items = std::span<const Sexpr>;

struct LoweringFault {
  size_t offset;
  std::string message;
};

// Where a name is in a list of names.
std::optional<uint32_t> index_of(const std::vector<std::string>& names, std::string_view name);

class ModuleLowering;

class FunctionLowering {
 public:
  using Scope = std::map<std::string, Operand, std::less<>>;

  FunctionLowering(ModuleLowering& module, std::string name, const std::vector<std::string>& captures,
                   Items parameters);

  void lower_body(const Sexpr& body) {
    function_.add_clause({place(body), 0, false});
    function_.clause(0, place(body));
    lower_tail(body);
  }
  void bind(std::string_view name, Operand value) { scope_[std::string(name)] = value; }
  const core::Function* finish() { return function_.finish(); }
  FunctionBuilder& builder() { return function_; }
  Operand lower(const Sexpr& expression);

 private:
  void lower_tail(const Sexpr& expression);
  Operand lower_name(const Sexpr& name);
  Operand lower_list(const Sexpr& list);
  Operand lower_let(Items items);
  Operand lower_letrec(Items items);
  Operand lower_lambda(const Sexpr& lambda, const std::vector<std::string>& unset);
  Operand lower_if(const Sexpr& expression);
  Operand lower_match_list(const Sexpr& expression);
  Operand lower_try(const Sexpr& expression);
  struct Call {
    Opcode opcode;
    Opcode tail_opcode;
    Operands operands;
    Symbol symbol;
  };
  Call lower_operands(const Sexpr& call);
  Operands lower_call(const Sexpr& expression, uint32_t result_count);
  Operand lower_globals(std::string_view which, uint32_t index, Place place);
  Operands lower_all(Items items);
  Operand one(Opcode opcode, Operands operands, Place place, Symbol symbol = {}, uint32_t index = 0) {
    return function_.append(opcode, std::move(operands), 1, place, next_site(), symbol, index)[0];
  }
  std::vector<std::string> captured_by(const Sexpr& lambda) const;
  // Goes on in a new block that gets the values of several ways.
  Operand join(BlockId block) {
    function_.start_block(block);
    return function_.block_parameter(block, 0);
  }
  Place place(const Sexpr& expression) const;
  core::SiteId next_site();

  ModuleLowering& module_;
  std::string name_;
  FunctionBuilder function_;
  Scope scope_;
  std::vector<std::string> captures_;
  uint32_t sites_ = 0;
};

class ModuleLowering {
 public:
  ModuleLowering(const Sexpr& module, std::string_view text, std::string_view file, Role of, const Interface* used);

  Lowered lower(Items forms);
  // Line and column of an offset in the text.
  Place place_at(size_t offset);

  ModuleBuilder builder;
  Interface interface;
  std::map<std::string, std::vector<std::string>, std::less<>> fields; // by class, inherited ones first
  uint32_t lambdas = 0;
  const Role role;
  const Interface* const library;

 private:
  void declare(const Sexpr& form);
  Symbol lower_function(std::string_view name, Items parameters, const Sexpr& body);
  void lower_class(Items items);

  std::string_view text_;
  size_t last_offset_ = 0;
  Place last_place_ = {1, 1, 0};
};

} // namespace assay::toy
