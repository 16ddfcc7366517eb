#pragma once
// Where a program in Java ends and the JDK begins (machine/library_boundary.h). Calls by reflection are not known.

#include <unordered_map>

#include "lang/java/program.h"
#include "machine/library_boundary.h"

namespace assay::java {

class JavaBoundary : public LibraryBoundary {
 public:
  // `main` is the class under test; null: there is none.
  JavaBoundary(JavaProgram& program, JavaClass* main) : program_(program), main_(main) {}

  bool is_library(const core::Function& function) override;
  std::vector<const core::Function*> callable() override;
  bool is_a(Symbol class_name, Symbol other) override;
  bool can_receive_in_library(Symbol selector) override;
  std::vector<const core::Function*> known_methods(Symbol class_name) override;
  std::vector<const core::Function*> handed_over(const core::Function& in, const core::Instruction& code) override;
  std::vector<const core::Function*> started() override;
  std::string why_unknown(const core::Instruction& call) override;

 private:
  std::vector<const core::Function*> initialising(JavaClass& of);

  JavaProgram& program_;
  JavaClass* main_;
  std::unordered_map<const core::Module*, bool> of_library_;
};

} // namespace assay::java
