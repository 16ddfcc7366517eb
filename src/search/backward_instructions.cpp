// Instructions of a backward path, one by one: from what is required of results to what is required of operands.

#include "search/backward.h"

namespace assay::search {

using core::Instruction;
using core::Opcode;
using core::Operand;

void BackwardSearch::cross(BackwardPath& path, const Instruction& code, Paths& next) {
  PartialValues& values = path.values;
  auto go_on = [&](bool is_possible) {
    if (is_possible) next.push_back(std::move(path));
  };
  std::optional<PartId> result;
  if (code.results.size() == 1) result = take_result(path, code.results[0]);
  switch (code.opcode) {
    case Opcode::Make: {
      if (!result) return go_on(true);
      std::vector<PartId> parts;
      for (Operand operand : code.operands) parts.push_back(part_of(path, operand));
      bool is_cons = code.constructor.type == core::Constructor::Type::Cons;
      return go_on(is_cons ? values.be_cons(*result, parts[0], parts[1]) : values.be_tuple(*result, parts));
    }
    case Opcode::Closure: return go_on(!result || cross_closure(path, code, *result));
    case Opcode::Fill:
      if (auto closure = path.frame().values.find(code.operands[0].index());
          !code.operands[0].is_literal() && closure != path.frame().values.end()) {
        path.fills.push_back({closure->second, code.index, part_of(path, code.operands[1])});
      }
      return go_on(true);
    case Opcode::Capture: {
      if (!result) return go_on(true);
      if (auto known = known_.value(*path.frame().function, Operand::value(code.results[0]))) {
        return go_on(values.be_value(*result, *known));
      }
      auto [captured, is_new] = path.frame().captures.try_emplace(code.index, *result);
      return go_on(is_new || values.unify(captured->second, *result));
    }
    case Opcode::Record: return go_on(!result || allocate(path, code, *result));
    case Opcode::Load: {
      if (!result) return go_on(true);
      PartId object = part_of(path, code.operands[0]);
      path.fields.push_back({object, code.index, *result});
      return go_on(values.restrict_forms(object, forms_of(Form::Other)));
    }
    case Opcode::Store: {
      PartId object = part_of(path, code.operands[0]);
      return store_field(path, object, code.index, code.operands[1], next);
    }
    case Opcode::Array:
      return go_on(!result || allocate_array(path, *result, code.operands[0], nullptr, code.operands[1]));
    case Opcode::ArrayLength: return go_on(!result || load_length(path, code.operands[0], *result));
    case Opcode::ArrayLoad: return go_on(!result || load_element(path, code, *result));
    case Opcode::ArrayStore: return store_element(path, code, next);
    case Opcode::Clause: return go_on(true);
    case Opcode::Primitive: return cross_primitive(path, *program_.primitive(code.symbol), code.operands, result, next);
    case Opcode::Call:
    case Opcode::CallIndirect:
    case Opcode::CallSpread:
    case Opcode::CallVirtual:
    case Opcode::TailCall:
    case Opcode::TailCallIndirect:
    case Opcode::TailCallSpread:
    case Opcode::TailCallVirtual: break;
    // The end of a block is crossed where the path arrives at it (backward.cpp).
    case Opcode::Jump:
    case Opcode::Branch:
    case Opcode::Switch:
    case Opcode::Return:
    case Opcode::Raise:
    case Opcode::Unreachable: break;
  }
  Results results;
  if (code.results.size() == 1) {
    results.push_back(result);
  } else {
    for (core::ValueId value : code.results) results.push_back(take_result(path, value));
  }
  cross_call(path, code, results, next);
}

bool BackwardSearch::cross_closure(BackwardPath& path, const Instruction& code, PartId made) {
  const core::Function* function = path.frame().function->module->find(code.symbol);
  if (function == nullptr || !path.values.be_closure(made, *function)) return false;
  const std::vector<std::optional<PartId>> captures = path.values[made].captures;
  for (uint32_t i = 0; i < code.operands.size() && i < captures.size(); ++i) {
    if (!captures[i]) continue;
    Operand operand = code.operands[i];
    bool is_filled = operand.is_literal() && literal(path, operand).is(Kind::Unset);
    if (!is_filled) {
      if (!require(path, operand, *captures[i])) return false;
      continue;
    }
    for (const FilledCapture& fill : std::vector(path.fills)) {
      bool is_it = fill.index == i && path.values.root(fill.closure) == path.values.root(made);
      if (is_it && !path.values.unify(fill.value, *captures[i])) return false;
    }
  }
  return true;
}

} // namespace assay::search
