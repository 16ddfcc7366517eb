#pragma once
// Names of methods in Java: `first(String, int)`, `Parcel.first`.

#include "lang/java/types/class_under_test.h"
#include "lang/naming.h"

namespace assay::java {

class JavaNaming final : public Naming {
 public:
  JavaNaming(const LoadedProgram& program, const ClassUnderTest& tested) : Naming(program), tested_(tested) {}

  Symbol function_symbol(std::string_view name, size_t arity) const override;
  std::string module_title() const override;
  std::string short_title_of(const core::Function& function) const override;
  bool is_named(const core::Function& function, std::string_view name) const override;
  NamedFunction precondition_of(std::string_view name, const core::Function& tested) const override;
  std::string why_no_precondition(std::string_view name, const core::Function& tested) const override;
  std::vector<Symbol> functions_of(std::string_view module) const override;
  bool is_entry(const core::Function& function) const override;
  bool is_tested_unnamed(const core::Function& function) const override;
  bool clauses_begin_lines() const override { return false; } // they are ways out of conditions
  std::string operation_text(std::string_view primitive) const override;

 private:
  const ClassUnderTest& tested_;
};

} // namespace assay::java
