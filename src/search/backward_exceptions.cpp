// Exceptions on a backward path: a handler is arrived at from every instruction that may have raised; a call that
// raised is entered through what raises in it.

#include <algorithm>

#include "search/backward.h"

namespace assay::search {

using core::Instruction;
using core::Opcode;
using core::Operand;

namespace {

bool is_call(Opcode opcode) {
  return opcode == Opcode::Call || opcode == Opcode::CallIndirect || opcode == Opcode::CallSpread ||
         opcode == Opcode::CallVirtual || core::is_tail_call(opcode);
}

} // namespace

void BackwardSearch::arrive_by_exception(const BackwardPath& path, const Arrival& arrival, Paths& next) {
  BackwardPath here = path;
  BackwardFrame& frame = here.frame();
  const core::Block& target = frame.code();
  std::optional<PartId> required = take_result(here, target.parameters[0]);
  PartId exception = required ? *required : here.values.add();
  if (!take_edge(here, *arrival.edge, target, 1)) return;
  go_to_block(frame, arrival.from);
  if (arrival.is_back) {
    uint32_t& rounds = frame.rounds[{arrival.from, path.frames.back().block}];
    if (++rounds > options_.rounds) is_cut_ = true;
    if (rounds > options_.rounds) return;
  }
  raise_in_block(here, exception, next);
}

// From every instruction of the block that may have raised.
void BackwardSearch::raise_in_block(const BackwardPath& path, PartId exception, Paths& next) {
  size_t count = path.frames.back().code().instructions.size();
  for (uint32_t i = 0; i < count; ++i) {
    BackwardPath at = path;
    at.frame().index = i;
    raise_at(at, exception, next);
  }
}

void BackwardSearch::raise_at(BackwardPath& path, PartId exception, Paths& next) {
  BackwardFrame& frame = path.frame();
  const Instruction& code = frame.code().instructions[frame.index];
  auto go_on = [&](bool is_possible) {
    if (is_possible) next.push_back(std::move(path));
  };
  switch (code.opcode) {
    case Opcode::Make:
    case Opcode::Closure:
    case Opcode::Fill:
    case Opcode::Record:
    case Opcode::Clause:
    case Opcode::Jump:
    case Opcode::Switch:
    case Opcode::Return:
    case Opcode::Unreachable: return;
    case Opcode::Raise: return go_on(require(path, code.operands[0], exception));
    case Opcode::Branch: {
      PartId tested = part_of(path, code.operands[0]);
      bool can_be = path.values.not_symbol(tested, symbols::true_) && path.values.not_symbol(tested, symbols::false_);
      const Instruction* made_by = frame.index == 0 ? nullptr : &frame.code().instructions[frame.index - 1];
      bool is_primitive = made_by != nullptr && made_by->opcode == Opcode::Primitive &&
                          code.operands[0] == Operand::value(made_by->results[0]);
      return go_on(can_be && !is_primitive);
    }
    // By what it is that should be an object: faults change nothing.
    case Opcode::Load:
    case Opcode::Store:
    case Opcode::ArrayLength:
      return go_on(path.values.restrict_forms(part_of(path, code.operands[0]), every_form & ~forms_of(Form::Other)));
    case Opcode::ArrayLoad:
    case Opcode::ArrayStore: return raise_by_index(path, code, next);
    case Opcode::Primitive:
      return raise_in_primitive(path, *program_.primitive(code.symbol), code.operands, exception, next);
    case Opcode::Call:
    case Opcode::TailCall:
      if (const Primitive* primitive = program_.resolve(code.symbol).primitive) {
        return raise_in_primitive(path, *primitive, code.operands, exception, next);
      }
      break;
    case Opcode::Capture:
    case Opcode::Array:
    case Opcode::CallIndirect:
    case Opcode::CallSpread:
    case Opcode::CallVirtual:
    case Opcode::TailCallIndirect:
    case Opcode::TailCallSpread:
    case Opcode::TailCallVirtual: break;
  }
  if (is_call(code.opcode)) {
    frame.raised = exception;
  } else {
    path.skipped.insert("how an exception comes about");
    forget_memory(path, "what raises");
  }
  next.push_back(std::move(path));
}

// It is no array, or the index is beyond it.
void BackwardSearch::raise_by_index(BackwardPath& path, const Instruction& code, Paths& next) {
  PartId array = part_of(path, code.operands[0]);
  PartId index = part_of(path, code.operands[1]);
  BackwardPath other = path;
  if (other.values.restrict_forms(array, every_form & ~forms_of(Form::Other))) next.push_back(std::move(other));
  PartialValues& values = path.values;
  if (!values.restrict_forms(array, forms_of(Form::Other))) return;
  if (!values.restrict_forms(index, forms_of(Form::Integer))) return;
  TermTable& terms = values.terms();
  TermId at = values.number(index);
  TermId is_below = terms.make(Operator::Less, {at, terms.integer(0)});
  TermId is_beyond = terms.make(Operator::LessOrEqual, {values.number(values.length(array)), at});
  if (values.assume(terms.make(Operator::Or, {is_below, is_beyond}))) next.push_back(std::move(path));
}

// The call that the path stands at has raised: in one of the functions that it may be of, where nothing handles it, or
// by a fault of its own.
void BackwardSearch::enter_raising(BackwardPath& path, Paths& next) {
  PartId exception = *path.frame().raised;
  path.frame().raised.reset();
  const Instruction& code = path.frame().code().instructions[path.frame().index];
  auto candidates = callees(path, code);
  LibraryBoundary* boundary = program_.library_boundary();
  auto can_be_entered = [&](const core::Function* each) {
    return may_enter(path, *each) && (boundary == nullptr || !boundary->is_library(*each));
  };
  if (!candidates || !std::ranges::all_of(*candidates, can_be_entered)) {
    pass_over_call(path, "how an exception comes about");
    next.push_back(std::move(path));
    return;
  }
  bool is_direct = code.opcode == Opcode::Call || code.opcode == Opcode::TailCall;
  if (!is_direct) {
    BackwardPath fault = path;
    fault.skipped.insert("how an exception comes about");
    next.push_back(std::move(fault));
  }
  for (const core::Function* callee : *candidates) {
    BackwardFrame frame{callee, 0, 0, {}, {}, {}, {}, {}, {}};
    pass_arguments(path, code, *callee, frame);
    for (core::BlockId id = 0; id < callee->blocks.size(); ++id) {
      if (callee->blocks[id].handler != nullptr) continue;
      BackwardPath inside = path;
      frame.block = id;
      inside.frames.push_back(frame);
      raise_in_block(inside, exception, next);
    }
  }
}

} // namespace assay::search
