#include "lang/java/load/check_stack.h"

#include <fmt/core.h>

#include <array>
#include <optional>
#include <string>

#include "lang/java/load/descriptor.h"
#include "lang/java/load/instructions.h"

namespace assay::java {
namespace {

// All stacks of a method, as a tree: a stack is what lies on top of another one. So equal stacks are one node, and
// remembering the stack at each instruction costs a number each.
class Stacks {
 public:
  static constexpr uint32_t empty = 0;

  uint32_t push(uint32_t stack, char kind) {
    size_t child = kinds.find(kind);
    if (nodes_[stack].children[child] == 0) {
      uint32_t slots = nodes_[stack].slots + slots_of(kind);
      nodes_[stack].children[child] = static_cast<uint32_t>(nodes_.size());
      nodes_.push_back({stack, slots, kind, {}});
    }
    return nodes_[stack].children[child];
  }
  uint32_t below(uint32_t stack) const { return nodes_[stack].below; }
  // 0 for the empty stack.
  char top(uint32_t stack) const { return nodes_[stack].kind; }
  uint32_t slots(uint32_t stack) const { return nodes_[stack].slots; }

 private:
  static constexpr std::string_view kinds = "IJFDA";
  struct Node {
    uint32_t below = 0;
    uint32_t slots = 0;
    char kind = 0;
    std::array<uint32_t, kinds.size()> children{}; // 0: not made yet
  };
  std::vector<Node> nodes_ = std::vector<Node>(1);
};

std::string_view words_of(char kind) {
  switch (kind) {
    case 'I': return "an int";
    case 'J': return "a long";
    case 'F': return "a float";
    case 'D': return "a double";
    case 'A': return "a reference";
    default: return "nothing";
  }
}

class StackChecker {
 public:
  explicit StackChecker(CodeContext& context)
      : context_(context), code_(context.code.bytes), stack_at_(code_.size(), unreached) {}

  void check() {
    flow_to(0, Stacks::empty);
    for (const ExceptionHandler& handler : context_.code.handlers) {
      at_ = handler.handler;
      stack_ = Stacks::empty;
      push('A');
      flow_to(at_, stack_);
    }
    while (!waiting_.empty() && !context_.errors.any()) {
      at_ = waiting_.back();
      waiting_.pop_back();
      step();
    }
  }

 private:
  static constexpr uint32_t unreached = UINT32_MAX;

  void step();
  void apply(uint8_t opcode);
  void apply_by_operands(uint8_t opcode);
  void access_field(uint8_t opcode);
  void call(uint8_t opcode);
  void load_constant(uint16_t index);
  void duplicate(uint32_t slots, uint32_t over);
  void check_return(uint8_t opcode);
  void flow_to(uint32_t target, uint32_t stack);

  void push(char kind);
  void push_all(std::string_view kinds) {
    for (char kind : kinds) push(kind);
  }
  void pop(char kind);
  void pop_all(std::string_view kinds) {
    for (size_t i = kinds.size(); i > 0; --i) pop(kinds[i - 1]);
  }
  // So many slots, whatever is there, but no half of a value. The topmost is the last.
  std::string take(uint32_t slots);

  const Constant& constant() const { return context_.file.constants[read_u2(code_, at_ + 1)]; }
  void wrong(std::string_view message) {
    if (!context_.errors.any())
      context_.errors.malformed_at(at_, fmt::format("{} {}", instruction_info(code_[at_]).name, message));
  }

  CodeContext& context_;
  std::span<const uint8_t> code_;
  Stacks stacks_;
  std::vector<uint32_t> stack_at_; // by place
  std::vector<uint32_t> waiting_;
  uint32_t at_ = 0;
  uint32_t stack_ = Stacks::empty;
};

void StackChecker::push(char kind) {
  stack_ = stacks_.push(stack_, kind);
  if (stacks_.slots(stack_) > context_.code.max_stack)
    wrong(fmt::format("takes more of the stack than its {} slots", context_.code.max_stack));
}

void StackChecker::pop(char kind) {
  char top = stacks_.top(stack_);
  if (top != kind) return wrong(fmt::format("wants {} on the stack, where {} is", words_of(kind), words_of(top)));
  stack_ = stacks_.below(stack_);
}

std::string StackChecker::take(uint32_t slots) {
  std::string taken;
  while (slots > 0 && !context_.errors.any()) {
    char top = stacks_.top(stack_);
    uint32_t size = slots_of(top);
    if (top == 0 || size > slots) {
      wrong(fmt::format("wants {} slots on the stack, where {} is", slots, words_of(top)));
      break;
    }
    taken.insert(taken.begin(), top);
    slots -= size;
    stack_ = stacks_.below(stack_);
  }
  return taken;
}

void StackChecker::flow_to(uint32_t target, uint32_t stack) {
  if (stack_at_[target] == unreached) {
    stack_at_[target] = stack;
    waiting_.push_back(target);
  } else if (stack_at_[target] != stack) {
    wrong(fmt::format("leads to {} with another stack than another way there", target));
  }
}

void StackChecker::step() {
  uint8_t opcode = code_[at_];
  stack_ = stack_at_[at_];
  apply(opcode == opcode::wide ? code_[at_ + 1] : opcode);
  check_return(opcode);
  if (context_.errors.any()) return;
  for (uint32_t target : jump_targets(code_, at_)) flow_to(target, stack_);
  if (!ends_flow(opcode)) flow_to(at_ + instruction_length(code_, at_), stack_);
}

void StackChecker::apply(uint8_t opcode) {
  const InstructionInfo& info = instruction_info(opcode);
  if (info.pops == "?") return apply_by_operands(opcode);
  pop_all(info.pops);
  push_all(info.pushes);
}

void StackChecker::apply_by_operands(uint8_t opcode) {
  if (Duplication copied = duplication(opcode); copied.slots != 0) return duplicate(copied.slots, copied.over);
  switch (opcode) {
    case opcode::ldc: return load_constant(code_[at_ + 1]);
    case opcode::ldc_w:
    case opcode::ldc2_w: return load_constant(read_u2(code_, at_ + 1));
    case opcode::pop: take(1); return;
    case opcode::pop2: take(2); return;
    case opcode::swap: {
      std::string top = take(1);
      std::string under = take(1);
      push_all(top);
      push_all(under);
      return;
    }
    case opcode::multianewarray:
      for (uint32_t i = 0; i < code_[at_ + 3]; ++i) pop('I');
      return push('A');
    case opcode::getstatic:
    case opcode::putstatic:
    case opcode::getfield:
    case opcode::putfield: return access_field(opcode);
    default: return call(opcode);
  }
}

void StackChecker::duplicate(uint32_t slots, uint32_t over) {
  std::string top = take(slots);
  std::string under = take(over);
  push_all(top);
  push_all(under);
  push_all(top);
}

void StackChecker::load_constant(uint16_t index) {
  const Constant& constant = context_.file.constants[index];
  if (std::holds_alternative<int32_t>(constant)) return push('I');
  if (std::holds_alternative<float>(constant)) return push('F');
  if (std::holds_alternative<int64_t>(constant)) return push('J');
  if (std::holds_alternative<double>(constant)) return push('D');
  const auto* dynamic = std::get_if<DynamicConstant>(&constant);
  push(dynamic == nullptr ? 'A' : kind_of(dynamic->descriptor.text()));
}

void StackChecker::access_field(uint8_t opcode) {
  char kind = kind_of(std::get<MemberReference>(constant()).descriptor.text());
  bool writes = opcode == opcode::putstatic || opcode == opcode::putfield;
  if (writes) pop(kind);
  if (opcode == opcode::getfield || opcode == opcode::putfield) pop('A');
  if (!writes) push(kind);
}

void StackChecker::call(uint8_t opcode) {
  const auto* dynamic = std::get_if<DynamicConstant>(&constant());
  Symbol descriptor = dynamic != nullptr ? dynamic->descriptor : std::get<MemberReference>(constant()).descriptor;
  const MethodKinds& kinds = context_.kinds.of(descriptor);
  pop_all(kinds.parameters);
  if (opcode != opcode::invokestatic && opcode != opcode::invokedynamic) pop('A');
  if (kinds.result != 'V') push(kinds.result);
}

void StackChecker::check_return(uint8_t opcode) {
  if (opcode < opcode::ireturn || opcode > opcode::return_) return;
  char result = context_.kinds.of(context_.method.descriptor).result;
  std::string_view pops = instruction_info(opcode).pops;
  if ((pops.empty() ? 'V' : pops[0]) != result) wrong(fmt::format("from a method that returns {}", words_of(result)));
}

} // namespace

void check_stack(CodeContext& context) { StackChecker(context).check(); }

} // namespace assay::java
