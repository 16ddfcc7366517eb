// Calls on a backward path: entered through their returns where their results matter, else passed over.

#include <fmt/core.h>

#include <algorithm>

#include "search/backward.h"

namespace assay::search {

using core::Function;
using core::Instruction;
using core::Opcode;

void BackwardSearch::cross_call(BackwardPath& path, const Instruction& code, const Results& results, Paths& next) {
  if (code.opcode == Opcode::Call || code.opcode == Opcode::TailCall) {
    if (const Primitive* primitive = program_.resolve(code.symbol).primitive) {
      return cross_primitive(path, *primitive, code.operands, results.empty() ? std::nullopt : results[0], next);
    }
  }
  bool matters = std::ranges::any_of(results, [](const auto& result) { return result.has_value(); });
  if (!matters && !path.requires_memory()) {
    next.push_back(std::move(path));
    return;
  }
  auto candidates = callees(path, code);
  if (candidates && candidates->size() == 1) evaluate_recursion(path, code, *candidates->front(), results, next);
  bool can_be_entered =
      candidates && std::ranges::all_of(*candidates, [&](const Function* each) { return may_enter(path, *each); });
  if (!can_be_entered) {
    pass_over_call(path, "a call that goes deeper, or whose function is not known");
    next.push_back(std::move(path));
    return;
  }
  for (const Function* callee : *candidates) enter(path, code, *callee, results, next);
}

// What is known of the arguments is known inside as well: which object is stored to, where a call of a function goes.
void BackwardSearch::pass_arguments(BackwardPath& path, const Instruction& code, const Function& callee,
                                    BackwardFrame& frame) {
  bool is_indirect = code.opcode == Opcode::CallIndirect || code.opcode == Opcode::TailCallIndirect;
  if (code.opcode == Opcode::CallSpread || code.opcode == Opcode::TailCallSpread) return;
  size_t first = is_indirect ? 1 : 0;
  for (size_t i = 0; i < callee.parameters.size() && first + i < code.operands.size(); ++i) {
    core::Operand operand = code.operands[first + i];
    if (!operand.is_literal() && path.frame().values.contains(operand.index())) {
      frame.values.emplace(callee.parameters[i], path.frame().values.at(operand.index()));
    } else if (const Function* function = known_.function_of(*path.frame().function, operand)) {
      PartId part = part_of(path, operand);
      if (path.values.be_closure(part, *function)) frame.values.emplace(callee.parameters[i], part);
    }
  }
}

void BackwardSearch::pass_over_call(BackwardPath& path, const std::string& what) {
  path.skipped.insert(what);
  forget_memory(path, what);
}

// Nothing: it may be a function that is not of the program.
std::optional<std::vector<const Function*>> BackwardSearch::callees(BackwardPath& path, const Instruction& code) {
  auto only = [](const Function* function) { return std::vector<const Function*>{function}; };
  switch (code.opcode) {
    case Opcode::Call:
    case Opcode::TailCall: {
      const Function* function = program_.resolve(code.symbol).function;
      return function == nullptr ? std::nullopt : std::optional(only(function));
    }
    case Opcode::CallIndirect:
    case Opcode::TailCallIndirect: {
      const Function* function = known_.function_of(*path.frame().function, code.operands[0]);
      if (function == nullptr) function = path.values[part_of(path, code.operands[0])].function;
      bool fits = function != nullptr && function->arity() == code.operands.size() - 1;
      return fits ? std::optional(only(function)) : std::nullopt;
    }
    case Opcode::CallVirtual:
    case Opcode::TailCallVirtual: {
      std::vector<const Function*> methods = graph_.methods(code.symbol);
      return methods.empty() || !graph_.knows_methods(code.symbol) ? std::nullopt : std::optional(methods);
    }
    default: return {}; // of a list of arguments, or no call
  }
}

bool BackwardSearch::may_enter(const BackwardPath& path, const Function& function) const {
  if (path.frames.size() >= options_.frames) return false;
  LibraryBoundary* boundary = program_.library_boundary();
  auto is_library = [&](const BackwardFrame& frame) { return boundary->is_library(*frame.function); };
  bool is_deep = boundary != nullptr && boundary->is_library(function) &&
                 std::ranges::count_if(path.frames, is_library) >= static_cast<int64_t>(options_.library_frames);
  if (is_deep) return false;
  auto is_it = [&](const BackwardFrame& frame) { return frame.function == &function; };
  return std::ranges::count_if(path.frames, is_it) <= static_cast<int64_t>(options_.rounds);
}

void BackwardSearch::enter(BackwardPath& path, const Instruction& code, const Function& callee, const Results& results,
                           Paths& next) {
  BackwardFrame frame{&callee, 0, 0, {}, {}, {}, {}, {}, {}};
  pass_arguments(path, code, callee, frame);
  for (core::BlockId id : facts(callee).returning()) {
    BackwardPath inside = path;
    const core::Block& block = callee.blocks[id];
    frame.block = id;
    frame.index = static_cast<uint32_t>(block.instructions.size() - 1);
    inside.frames.push_back(frame);
    const Instruction& last = block.terminator();
    if (core::is_tail_call(last.opcode)) {
      inside.frame().returned = results;
      next.push_back(std::move(inside));
      continue;
    }
    bool is_possible = true;
    for (size_t i = 0; i < results.size() && i < last.operands.size() && is_possible; ++i) {
      if (results[i]) is_possible = require(inside, last.operands[i], *results[i]);
    }
    if (is_possible) next.push_back(std::move(inside));
  }
}

} // namespace assay::search
