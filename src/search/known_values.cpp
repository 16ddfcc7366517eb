#include "search/known_values.h"

#include <algorithm>

namespace assay::search {

using core::Function;
using core::Instruction;
using core::Opcode;
using core::Operand;

KnownValues::KnownValues(Program& program, const Start& start)
    : program_(program), start_(start), machine_(program), context_(program, Budget{}) {
  if (start) start(machine_, context_);
  context_.renew(Budget{});
}

KnownValues::~KnownValues() = default;

KnownValues::Facts& KnownValues::facts(const Function& function) {
  std::unique_ptr<Facts>& known = facts_[&function];
  if (known != nullptr) return *known;
  known = std::make_unique<Facts>();
  known->definitions.resize(function.value_count, nullptr);
  known->values.resize(function.value_count);
  for (const core::Block& block : function.blocks) {
    for (const Instruction& code : block.instructions) {
      for (core::ValueId result : code.results) known->definitions[result] = &code;
    }
  }
  return *known;
}

std::optional<Value> KnownValues::value(const Function& function, Operand operand) {
  if (operand.is_literal()) return function.module->literals[operand.index()];
  Facts& known = facts(function);
  std::optional<std::optional<Value>>& entry = known.values[operand.index()];
  if (entry) return *entry;
  entry = std::optional<Value>(); // while it is looked for
  const Instruction* code = known.definitions[operand.index()];
  std::optional<Value> found = code == nullptr ? std::nullopt : computed(function, *code);
  known.values[operand.index()] = found;
  if (found) find_closures(*found);
  return found;
}

std::optional<Value> KnownValues::computed(const Function& function, const Instruction& code) {
  if (code.opcode == Opcode::Capture) {
    // The same in all closures of the function, if all of them were made at the start.
    auto made = closures_.find(&function);
    if (made == closures_.end() || made->second.size() != 1 || code.index >= made->second[0]->count) return {};
    if (!is_made_at_start_only(function)) return {};
    Value captured = made->second[0]->captures()[code.index];
    return captured.is(Kind::Unset) ? std::nullopt : std::optional(captured);
  }
  if (code.opcode != Opcode::Primitive) return {};
  const Primitive* primitive = program_.primitive(code.symbol);
  bool may_be_run =
      primitive != nullptr && (primitive->backward == Backward::Fixed || primitive->backward == Backward::Field);
  if (!may_be_run) return {};
  std::vector<Value> operands;
  for (Operand operand : code.operands) {
    std::optional<Value> known = value(function, operand);
    // What is mutable may have been changed since the start.
    if (!known || known->is(Kind::Record) || known->is(Kind::Array)) return {};
    operands.push_back(*known);
  }
  Value result = context_.carry_out(*primitive, operands.data());
  if (!context_.has_ended() && !result.is_fault()) return result;
  context_.renew(Budget{});
  return {};
}

void KnownValues::find_closures(Value value) {
  struct Pending {
    Value part;
    bool is_loose;
  };
  std::vector<Pending> pending = {{value, false}};
  auto push = [&](const Value* first, size_t count, bool is_loose) {
    for (size_t i = 0; i < count; ++i) pending.push_back({first[i], is_loose});
  };
  while (!pending.empty()) {
    auto [part, is_loose] = pending.back();
    pending.pop_back();
    bool is_record = part.is(Kind::Record);
    bool is_array = part.is(Kind::Array);
    bool has_parts = part.is(Kind::Tuple) || part.is(Kind::Cons) || part.is(Kind::Closure) || is_record || is_array;
    if (!has_parts || (part.is(Kind::Tuple) && part.arity() == 0)) continue;
    if (part.is(Kind::Closure) && is_loose) loose_.insert(part.as_closure()->function);
    if (!seen_.insert(reinterpret_cast<const void*>(part.payload())).second) continue;
    if (part.is(Kind::Cons)) push(&part.as_cons()->head, 1, is_loose), push(&part.as_cons()->tail, 1, is_loose);
    if (part.is(Kind::Tuple)) push(part.elements(), part.arity(), is_loose);
    if (is_record) push(part.as_record()->fields(), part.as_record()->count, true);
    if (is_array) push(part.as_array()->elements(), part.as_array()->count, true);
    if (!part.is(Kind::Closure)) continue;
    ClosureObject* closure = part.as_closure();
    closures_[closure->function].push_back(closure);
    push(closure->captures(), closure->count, false);
  }
}

const KnownValues::Makings& KnownValues::makings(const core::Module& module) {
  std::unique_ptr<Makings>& known = makings_[&module];
  if (known != nullptr) return *known;
  known = std::make_unique<Makings>();
  for (const Function* maker : module.functions) {
    for (const core::Block& block : maker->blocks) {
      for (const Instruction& code : block.instructions) {
        if (core::info(code.opcode).immediate != core::Immediate::Function) continue;
        known->named.insert(code.symbol);
        if (code.opcode == Opcode::Closure) known->of[module.find(code.symbol)].push_back({maker, &code});
      }
    }
  }
  return *known;
}

// By code that runs nowhere but at the start: it is no function that anything can call.
bool KnownValues::is_made_at_start_only(const Function& function) {
  const Makings& all = makings(*function.module);
  auto made = all.of.find(&function);
  if (made == all.of.end()) return true;
  return std::ranges::none_of(made->second, [&](const Making& making) {
    return making.maker->exported || all.named.contains(making.maker->name);
  });
}

const Function* KnownValues::function_of(const Function& in, Operand operand) {
  if (std::optional<Value> known = value(in, operand)) {
    if (known->is(Kind::Closure)) return known->as_closure()->function;
    if (known->is(Kind::FunctionName)) return program_.resolve(known->as_symbol()).function;
    return nullptr;
  }
  if (operand.is_literal()) return nullptr;
  const Instruction* code = facts(in).definitions[operand.index()];
  if (code != nullptr && code->opcode == Opcode::Closure) return in.module->find(code->symbol);
  if (code != nullptr && code->opcode == Opcode::Capture) return captured_function(in, code->index);
  return nullptr;
}

bool KnownValues::knows_capture(const Function& function, uint32_t index) {
  return captured_function(function, index) != nullptr ||
         (closures_.contains(&function) && is_made_at_start_only(function));
}

std::vector<Value> KnownValues::captured_at_start(const Function& function, uint32_t index) const {
  std::vector<Value> values;
  auto made = closures_.find(&function);
  if (made == closures_.end()) return values;
  for (ClosureObject* closure : made->second) {
    if (index < closure->count) values.push_back(closure->captures()[index]);
  }
  return values;
}

// What is filled in later stands in the same function.
Operand KnownValues::captured(const Making& making, uint32_t index) const {
  Operand operand = making.code->operands[index];
  if (!operand.is_literal() || !making.maker->module->literals[operand.index()].is(Kind::Unset)) return operand;
  for (const core::Block& block : making.maker->blocks) {
    for (const Instruction& fill : block.instructions) {
      bool fills_it = fill.opcode == Opcode::Fill && fill.index == index &&
                      fill.operands[0] == Operand::value(making.code->results[0]);
      if (fills_it) return fill.operands[1];
    }
  }
  return operand;
}

// As the places say where closures of the function are made, which are all in its own module.
const Function* KnownValues::captured_function(const Function& function, uint32_t index) {
  const Makings& all = makings(*function.module);
  auto made = all.of.find(&function);
  if (made == all.of.end()) return nullptr;
  const Function* found = nullptr;
  for (const Making& making : made->second) {
    if (index >= making.code->operands.size()) return nullptr;
    Operand operand = captured(making, index);
    if (operand.is_literal()) return nullptr;
    const Instruction* definition = facts(*making.maker).definitions[operand.index()];
    bool is_closure = definition != nullptr && definition->opcode == Opcode::Closure;
    const Function* here = is_closure ? making.maker->module->find(definition->symbol) : nullptr;
    if (here == nullptr || (found != nullptr && found != here)) return nullptr;
    found = here;
  }
  return found;
}

} // namespace assay::search
