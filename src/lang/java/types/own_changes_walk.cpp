#include "lang/java/types/own_changes_walk.h"

#include <algorithm>

#include "lang/java/load/instructions.h"
#include "lang/java/types/library_names.h"

namespace assay::java {

OwnChangesWalk::OwnChangesWalk(OwnChanges& changes, const Method& method, const std::vector<Own>& arguments)
    : changes_(changes), method_(method), code_(method.info->code->bytes), locals_(method.info->code->max_locals),
      stack_at_(code_.size()) {
  size_t slot = 0;
  for (size_t i = 0; i < arguments.size() && slot < locals_.size(); ++i) {
    locals_[slot] = arguments[i];
    bool is_object = !method.is_static() && i == 0;
    slot += is_object ? 1 : slots_of(kind_of(method.descriptor.parameters[i - (method.is_static() ? 0 : 1)].text()));
  }
}

OwnChanges::Summary OwnChangesWalk::walk() {
  do {
    has_grown_ = false;
    std::ranges::fill(stack_at_, std::nullopt);
    stack_.clear();
    flow_to(0);
    for (const ExceptionHandler& handler : method_.info->code->handlers) {
      stack_ = {{'A', Own::No}};
      flow_to(handler.handler);
    }
    while (!waiting_.empty()) {
      uint32_t at = waiting_.back();
      waiting_.pop_back();
      step(at);
    }
  } while (has_grown_);
  return found_;
}

void OwnChangesWalk::flow_to(uint32_t target) {
  std::optional<Stack>& there = stack_at_[target];
  if (!there) {
    there = stack_;
    waiting_.push_back(target);
    return;
  }
  bool is_changed = false;
  for (size_t i = 0; i < there->size() && i < stack_.size(); ++i) {
    if (stack_[i].own <= (*there)[i].own) continue;
    (*there)[i].own = stack_[i].own;
    is_changed = true;
  }
  if (is_changed) waiting_.push_back(target);
}

void OwnChangesWalk::step(uint32_t at) {
  uint8_t opcode = code_[at];
  stack_ = *stack_at_[at];
  apply(opcode == opcode::wide ? code_[at + 1] : opcode, at);
  for (uint32_t target : jump_targets(code_, at)) flow_to(target);
  if (!ends_flow(opcode)) flow_to(at + instruction_length(code_, at));
}

OwnChangesWalk::Item OwnChangesWalk::pop() {
  Item top = stack_.back();
  stack_.pop_back();
  return top;
}

OwnChangesWalk::Stack OwnChangesWalk::take(uint32_t slots) {
  Stack taken;
  while (slots > 0 && !stack_.empty()) {
    taken.insert(taken.begin(), pop());
    slots -= std::min(slots, slots_of(taken.front().kind));
  }
  return taken;
}

void OwnChangesWalk::duplicate(uint32_t slots, uint32_t over) {
  Stack top = take(slots);
  Stack under = take(over);
  put(top);
  put(under);
  put(top);
}

void OwnChangesWalk::apply(uint8_t opcode, uint32_t at) {
  LocalAccess access = local_access(code_, at);
  if (access.kind == 'A' && access.writes) {
    Own own = pop().own;
    has_grown_ = has_grown_ || own > locals_[access.index];
    locals_[access.index] = std::max(locals_[access.index], own);
    return;
  }
  if (access.kind == 'A') return push('A', locals_[access.index]);
  if (opcode == opcode::checkcast) return cast(at);
  const InstructionInfo& info = instruction_info(opcode);
  if (info.pops == "?") return apply_by_operands(opcode, at);
  if (apply_to_own(opcode)) return;
  for (size_t i = 0; i < info.pops.size(); ++i) pop();
  for (char kind : info.pushes) push(kind);
}

// It stays where it is; of a number or a text nothing is changed any more.
void OwnChangesWalk::cast(uint32_t at) {
  const auto& to = std::get<ClassConstant>(method_.owner->file->constants[read_u2(code_, at + 1)]);
  if (is_immutable(to.name)) stack_.back().own = std::min(stack_.back().own, Own::No);
}

// Instructions that do something to an object, or hand it on.
bool OwnChangesWalk::apply_to_own(uint8_t opcode) {
  bool writes_element = opcode >= opcode::iastore && opcode <= opcode::sastore;
  if (writes_element) {
    pop();
    pop();
    Own array = pop().own;
    if (is_own(array) && array != Own::Copy) note(Effect::OnFields);
    return true;
  }
  if (opcode == opcode::aaload) {
    pop();
    Own array = pop().own;
    push('A', array == Own::Copy ? Own::Yes : array);
    return true;
  }
  if (opcode == opcode::areturn) found_.result = std::max(found_.result, stack_.back().own);
  return false;
}

void OwnChangesWalk::apply_by_operands(uint8_t opcode, uint32_t at) {
  if (Duplication copied = duplication(opcode); copied.slots != 0) return duplicate(copied.slots, copied.over);
  const std::vector<Constant>& constants = method_.owner->file->constants;
  switch (opcode) {
    case opcode::ldc:
    case opcode::ldc_w:
    case opcode::ldc2_w: {
      const Constant& constant = constants[opcode == opcode::ldc ? code_[at + 1] : read_u2(code_, at + 1)];
      const auto* dynamic = std::get_if<DynamicConstant>(&constant);
      bool is_long = std::holds_alternative<int64_t>(constant) || std::holds_alternative<double>(constant);
      return push(is_long ? 'J' : dynamic != nullptr ? kind_of(dynamic->descriptor.text()) : 'A');
    }
    case opcode::pop: take(1); return;
    case opcode::pop2: take(2); return;
    case opcode::swap: {
      Stack top = take(1);
      Stack under = take(1);
      put(top);
      return put(under);
    }
    case opcode::multianewarray: take(code_[at + 3]); return push('A');
    case opcode::getstatic:
    case opcode::putstatic:
    case opcode::getfield:
    case opcode::putfield: return access_field(opcode, std::get<MemberReference>(constants[read_u2(code_, at + 1)]));
    default: return call(opcode, constants[read_u2(code_, at + 1)]);
  }
}

void OwnChangesWalk::access_field(uint8_t opcode, const MemberReference& member) {
  char kind = kind_of(member.descriptor.text());
  if (opcode == opcode::getstatic) return push(kind);
  if (opcode == opcode::getfield) {
    Own own = pop().own;
    bool is_part = kind == 'A' && !is_immutable(class_of_type(member.descriptor));
    bool is_own_part = is_own(own) || (own == Own::No && changes_.is_hidden_field(member));
    return push(kind, !is_part ? Own::No : is_own_part ? Own::Yes : own);
  }
  pop();
  if (opcode == opcode::putstatic) return;
  Own own = pop().own;
  if (is_own(own) || (own == Own::No && changes_.is_hidden_field(member))) note(Effect::OnFields);
}

void OwnChangesWalk::call(uint8_t opcode, const Constant& constant) {
  const auto* dynamic = std::get_if<DynamicConstant>(&constant);
  const auto* member = std::get_if<MemberReference>(&constant);
  MethodKinds kinds = kinds_of_method((dynamic != nullptr ? dynamic->descriptor : member->descriptor).text());
  bool is_static = opcode == opcode::invokestatic || opcode == opcode::invokedynamic;
  std::vector<Own> arguments(kinds.parameters.size() + (is_static ? 0 : 1));
  for (size_t i = arguments.size(); i > 0; --i) arguments[i - 1] = pop().own;
  OwnChanges::Summary done;
  if (dynamic != nullptr) {
    if (!dynamic->is_constant) done = changes_.of_lambda(*method_.owner, *dynamic, arguments);
    if (done.effect >= Effect::OnParts) done.result = Own::Yes; // whoever has it can change the object
  } else if (member->name.text() == "<init>") {
    if (arguments[0] != Own::Self && changes_.is_hidden_constructor(*member)) note(Effect::OnFields);
    // An object made of parts hands them on. It is below, unless nobody wants it.
    bool has_parts = std::ranges::find(arguments.begin() + 1, arguments.end(), Own::Yes) != arguments.end();
    if (has_parts && !stack_.empty()) stack_.back().own = copies_in_constructor(member->owner) ? Own::Copy : Own::Yes;
  } else {
    done = changes_.of_call(*member, is_static, arguments);
  }
  note(done.effect);
  if (kinds.result != 'V') push(kinds.result, kinds.result == 'A' ? done.result : Own::No);
}

} // namespace assay::java
