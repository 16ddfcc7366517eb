#pragma once
// A program of hand-made Core for tests of the machine: a few primitives over small integers, and faults that become
// tuples {fault, Name}.

#include <memory>
#include <string>
#include <unordered_map>

#include "core/builder.h"
#include "machine/machine.h"

namespace assay::machine {

using core::BlockId;
using core::Constructor;
using core::FunctionBuilder;
using core::ModuleBuilder;
using core::Operand;

class TestProgram : public Program {
 public:
  TestProgram() {
    registry_.add({Symbol("test.add"), 2, &calculate<'+'>, Effect::Pure, FastPath::Add, "overflow"});
    registry_.add({Symbol("test.subtract"), 2, &calculate<'-'>, Effect::Pure, FastPath::Subtract, "overflow"});
    registry_.add({Symbol("test.less"), 2, &less, Effect::Pure, FastPath::Less, ""});
    registry_.add({Symbol("test.fail"), 1, &fail, Effect::Pure, FastPath::None, "its argument"});
    registry_.add({Symbol("test.three"), 3, &three, Effect::Pure, FastPath::None, ""});
  }

  void add(std::unique_ptr<core::Module> module) { modules_.push_back(std::move(module)); }

  Callee resolve(Symbol function) override {
    for (const auto& module : modules_) {
      if (const core::Function* found = module->find(function)) return {found, nullptr};
    }
    return {nullptr, registry_.find(function)};
  }
  const core::Function* resolve_method(Symbol class_name, Symbol selector) override {
    for (const auto& module : modules_) {
      for (const core::Class* candidate : module->classes) {
        if (candidate->name != class_name) continue;
        for (const auto& method : candidate->methods) {
          if (method.selector == selector) return module->find(method.function);
        }
        if (candidate->parent != symbols::empty) return resolve_method(candidate->parent, selector);
      }
    }
    return nullptr;
  }
  const Primitive* primitive(Symbol name) override { return registry_.find(name); }
  Value exception_for(Context& context, Fault fault, std::span<const Value>) override {
    return make_tuple_of(context.arena(), Value::symbol(Symbol("fault")), Value::integer(static_cast<int64_t>(fault)));
  }

 private:
  template <char operation>
  static Value calculate(Context& context, const Value* arguments) {
    if (!arguments[0].is(Kind::Integer) || !arguments[1].is(Kind::Integer)) {
      return context.raise(Value::symbol(Symbol("not_an_integer")));
    }
    int64_t result;
    bool overflow = operation == '+'
                        ? __builtin_add_overflow(arguments[0].as_integer(), arguments[1].as_integer(), &result)
                        : __builtin_sub_overflow(arguments[0].as_integer(), arguments[1].as_integer(), &result);
    return overflow ? context.raise(Value::symbol(Symbol("overflow"))) : Value::integer(result);
  }
  static Value less(Context&, const Value* arguments) {
    return Value::boolean(arguments[0].as_integer() < arguments[1].as_integer());
  }
  static Value fail(Context& context, const Value* arguments) { return context.raise(arguments[0]); }
  static Value three(Context& context, const Value* arguments) { return make_tuple(context.arena(), {arguments, 3}); }

  PrimitiveRegistry registry_;
  std::vector<std::unique_ptr<core::Module>> modules_;
};

} // namespace assay::machine
