#pragma once
// A program of the user: one class, whose methods are called, and all that its class path has.

#include "lang/java/class_path.h"
#include "lang/java/library.h"

namespace assay::java {

class UserProgram final : public JavaProgram {
 public:
  static std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                         const OpenOptions& options);

  const core::Module& main_module() const override { return *main_; }
  Symbol function_symbol(std::string_view name, size_t arity) const override;
  Outcome start_run(Machine& machine, Context& context) override;
  std::string value_text(Machine& machine, Context& context, Symbol entry, Value value) override;
  std::string exception_text(Machine& machine, Context& context, Value exception) override;

 private:
  UserProgram(JavaProgram& library, ClassTable::Reader reader) : JavaProgram(&library, std::move(reader)) {}

  JavaClass* class_ = nullptr;
  const core::Module* main_ = nullptr;
};

} // namespace assay::java
