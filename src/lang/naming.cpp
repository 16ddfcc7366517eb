#include "lang/naming.h"

#include <fmt/format.h>

#include "lang/language.h"

namespace assay::lang {

const core::Module& Naming::main_module() const { return program_.main_module(); }

Symbol Naming::function_symbol(std::string_view name, size_t arity) const {
  for (const core::Function* function : main_module().functions) {
    if (function->plain_name.text() == name && function->arity() == arity) return function->name;
  }
  return Symbol(name);
}

std::string Naming::module_title() const { return std::string(main_module().name.text()); }

std::string Naming::short_title_of(const core::Function& function) const {
  return fmt::format("{}/{}", function.plain_name.text(), function.arity());
}

bool Naming::is_named(const core::Function& function, std::string_view name) const {
  return name == function.plain_name.text() || name == short_title_of(function);
}

NamedFunction Naming::named_function(std::string_view name, size_t arity) const {
  return {function_symbol(name, arity), std::string(main_module().name.text()), std::string(name)};
}

NamedFunction Naming::precondition_of(std::string_view name, const core::Function& tested) const {
  return named_function(name, tested.arity());
}

std::vector<Symbol> Naming::functions_of(std::string_view module) const {
  std::vector<Symbol> names;
  if (module != main_module().name.text()) return names;
  for (const core::Function* function : main_module().functions) names.push_back(function->name);
  return names;
}

} // namespace assay::lang
