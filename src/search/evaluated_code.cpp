#include "search/evaluated_code.h"

#include <algorithm>
#include <bit>
#include <unordered_set>

#include "core/integer.h"

namespace assay::search {

using core::Function;
using core::Instruction;
using core::Opcode;

// Runs functions on numbers. What the results of the last call were is remembered: they are asked for one by one.
class EvaluatedCode::Runner {
 public:
  Runner(Program& program, KnownValues::Start start) : machine_(program), program_(program), start_(std::move(start)) {}

  Datum run(const Function& function, uint32_t index, Sort sort, std::span<const Datum> arguments,
            Evaluator& evaluator);

  // The functions of loops stay as long as somebody may run them.
  std::vector<std::shared_ptr<const CutLoop>> loops;

 private:
  // A loop that takes longer has no value here: the walk looks for others.
  static constexpr Budget budget = {.steps = 100'000, .heap_bytes = 16 << 20, .stack_bytes = 4 << 20};
  static constexpr uint32_t most_uses = 4'096; // of one context, whose memory grows
  static constexpr uint64_t steps_of_an_evaluation = 50;

  Value value_of(const Datum& datum);
  void call(const Function& function, std::span<const Datum> arguments);
  void renew();

  Machine machine_;
  Program& program_;
  KnownValues::Start start_;
  std::unique_ptr<Context> context_;
  uint32_t uses_ = 0;
  const Function* last_ = nullptr;
  std::vector<Datum> arguments_;
  std::vector<Datum> results_;
  uint64_t steps_ = 0;
};

namespace {

Datum number_of(Value value) {
  switch (value.kind()) {
    case Kind::Integer: return Number(value.as_integer());
    case Kind::Float: return value.as_float();
    case Kind::BigInteger: {
      BigInteger number;
      mpz_set(number.mpz(), view_integer(value).mpz());
      return Number(std::move(number));
    }
    default: return {};
  }
}

bool is_same(const Datum& left, const Datum& right) {
  const double* one = std::get_if<double>(&left);
  const double* other = std::get_if<double>(&right);
  if (one != nullptr && other != nullptr) return std::bit_cast<uint64_t>(*one) == std::bit_cast<uint64_t>(*other);
  return left == right;
}

} // namespace

Value EvaluatedCode::Runner::value_of(const Datum& datum) {
  if (const double* floating = std::get_if<double>(&datum)) return Value::floating(*floating);
  return make_integer(context_->arena(), std::get<Number>(datum).view());
}

void EvaluatedCode::Runner::renew() {
  if (context_ != nullptr && ++uses_ < most_uses) return context_->start_over(budget);
  context_ = std::make_unique<Context>(program_, Budget{});
  if (start_) start_(machine_, *context_);
  context_->start_over(budget);
  uses_ = 0;
}

void EvaluatedCode::Runner::call(const Function& function, std::span<const Datum> arguments) {
  last_ = &function;
  arguments_.assign(arguments.begin(), arguments.end());
  results_.clear();
  renew();
  std::vector<Value> values;
  for (const Datum& argument : arguments) values.push_back(value_of(argument));
  Outcome outcome = machine_.call(*context_, function, values);
  steps_ = context_->steps_taken();
  if (outcome.returned()) std::ranges::transform(outcome.values, std::back_inserter(results_), number_of);
  // Whatever has not ended well may have left something behind.
  if (!outcome.returned()) context_.reset();
}

Datum EvaluatedCode::Runner::run(const Function& function, uint32_t index, Sort sort, std::span<const Datum> arguments,
                                 Evaluator& evaluator) {
  if (std::ranges::any_of(arguments, [](const Datum& each) { return std::holds_alternative<bool>(each); })) return {};
  bool is_known = last_ == &function && std::ranges::equal(arguments_, arguments, is_same);
  if (!is_known) {
    call(function, arguments);
    evaluator.charge(1 + steps_ / steps_of_an_evaluation);
  }
  if (index >= results_.size()) return {};
  const Datum& result = results_[index];
  bool fits = sort == Sort::Int ? std::holds_alternative<Number>(result) : std::holds_alternative<double>(result);
  return fits ? result : Datum{};
}

EvaluatedCode::EvaluatedCode(Program& program, KnownValues::Start start, std::shared_ptr<Evaluator> evaluator)
    : program_(program), evaluator_(std::move(evaluator)),
      runner_(std::make_shared<Runner>(program, std::move(start))) {}

EvaluatedCode::~EvaluatedCode() = default;

const CutLoop* EvaluatedCode::loop(const Function& function, core::BlockId head, const FlowFacts& flow) {
  auto [known, is_new] = loops_.try_emplace({&function, head});
  if (!is_new) return known->second.get();
  std::shared_ptr<const CutLoop> loop = cut_loop(function, head, flow);
  if (loop == nullptr || !is_pure(*loop->function)) return nullptr;
  runner_->loops.push_back(loop);
  known->second = std::move(loop);
  return known->second.get();
}

bool EvaluatedCode::is_recursion(const Function& function) {
  auto [known, is_new] = recursive_.try_emplace(&function, false);
  if (!is_new) return known->second;
  bool calls_itself = std::ranges::any_of(function.blocks, [&](const core::Block& block) {
    return std::ranges::any_of(block.instructions, [&](const Instruction& code) {
      bool is_call = code.opcode == Opcode::Call || code.opcode == Opcode::TailCall;
      return is_call && code.symbol == function.name;
    });
  });
  return recursive_[&function] = calls_itself && function.arity() > 0 && is_pure(function);
}

uint32_t EvaluatedCode::result_of(const Function& function, uint32_t index, Sort sort) {
  auto [known, is_new] = numbers_.try_emplace({&function, index, sort}, 0);
  if (!is_new) return known->second;
  // Not the evaluator itself, which holds the function.
  auto run = [runner = runner_, &function, index, sort,
              evaluator = evaluator_.get()](std::span<const Datum> arguments) {
    return runner->run(function, index, sort, arguments, *evaluator);
  };
  known->second = evaluator_->add({.name = std::string(function.name.text()), .result = sort, .function = run});
  return known->second;
}

bool EvaluatedCode::is_pure(const Function& function) {
  auto [known, is_new] = pure_.try_emplace(&function, false);
  if (!is_new) return known->second;
  constexpr size_t most_functions = 256;
  std::unordered_set<const Function*> seen = {&function};
  std::vector<const Function*> pending = {&function};
  while (!pending.empty()) {
    const Function* next = pending.back();
    pending.pop_back();
    std::optional<std::vector<const Function*>> called = pure_calls(*next);
    if (!called || seen.size() > most_functions) return false;
    for (const Function* each : *called) {
      if (seen.insert(each).second) pending.push_back(each);
    }
  }
  return pure_[&function] = true;
}

namespace {

bool is_pure_primitive(const Primitive* primitive) {
  bool is_known = primitive != nullptr && primitive->effect == Effect::Pure;
  return is_known && (primitive->backward == Backward::Lifted || primitive->backward == Backward::Fixed);
}

std::unordered_set<core::ValueId> used_values(const Function& function) {
  std::unordered_set<core::ValueId> used;
  auto note = [&](std::span<const core::Operand> operands) {
    for (core::Operand operand : operands) {
      if (!operand.is_literal()) used.insert(operand.index());
    }
  };
  for (const core::Block& block : function.blocks) {
    if (block.handler != nullptr) note(block.handler->arguments);
    for (const Instruction& code : block.instructions) {
      note(code.operands);
      for (const core::Edge& edge : code.edges) note(edge.arguments);
      for (const core::Arm& arm : code.arms) note(arm.edge.arguments);
    }
  }
  return used;
}

} // namespace

// All values are numbers, or made of numbers: nothing that can be changed is among them. So a call without arguments
// whose answer nobody looks at, as that of an initialiser, can't be told from none.
std::optional<std::vector<const Function*>> EvaluatedCode::pure_calls(const Function& function) {
  if (function.capture_count != 0) return {};
  std::unordered_set<core::ValueId> used = used_values(function);
  std::vector<const Function*> calls;
  for (const core::Block& block : function.blocks) {
    for (const Instruction& code : block.instructions) {
      switch (code.opcode) {
        case Opcode::Make:
        case Opcode::Clause:
        case Opcode::Jump:
        case Opcode::Branch:
        case Opcode::Switch:
        case Opcode::Return:
        case Opcode::Raise:
        case Opcode::Unreachable: continue;
        case Opcode::Primitive: {
          const Primitive* primitive = program_.primitive(code.symbol);
          // What always raises is no way to a value.
          bool is_last = &code + 1 == &block.terminator() && block.terminator().opcode == Opcode::Unreachable;
          bool raises = primitive != nullptr && (primitive->backward == Backward::Raise || is_last);
          if (!raises && !is_pure_primitive(primitive)) return {};
          continue;
        }
        case Opcode::Call:
        case Opcode::TailCall: break;
        default: return {};
      }
      auto is_used = [&](core::ValueId value) { return used.contains(value); };
      bool is_alone =
          code.opcode == Opcode::Call && code.operands.empty() && std::ranges::none_of(code.results, is_used);
      if (is_alone) continue;
      Callee callee = program_.resolve(code.symbol);
      if (callee.function == nullptr && !is_pure_primitive(callee.primitive)) return {};
      if (callee.function != nullptr) calls.push_back(callee.function);
    }
  }
  return calls;
}

} // namespace assay::search
