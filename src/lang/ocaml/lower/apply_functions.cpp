#include "lang/ocaml/lower/apply_functions.h"

#include <fmt/core.h>

#include "core/builder.h"

namespace assay::ocaml {

namespace {

using core::BlockId;
using core::FunctionBuilder;
using core::Operand;

// A function that takes more waits for at most so many.
constexpr size_t most_waiting = 24;

Symbol apply_name(size_t count) { return Symbol(fmt::format("ocaml.apply/{}", count)); }
Symbol partial_name(size_t given, size_t waiting) { return Symbol(fmt::format("ocaml.partial/{}+{}", given, waiting)); }

core::SiteId site(Symbol function, uint32_t ordinal) {
  return core::make_site(Symbol("ocaml"), function, "apply", ordinal);
}

// Captures the function and the arguments that were given.
const core::Function* partial(core::ModuleBuilder& module, size_t given, size_t waiting) {
  Symbol name = partial_name(given, waiting);
  FunctionBuilder builder(module, name, Symbol("partial application"), static_cast<uint32_t>(waiting),
                          static_cast<uint32_t>(given + 1));
  builder.start_block(builder.entry());
  Operand callee = builder.capture(0, {});
  FunctionBuilder::Operands arguments;
  for (uint32_t i = 0; i < given; ++i) arguments.push_back(builder.capture(i + 1, {}));
  for (uint32_t i = 0; i < waiting; ++i) arguments.push_back(builder.parameter(i));
  builder.tail_call_indirect(callee, arguments, {}, site(name, 0));
  return builder.finish();
}

const core::Function* apply(core::ModuleBuilder& module, size_t count) {
  Symbol name = apply_name(count);
  FunctionBuilder builder(module, name, Symbol("application"), static_cast<uint32_t>(count + 1));
  builder.start_block(builder.entry());
  Operand callee = builder.parameter(0);
  FunctionBuilder::Operands all;
  for (uint32_t i = 0; i < count; ++i) all.push_back(builder.parameter(i + 1));
  Operand arity = builder.primitive(Symbol("ocaml.arity"), {callee}, {}, site(name, 0));
  std::vector<FunctionBuilder::ArmSpec> arms;
  for (size_t takes = 1; takes <= count + most_waiting; ++takes) {
    if (takes == count) continue;
    FunctionBuilder::ArmSpec arm;
    arm.literal = module.integer(static_cast<int64_t>(takes));
    arm.target = builder.new_block();
    arms.push_back(arm);
  }
  BlockId otherwise = builder.new_block();
  builder.switch_on(arity, arms, otherwise, {}, {}, site(name, 1));
  builder.start_block(otherwise);
  Operand what = module.symbol("a function of very many arguments");
  builder.return_values({builder.primitive(Symbol("ocaml.unsupported"), {what}, {}, site(name, 2))}, {});
  for (const FunctionBuilder::ArmSpec& arm : arms) {
    auto takes = static_cast<size_t>(module.literal_value(arm.literal).as_integer());
    builder.start_block(arm.target);
    if (takes > count) {
      FunctionBuilder::Operands captures = {callee};
      captures.insert(captures.end(), all.begin(), all.end());
      builder.return_values({builder.closure(partial_name(count, takes - count), captures, {})}, {});
    } else {
      auto middle = all.begin() + static_cast<ptrdiff_t>(takes);
      Operand next = builder.call_indirect(callee, {all.begin(), middle}, 1, {}, site(name, 3))[0];
      builder.tail_call_indirect(next, {middle, all.end()}, {}, site(name, 4));
    }
  }
  return builder.finish();
}

} // namespace

const core::Function* ApplyFunctions::of(size_t count) {
  if (count >= modules_.size()) modules_.resize(count + 1);
  if (!modules_[count]) {
    core::ModuleBuilder module(Symbol("ocaml"), Symbol("ocaml"));
    for (size_t waiting = 1; waiting <= most_waiting; ++waiting) module.add(partial(module, count, waiting));
    module.add(apply(module, count));
    modules_[count] = module.finish();
  }
  return modules_[count]->find(apply_name(count));
}

} // namespace assay::ocaml
