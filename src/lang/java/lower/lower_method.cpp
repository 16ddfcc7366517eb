// Blocks, the stack, jumps and handlers. The instructions are in lower_instruction.cpp.

#include "lang/java/lower/lower_method.h"

#include <algorithm>
#include <set>

#include "lang/java/primitives/world.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

std::string source_path(const JavaClass& of) {
  if (of.file == nullptr || of.file->source_file.empty()) return of.path;
  std::string_view path = of.path;
  size_t folder = path.rfind('/');
  if (folder == std::string_view::npos || of.of_library) return of.file->source_file;
  return of.path.substr(0, folder + 1) + of.file->source_file;
}

namespace {

// With its descriptor where the class has several of the name.
Symbol name_for_people(const Method& method) {
  auto same =
      std::ranges::count(method.owner->methods, method.info->name, [](const Method& each) { return each.info->name; });
  return same > 1 ? method.selector : method.info->name;
}

} // namespace

MethodLowering::MethodLowering(core::ModuleBuilder& module, ClassTable& classes, const Method& method,
                               StaticFields* statics)
    : module_(module), classes_(classes), method_(method), code_(*method.info->code), bytes_(code_.bytes),
      function_(module, method.function, name_for_people(method), method.arity()),
      emit_(module, function_, method.function, classes, method.owner), flow_(flow_of(code_)), statics_(statics),
      file_(module.file(source_path(*method.owner))), locals_(code_.max_locals) {}

const core::Function* MethodLowering::lower() {
  function_.set_place({line_at(0), 0, file_});
  function_.set_exported(true); // who may call it, javac has seen to
  function_.start_block(function_.entry());
  emit_.at({line_at(0), 0, file_}, 0);
  if (statics_ != nullptr) {
    bool is_implied = method_.is(access::is_synthetic) || is_empty_constructor(method_);
    function_.clause(function_.add_clause({emit_.place(), emit_.site("clause"), is_implied}), emit_.place());
  }
  if (std::string_view why = taken_from_world(method_); !why.empty()) emit_.from_world(why, emit_.null());
  if (goes_through_table(method_)) emit_.primitive("java.goes_through_table", {});
  uint32_t local = 0;
  uint32_t parameter = 0;
  if (!method_.is_static()) locals_[local++] = function_.parameter(parameter++);
  for (Symbol type : method_.descriptor.parameters) {
    locals_[local] = function_.parameter(parameter++);
    local += is_wide(type) ? 2U : 1U;
  }
  go_to(0);
  while (!pending_.empty()) {
    uint32_t number = pending_.back();
    pending_.pop_back();
    lower_block(number);
  }
  function_.simplify();
  return function_.finish();
}

uint32_t MethodLowering::line_at(uint32_t at) const {
  auto after =
      std::ranges::upper_bound(code_.lines, at, {}, [](const LineNumber& line) { return uint32_t{line.start}; });
  return after == code_.lines.begin() ? 0 : std::prev(after)->line;
}

void MethodLowering::set_place(uint32_t at) { emit_.at({line_at(at), 0, file_}, at); }

void MethodLowering::lower_block(uint32_t number) {
  Entry& entry = entries_.at(number);
  if (entry.is_lowered) return;
  entry.is_lowered = true;
  const FlowBlock& block = flow_.blocks[number];
  function_.start_block(entry.block);
  locals_.assign(code_.max_locals, Operand());
  stack_.clear();
  uint32_t parameter = 0;
  for (uint16_t local : block.live) locals_[local] = function_.block_parameter(entry.block, parameter++);
  for (bool half : entry.halves) {
    Slot slot;
    if (half) {
      slot.what = Slot::What::Half;
    } else {
      slot.value = function_.block_parameter(entry.block, parameter++);
    }
    stack_.push_back(slot);
  }
  protect(number);
  for (uint32_t at = block.start; at < block.end; at += instruction_length(bytes_, at)) {
    set_place(at);
    if (!lower_instruction(at)) return;
  }
  go_to(block.end);
}

// ---- The stack

void MethodLowering::push(Operand value, Symbol type) {
  push(value);
  if (is_wide(type)) stack_.push_back({Slot::What::Half, {}, 0, {}});
}
void MethodLowering::push_wide(Operand value) {
  push(value);
  stack_.push_back({Slot::What::Half, {}, 0, {}});
}

core::Operand MethodLowering::pop() {
  Slot slot = stack_.back();
  stack_.pop_back();
  return value_of(slot);
}
core::Operand MethodLowering::pop_wide() {
  stack_.pop_back();
  return pop();
}

// A comparison that is no jump's after all is a number.
core::Operand MethodLowering::value_of(Slot& slot) {
  if (slot.what != Slot::What::Comparison) return slot.value;
  bool of_floats = slot.opcode != opcode::lcmp;
  bool greater = slot.opcode == opcode::fcmpg || slot.opcode == opcode::dcmpg;
  std::string_view name = !of_floats ? "java.lcmp" : greater ? "java.dcmpg" : "java.dcmpl";
  return emit_.primitive(name, {slot.value, slot.other});
}

MethodLowering::Operands MethodLowering::pop_arguments(const MethodDescriptor& descriptor, bool with_receiver) {
  Operands arguments(descriptor.parameters.size() + (with_receiver ? 1 : 0));
  size_t next = arguments.size();
  for (size_t i = descriptor.parameters.size(); i-- > 0;) arguments[--next] = pop(descriptor.parameters[i]);
  if (with_receiver) arguments[0] = pop();
  return arguments;
}

void MethodLowering::shuffle(uint8_t opcode) {
  // How many places are copied, and below how many they go.
  size_t copied = opcode >= opcode::dup2 ? 2 : 1;
  size_t below = opcode == opcode::dup_x1 || opcode == opcode::dup2_x1   ? 1
                 : opcode == opcode::dup_x2 || opcode == opcode::dup2_x2 ? 2
                                                                         : 0;
  for (Slot& slot : stack_) {
    if (slot.what == Slot::What::Comparison) slot = {Slot::What::Value, value_of(slot), 0, {}};
  }
  std::vector<Slot> top(stack_.end() - static_cast<ptrdiff_t>(copied), stack_.end());
  stack_.insert(stack_.end() - static_cast<ptrdiff_t>(copied + below), top.begin(), top.end());
}

// ---- Jumps

MethodLowering::Entry& MethodLowering::entry_of(uint32_t number) {
  auto [found, is_new] = entries_.try_emplace(number);
  Entry& entry = found->second;
  if (is_new) {
    uint32_t values = static_cast<uint32_t>(flow_.blocks[number].live.size());
    for (const Slot& slot : stack_) {
      entry.halves.push_back(slot.what == Slot::What::Half);
      if (slot.what != Slot::What::Half) ++values;
    }
    entry.block = function_.new_block(values);
    pending_.push_back(number);
  }
  return entry;
}

MethodLowering::Operands MethodLowering::arguments_for(uint32_t number) {
  Operands arguments;
  for (uint16_t local : flow_.blocks[number].live) arguments.push_back(locals_[local]);
  for (Slot& slot : stack_) {
    if (slot.what != Slot::What::Half) arguments.push_back(value_of(slot));
  }
  return arguments;
}

void MethodLowering::go_to(uint32_t target) {
  uint32_t number = flow_.starting.at(target);
  Operands arguments = arguments_for(number);
  function_.jump(entry_of(number).block, arguments, emit_.place());
}

// A block of its own for one way out of a condition.
core::BlockId MethodLowering::edge_to(uint32_t target, std::string_view what) {
  core::BlockId block = function_.new_block();
  core::BlockId before = function_.current_block();
  function_.start_block(block);
  if (statics_ != nullptr) {
    function_.clause(function_.add_clause({emit_.place(), emit_.site(what), method_.is(access::is_synthetic)}),
                     emit_.place());
  }
  go_to(target);
  function_.start_block(before);
  return block;
}

// The jump is taken if the condition is as wanted.
void MethodLowering::branch_on(Operand condition, bool wanted, uint32_t at) {
  uint32_t taken = jump_targets(bytes_, at)[0];
  uint32_t next = at + instruction_length(bytes_, at);
  core::BlockId jump = edge_to(taken, "jump");
  core::BlockId fall = edge_to(next, "fall");
  function_.branch(condition, wanted ? jump : fall, wanted ? fall : jump, emit_.place(), emit_.site("branch"));
}

void MethodLowering::lower_condition(uint32_t at) {
  static constexpr std::string_view names[] = {"java.ieq", "java.ine", "java.ilt", "java.ige", "java.igt", "java.ile"};
  uint8_t opcode = bytes_[at];
  if (opcode == opcode::ifnull || opcode == opcode::ifnonnull) {
    branch_on(emit_.primitive("java.is_null", {pop()}), opcode == opcode::ifnull, at);
    return;
  }
  if (opcode == opcode::if_acmpeq || opcode == opcode::if_acmpne) {
    Operand right = pop();
    Operand left = pop();
    if (statics_ != nullptr) emit_.primitive("java.compares", {left, right});
    branch_on(emit_.primitive("java.same", {left, right}), opcode == opcode::if_acmpeq, at);
    return;
  }
  if (opcode >= opcode::if_icmpeq) {
    Operand right = pop();
    Operand left = pop();
    branch_on(emit_.primitive(names[opcode - opcode::if_icmpeq], {left, right}), true, at);
    return;
  }
  Slot slot = stack_.back();
  stack_.pop_back();
  if (slot.what == Slot::What::Comparison) {
    lower_comparison(slot, opcode, at);
  } else {
    branch_on(emit_.primitive(names[opcode - opcode::ifeq], {slot.value, emit_.integer(0)}), true, at);
  }
}

// What is not a number is in no order: fcmpg says that it is greater, fcmpl that it is less.
void MethodLowering::lower_comparison(Slot comparison, uint8_t condition, uint32_t at) {
  auto ask = [&](std::string_view name, bool wanted) {
    branch_on(emit_.primitive(name, {comparison.value, comparison.other}), wanted, at);
  };
  if (comparison.opcode == opcode::lcmp) {
    static constexpr std::string_view names[] = {"java.ieq", "java.ine", "java.ilt",
                                                 "java.ige", "java.igt", "java.ile"};
    ask(names[condition - opcode::ifeq], true);
    return;
  }
  bool greater = comparison.opcode == opcode::fcmpg || comparison.opcode == opcode::dcmpg;
  switch (condition) {
    case opcode::ifeq: return ask("java.deq", true);
    case opcode::ifne: return ask("java.deq", false);
    case opcode::iflt: return greater ? ask("java.dlt", true) : ask("java.dge", false);
    case opcode::ifge: return greater ? ask("java.dlt", false) : ask("java.dge", true);
    case opcode::ifgt: return greater ? ask("java.dle", false) : ask("java.dgt", true);
    default: return greater ? ask("java.dle", true) : ask("java.dgt", false);
  }
}

void MethodLowering::lower_switch(uint32_t at) {
  SwitchTable table = switch_table(bytes_, at);
  Operand value = pop();
  std::vector<core::FunctionBuilder::ArmSpec> arms;
  for (const SwitchTable::Case& one : table.cases) {
    if (one.target == table.otherwise) continue;
    core::FunctionBuilder::ArmSpec arm;
    arm.literal = emit_.integer(one.key);
    arm.target = edge_to(one.target, "case");
    arms.push_back(arm);
  }
  core::BlockId otherwise = edge_to(table.otherwise, "default");
  function_.switch_on(value, arms, otherwise, {}, emit_.place(), emit_.site("switch"));
}

// ---- Handlers

void MethodLowering::protect(uint32_t number) {
  const FlowBlock& block = flow_.blocks[number];
  if (block.handlers.empty()) return;
  std::set<uint16_t> needed;
  for (const ExceptionHandler* handler : block.handlers) {
    const FlowBlock& target = flow_.at(handler->handler);
    needed.insert(target.live.begin(), target.live.end());
  }
  std::vector<uint16_t> live(needed.begin(), needed.end());
  core::BlockId from = function_.current_block();
  core::BlockId to = dispatcher(block.handlers, live);
  Operands arguments;
  for (uint16_t local : live) arguments.push_back(locals_[local]);
  function_.set_handler(from, to, arguments);
}

// The first handler whose class the exception is of.
core::BlockId MethodLowering::dispatcher(const std::vector<const ExceptionHandler*>& handlers,
                                         const std::vector<uint16_t>& live) {
  auto known = dispatchers_.find(handlers);
  if (known != dispatchers_.end()) return known->second;
  core::BlockId first = function_.new_block(static_cast<uint32_t>(live.size()) + 1);
  dispatchers_.emplace(handlers, first);
  core::BlockId before = function_.current_block();
  std::vector<Operand> locals = locals_;
  std::vector<Slot> stack = std::move(stack_);
  function_.start_block(first);
  Operand exception = function_.block_parameter(first, 0);
  stack_.clear();
  push(exception);
  for (size_t i = 0; i < live.size(); ++i) {
    locals_[live[i]] = function_.block_parameter(first, static_cast<uint32_t>(i) + 1);
  }
  bool is_open = true;
  for (const ExceptionHandler* handler : handlers) {
    set_place(handler->handler);
    if (handler->type == symbols::empty) {
      go_to(handler->handler);
      is_open = false;
      break;
    }
    Operand fits = emit_.primitive("java.is_instance", {exception, module_.symbol(handler->type.text())});
    core::BlockId next = function_.new_block();
    core::BlockId taken = function_.new_block();
    function_.branch(fits, taken, next, emit_.place(), emit_.site("catch"));
    function_.start_block(taken);
    go_to(handler->handler);
    function_.start_block(next);
  }
  if (is_open) function_.raise(exception, emit_.place(), emit_.site("raise"));
  function_.start_block(before);
  locals_ = std::move(locals);
  stack_ = std::move(stack);
  return first;
}

} // namespace assay::java
