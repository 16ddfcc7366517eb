#pragma once
// A program whose lowering has one rule broken, to see whether the conformance programs notice. Instructions that were
// lowered to one primitive are carried out by another: what the machine would do if the rule for `=:=` had been written
// as the one for `==`.

#include <string>

#include "machine/program.h"

namespace assay::conformance {

using namespace lang;

class MutatedProgram : public Program {
 public:
  // The primitive `broken` does what `instead` does.
  MutatedProgram(Program& original, const std::string& broken, const std::string& instead)
      : original_(original), broken_(broken), instead_(instead) {}

  Callee resolve(Symbol function) override {
    Callee callee = original_.resolve(function);
    if (callee.primitive != nullptr && function == broken_) return {.primitive = original_.primitive(instead_)};
    return callee;
  }
  const core::Function* resolve_method(Symbol class_name, Symbol selector) override {
    return original_.resolve_method(class_name, selector);
  }
  const Primitive* primitive(Symbol name) override { return original_.primitive(name == broken_ ? instead_ : name); }
  Value exception_for(Context& context, Fault fault, std::span<const Value> operands) override {
    return original_.exception_for(context, fault, operands);
  }

 private:
  Program& original_;
  Symbol broken_;
  Symbol instead_;
};

} // namespace assay::conformance
