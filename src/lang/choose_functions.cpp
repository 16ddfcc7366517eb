#include "lang/choose_functions.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace assay {

namespace {

bool is_made_by_compiler(const core::Function& function) { return function.plain_name.text() == "module_info"; }

std::vector<const core::Function*> exported_functions(const core::Module& module) {
  std::vector<const core::Function*> functions;
  for (const core::Function* function : module.functions) {
    if (function->exported && !is_made_by_compiler(*function)) functions.push_back(function);
  }
  return functions;
}

std::vector<const core::Function*> tested_unnamed(const LoadedProgram& program) {
  std::vector<const core::Function*> functions = exported_functions(program.main_module());
  std::erase_if(functions, [&](const core::Function* function) { return !program.is_tested_unnamed(*function); });
  return functions;
}

std::string names_of(std::span<const core::Function* const> functions) {
  std::string text;
  for (const core::Function* function : functions) {
    text += fmt::format("{}{}/{}", text.empty() ? "" : ", ", function->plain_name.text(), function->arity());
  }
  return text.empty() ? "no function" : text;
}

const core::Function* find(const LoadedProgram& program, const std::string& name) {
  size_t slash = name.rfind('/');
  if (slash == std::string::npos || slash == 0) return nullptr;
  size_t arity = 0;
  auto [end, error] = std::from_chars(name.data() + slash + 1, name.data() + name.size(), arity);
  if (error != std::errc() || end != name.data() + name.size()) return nullptr;
  const core::Function* found = program.main_module().find(program.function_symbol(name.substr(0, slash), arity));
  return found != nullptr && found->exported ? found : nullptr;
}

} // namespace

std::expected<const core::Function*, std::string> choose_function(const LoadedProgram& program,
                                                                  const std::string& name) {
  const core::Module& module = program.main_module();
  if (const core::Function* function = find(program, name)) return function;
  std::vector<const core::Function*> all = exported_functions(module);
  std::vector<const core::Function*> named;
  std::string_view plain = std::string_view(name).substr(0, name.rfind('/'));
  std::ranges::copy_if(all, std::back_inserter(named),
                       [&](const core::Function* each) { return each->plain_name.text() == plain; });
  if (named.size() == 1 && plain == name) return named[0];
  if (named.size() > 1 && plain == name) {
    return std::unexpected(fmt::format("{} exports several {}: {}", module.name.text(), name, names_of(named)));
  }
  return std::unexpected(
      fmt::format("{} exports no {}; it exports {}", module.name.text(), name, names_of(named.empty() ? all : named)));
}

std::expected<std::vector<const core::Function*>, std::string> choose_functions(const LoadedProgram& program,
                                                                                std::span<const std::string> names) {
  const core::Module& module = program.main_module();
  if (names.empty()) {
    std::vector<const core::Function*> all = tested_unnamed(program);
    if (all.empty()) return std::unexpected(fmt::format("{} exports no function", module.name.text()));
    return all;
  }
  std::vector<const core::Function*> chosen;
  for (const std::string& name : names) {
    const core::Function* function = find(program, name);
    if (function == nullptr) {
      std::string_view hint = name.find('/') == std::string::npos ? " (a function is named NAME/ARITY)" : "";
      return std::unexpected(fmt::format("{} exports no {}{}; it exports {}", module.name.text(), name, hint,
                                         names_of(exported_functions(module))));
    }
    if (std::ranges::find(chosen, function) == chosen.end()) chosen.push_back(function);
  }
  return chosen;
}

const core::Function& called_function(LoadedProgram& program, const core::Function& function) {
  const core::Function* found = program.resolve(function.name).function;
  return found == nullptr ? function : *found;
}

} // namespace assay
