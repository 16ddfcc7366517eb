#include "core/call_graph.h"

#include <algorithm>

#include "core/parts.h"

namespace assay::core {

CallGraph::CallGraph(const Module& module) : module_(module) {
  for (const Function* function : module.functions) add(*function);
}

void CallGraph::add_callee(Calls& calls, Symbol name, bool by_call) const {
  if (const Function* callee = module_.find(name)) {
    calls.inside.push_back(callee);
  } else if (by_call) {
    calls.outside.push_back(name);
  }
}

namespace {

bool is_indirect(Opcode opcode) {
  return opcode == Opcode::CallIndirect || opcode == Opcode::CallSpread || opcode == Opcode::TailCallIndirect ||
         opcode == Opcode::TailCallSpread;
}

} // namespace

void CallGraph::add(const Function& function) {
  size_t position = calls_.size();
  Calls& calls = calls_[&function];
  calls.position = position;
  std::set<ValueId> computed;
  std::set<ValueId> called;
  for (const Block& block : function.blocks) {
    for (const Instruction& instruction : block.instructions) {
      if (info(instruction.opcode).immediate == Immediate::Function) add_callee(calls, instruction.symbol, true);
      if (instruction.opcode == Opcode::Primitive) computed.insert(instruction.results[0]);
      if (is_indirect(instruction.opcode) && !instruction.operands[0].is_literal()) {
        called.insert(instruction.operands[0].index());
      }
      for (Operand operand : instruction.operands) {
        if (!operand.is_literal()) continue;
        holds(module_.literals[operand.index()], [&](Value part) {
          if (part.is(Kind::FunctionName)) add_callee(calls, part.as_symbol(), false);
          return false;
        });
      }
    }
  }
  calls.computed = std::ranges::any_of(called, [&](ValueId value) { return computed.contains(value); });
}

CallGraph::Functions CallGraph::reachable(const Function& from) const {
  Functions reached;
  std::vector<const Function*> pending = {&from};
  while (!pending.empty()) {
    const Function* function = pending.back();
    pending.pop_back();
    auto calls = calls_.find(function);
    if (calls == calls_.end() || !reached.insert(function).second) continue;
    pending.insert(pending.end(), calls->second.inside.begin(), calls->second.inside.end());
  }
  return reached;
}

std::unordered_set<Symbol> CallGraph::calls_outside(const Functions& functions) const {
  std::unordered_set<Symbol> names;
  for (const Function* function : functions) {
    auto calls = calls_.find(function);
    if (calls != calls_.end()) names.insert(calls->second.outside.begin(), calls->second.outside.end());
  }
  return names;
}

bool CallGraph::calls_computed(const Functions& functions) const {
  return std::ranges::any_of(functions, [this](const Function* function) {
    auto calls = calls_.find(function);
    return calls != calls_.end() && calls->second.computed;
  });
}

std::set<uint32_t> clauses_in_code(const Function& function) {
  std::set<uint32_t> clauses;
  for (const Block& block : function.blocks) {
    for (const Instruction& instruction : block.instructions) {
      if (instruction.opcode == Opcode::Clause) clauses.insert(instruction.index);
    }
  }
  return clauses;
}

} // namespace assay::core
