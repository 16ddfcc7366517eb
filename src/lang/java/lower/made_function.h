#pragma once
// A function that no class file has: one block, whose body is what the caller emits.

#include "lang/java/lower/emitter.h"

namespace assay::java {

class MadeFunction {
 public:
  MadeFunction(core::ModuleBuilder& module, ClassTable& classes, const Method& method)
      : MadeFunction(module, classes, method.function, method.info->name, method.arity(), method.owner) {}
  // `inside`: the class whose code it is; null: it is nobody's.
  MadeFunction(core::ModuleBuilder& module, ClassTable& classes, Symbol name, Symbol plain_name, uint32_t arity,
               const JavaClass* inside)
      : function_(module, name, plain_name, arity), emit_(module, function_, name, classes, inside) {
    function_.set_exported(true);
    function_.start_block(function_.entry());
    emit_.at({}, 0);
    for (uint32_t i = 0; i < arity; ++i) parameters_.push_back(function_.parameter(i));
  }
  MadeFunction(MadeFunction&&) = delete; // the emitter knows where the function is
  Emitter& emit() { return emit_; }
  core::FunctionBuilder& function() { return function_; }
  const Emitter::Operands& parameters() const { return parameters_; }
  const core::Function* returning(core::Operand value) {
    function_.return_values({value}, {});
    return function_.finish();
  }

 private:
  core::FunctionBuilder function_;
  Emitter emit_;
  Emitter::Operands parameters_;
};

} // namespace assay::java
