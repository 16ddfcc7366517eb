#include "machine/machine.h"

#include "machine/decode.h"
#include "machine/interpreter.h"

namespace assay::machine {

const Code& Machine::code_of(const core::Function& function) {
  std::unique_ptr<Code>& code = codes_[&function];
  if (code == nullptr) code = decode(function, program_, concrete_, watch_);
  return *code;
}

const Code* Machine::code_if_needed(const core::Function& function) const {
  auto found = codes_.find(&function);
  bool is_elsewhere = found == codes_.end() || concrete_.body_of(function.name) != nullptr;
  if (is_elsewhere && inside_ != nullptr) return inside_->code_if_needed(function);
  return found == codes_.end() ? nullptr : found->second.get();
}

void Machine::make_concrete(Symbol function) { concrete_.add(function, program_); }

Value Machine::run_inside(Context& context, const core::Function& function, std::span<const Value> arguments) {
  if (inside_ == nullptr) inside_ = std::make_unique<Machine>(program_);
  context.machine = inside_.get();
  Outcome outcome = Interpreter(*inside_, context).run_inside(inside_->code_of(function), arguments);
  context.machine = this;
  if (outcome.returned() && outcome.values.size() != 1)
    return context.unsupported("a function with several results on known values");
  if (outcome.returned()) return outcome.values[0];
  return Value::fault(); // the context has the exception, or has ended
}

const CallCache& Machine::callee_of(Symbol name) {
  auto [entry, is_new] = callees_.try_emplace(name);
  if (!is_new && (entry->second.code != nullptr || entry->second.primitive != nullptr)) return entry->second;
  // Resolving may load modules, but it calls nothing back that would touch the table.
  Callee callee = program_.resolve(name);
  CallCache& cache = callees_[name];
  cache.name = name;
  cache.primitive = concrete_.instead_of(callee.primitive);
  if (callee.function != nullptr) cache.code = &code_of(*callee.function);
  return cache;
}

Outcome Machine::call(Context& context, const core::Function& function, std::span<const Value> arguments) {
  return Interpreter(*this, context).run(code_of(function), arguments);
}

Outcome Machine::call(Context& context, Symbol function, std::span<const Value> arguments) {
  const CallCache& callee = callee_of(function);
  if (callee.code != nullptr && callee.code->arity == arguments.size()) {
    return Interpreter(*this, context).run(*callee.code, arguments);
  }
  // A primitive, or nothing: no frame to run it in, so the outcome is put together here.
  Outcome outcome;
  Value result;
  if (callee.primitive != nullptr && callee.primitive->arity == arguments.size()) {
    result = context.carry_out(*callee.primitive, arguments.data());
  } else {
    std::vector<Value> operands = {Value::symbol(function)};
    operands.insert(operands.end(), arguments.begin(), arguments.end());
    result = context.raise(program_.exception_for(context, Fault::Undefined, operands));
  }
  if (context.has_ended()) {
    outcome.ending = context.ending();
    outcome.detail = context.detail();
  } else if (result.is_fault()) {
    outcome.ending = Ending::Raised;
    outcome.exception = context.exception();
  } else {
    outcome.values = {result};
  }
  return outcome;
}

namespace {

// Slots: the function, the list of its arguments, what it answers.
const Code& applying_code() {
  static const Code code = [] {
    static const core::Function function = [] {
      core::Function nameless;
      nameless.name = Symbol("assay.apply");
      return nameless;
    }();
    constexpr uint32_t slot = sizeof(Value);
    Code made;
    made.function = &function;
    made.arity = 2;
    made.slot_count = 3;
    for (uint32_t word : {static_cast<uint32_t>(Operation::CallSpread), 0 * slot, 1 * slot, 1u, 2 * slot,
                          static_cast<uint32_t>(Operation::Return), 2 * slot}) {
      made.words.push_back(word);
    }
    return made;
  }();
  return code;
}

} // namespace

Outcome Machine::apply(Context& context, Value function, std::span<const Value> arguments) {
  const Value operands[] = {function, make_list(context.arena(), arguments)};
  return Interpreter(*this, context).run(applying_code(), operands);
}

std::array<uint64_t, core::opcode_count> Machine::opcode_counts() const {
  std::array<uint64_t, core::opcode_count> result = {};
  for (uint32_t i = 0; i < operation_count; ++i) {
    auto operation = static_cast<Operation>(i);
    result[static_cast<size_t>(opcode_of(operation))] += counts_[i];
    bool fused = operation >= Operation::BranchPrimitive1 && operation <= Operation::BranchNotEqual;
    if (fused) result[static_cast<size_t>(core::Opcode::Primitive)] += counts_[i];
  }
  return result;
}

} // namespace assay::machine
