#pragma once
// Names of functions in Erlang: `lists:sort`, `sort/1`.

#include "lang/erlang/load/module_store.h"
#include "lang/naming.h"

namespace assay::erlang {

class ErlangNaming final : public Naming {
 public:
  ErlangNaming(const LoadedProgram& program, ModuleStore& modules) : Naming(program), modules_(modules) {}

  Symbol function_symbol(std::string_view name, size_t arity) const override;
  bool is_entry(const core::Function& function) const override;
  NamedFunction named_function(std::string_view name, size_t arity) const override;
  std::vector<Symbol> functions_of(std::string_view module) const override;
  std::vector<std::string> missing_modules(std::span<const core::Function* const> functions) const override;
  std::string operation_text(std::string_view primitive) const override;

 private:
  ModuleStore& modules_;
};

} // namespace assay::erlang
