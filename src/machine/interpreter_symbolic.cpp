// What the dispatch loop asks the trace when it meets a symbolic value.

#include <utility>

#include "machine/canonical_call.h"
#include "machine/interpreter.h"
#include "machine/trace.h"

namespace assay::machine {

void Interpreter::look_at_branch(Value condition) {
  Trace& trace = *context_.trace;
  trace.at(code_, pc_);
  if (condition.symbolic().tag() == SymbolicTag::Term) {
    trace.ask_truth(condition);
    return;
  }
  const SwitchArm arms[] = {{SwitchArm::Test::Literal, Value::boolean(true), 0, Kind::Unset},
                            {SwitchArm::Test::Literal, Value::boolean(false), 0, Kind::Unset}};
  trace.ask_arm(condition, arms);
}

namespace {

// What an instruction makes concrete is counted under a name of its own, not under that of the last primitive.
void ask_value_of(std::string_view name, Context& context, Value value) {
  Primitive instruction;
  instruction.name = Symbol(name);
  const Primitive* before = std::exchange(context.primitive, &instruction);
  context.trace->ask_value(context, value);
  context.primitive = before;
}

} // namespace

// Whether it is below 0, above the last element, or which one: that is enumerated.
void Interpreter::look_at_index(uint64_t count, Value index) {
  Trace& trace = *context_.trace;
  trace.at(code_, pc_);
  if (!trace.ask_forms(index, forms_of(Form::Integer))) return;
  TermTable& terms = trace.terms();
  TermId number = trace.term_of(index);
  TermId is_inside =
      terms.make(Operator::And, {terms.make(Operator::LessOrEqual, {terms.integer(0), number}),
                                 terms.make(Operator::Less, {number, terms.integer(static_cast<int64_t>(count))})});
  bool inside = index.is(Kind::Integer) && index.as_integer() >= 0 && static_cast<uint64_t>(index.as_integer()) < count;
  if (trace.ask_condition(is_inside, inside)) ask_value_of("the index of an array", context_, index);
}

// Whether it is below 0, or how much: that is enumerated.
void Interpreter::look_at_length(Value length) {
  Trace& trace = *context_.trace;
  trace.at(code_, pc_);
  if (!trace.ask_forms(length, forms_of(Form::Integer))) return;
  TermTable& terms = trace.terms();
  TermId is_negative = terms.make(Operator::Less, {trace.term_of(length), terms.integer(0)});
  bool negative = length.is(Kind::Integer) && length.as_integer() < 0;
  if (!trace.ask_condition(is_negative, negative)) ask_value_of("the length of an array", context_, length);
}

void Interpreter::look_at_switch(Value value) {
  Trace& trace = *context_.trace;
  trace.at(code_, pc_);
  const uint32_t* pc = pc_;
  auto source = [&](uint32_t word) {
    const char* base =
        (word & 1u) != 0 ? reinterpret_cast<const char*>(code_->literals) : reinterpret_cast<const char*>(slots_);
    return *reinterpret_cast<const Value*>(base + (word & ~15u));
  };
  const SwitchArm cons = {SwitchArm::Test::Cons, {}, 0, Kind::Unset};
  auto literal = [](Value wanted) { return SwitchArm{SwitchArm::Test::Literal, wanted, 0, Kind::Unset}; };
  auto constructor = [&](uint32_t head) {
    return head == Value::head_of(Kind::Cons) ? cons : SwitchArm{SwitchArm::Test::Tuple, {}, head >> 8, Kind::Unset};
  };
  switch (static_cast<Operation>(*pc)) {
    case Operation::SwitchList: {
      // An arm that goes where the others go is no arm.
      std::vector<SwitchArm> arms;
      if (pc[2] != pc[4]) arms.push_back(cons);
      if (pc[3] != pc[4]) arms.push_back(literal(Value::nil()));
      trace.ask_arm(value, arms);
      return;
    }
    case Operation::SwitchTuple: {
      const SwitchArm arms[] = {constructor(pc[2])};
      trace.ask_arm(value, arms);
      return;
    }
    case Operation::SwitchLiteral: {
      const SwitchArm arms[] = {literal(source(pc[2]))};
      trace.ask_arm(value, arms);
      return;
    }
    case Operation::SwitchTable: trace.ask_arm(value, code_->tables[pc[2]].arms); return;
    default: break;
  }
  std::vector<SwitchArm> arms;
  for (uint32_t i = 0; i < pc[2]; ++i) {
    const uint32_t* arm = pc + 3 + 3 * i;
    switch (static_cast<core::Arm::Test>(arm[0])) {
      case core::Arm::Test::Literal: arms.push_back(literal(source(arm[1]))); break;
      case core::Arm::Test::Constructor: arms.push_back(constructor(arm[1])); break;
      case core::Arm::Test::Kind: arms.push_back({SwitchArm::Test::Kind, {}, 0, static_cast<Kind>(arm[1])}); break;
    }
  }
  trace.ask_arm(value, arms);
}

std::optional<Interpreter::Target> Interpreter::canonical_target(Value callee, std::span<const Value> arguments) {
  CanonicalFunction* function = canonical_function_of(callee);
  if (function == nullptr) return {};
  auto arity = static_cast<uint32_t>(arguments.size());
  bool fits = !function->arity || *function->arity == arity;
  if (context_.trace != nullptr) {
    context_.trace->at(code_, pc_);
    context_.trace->ask_forms(callee, forms_of(Form::Function));
    fits = context_.trace->ask_call_arity(callee, arity);
  }
  if (!fits) return no_target(Fault::WrongArity, callee, arguments);
  CanonicalCall call = begin_canonical_call(context_, callee, arguments, code_, pc_);
  if (!call.activation) return Target{nullptr, &canonical_result(), nullptr};
  buffer_[0] = *call.activation;
  buffered_ = 1;
  return Target{&canonical_code(), nullptr, nullptr, true};
}

} // namespace assay::machine
