#include "lang/choose_functions.h"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>

#include "machine/library_boundary.h"

namespace assay::lang {

namespace {

using Functions = std::vector<const core::Function*>;

Functions exported_functions(const LoadedProgram& program) {
  Functions functions;
  for (const core::Function* function : program.main_module().functions) {
    if (function->exported && program.names().is_entry(*function)) functions.push_back(function);
  }
  return functions;
}

// For a message: those that a name may have been meant for, else all.
Functions similar_to(const Functions& all, std::string_view name) {
  std::string_view plain = name.substr(0, name.find_first_of("/("));
  Functions similar;
  std::ranges::copy_if(all, std::back_inserter(similar), [&](const core::Function* each) {
    std::string_view other = each->plain_name.text();
    return other.substr(0, other.find('(')) == plain;
  });
  return similar.empty() ? all : similar;
}

} // namespace

std::string titles_of(const Naming& names, std::span<const core::Function* const> functions) {
  std::string text;
  for (const core::Function* function : functions) {
    text += (text.empty() ? "" : ", ") + names.short_title_of(*function);
  }
  return text.empty() ? "no function" : text;
}

std::expected<const core::Function*, std::string> choose_function(const LoadedProgram& program,
                                                                  const std::string& name) {
  Functions all = exported_functions(program);
  Functions named;
  std::ranges::copy_if(all, std::back_inserter(named),
                       [&](const core::Function* each) { return program.names().is_named(*each, name); });
  if (named.size() == 1) return named[0];
  std::string module = program.names().module_title();
  if (named.size() > 1) {
    return std::unexpected(fmt::format("{} exports several {}: {}", module, name, titles_of(program.names(), named)));
  }
  return std::unexpected(
      fmt::format("{} exports no {}; it exports {}", module, name, titles_of(program.names(), similar_to(all, name))));
}

namespace {

std::string nothing_to_choose(const LoadedProgram& program) {
  Functions all = exported_functions(program);
  if (all.empty()) return fmt::format("{} exports no function", program.names().module_title());
  return fmt::format("{} has nothing that is tested unless it is named: {}", program.names().module_title(),
                     titles_of(program.names(), all));
}

} // namespace

std::expected<std::vector<const core::Function*>, std::string> choose_functions(const LoadedProgram& program,
                                                                                std::span<const std::string> names) {
  Functions chosen;
  if (names.empty()) {
    chosen = exported_functions(program);
    std::erase_if(chosen,
                  [&](const core::Function* function) { return !program.names().is_tested_unnamed(*function); });
    if (chosen.empty()) return std::unexpected(nothing_to_choose(program));
  }
  for (const std::string& name : names) {
    auto function = choose_function(program, name);
    if (!function) return std::unexpected(function.error());
    if (std::ranges::find(chosen, *function) == chosen.end()) chosen.push_back(*function);
  }
  return chosen;
}

const core::Function& called_function(LoadedProgram& program, const core::Function& function) {
  const core::Function* found = program.resolve(function.name).function;
  return found == nullptr ? function : *found;
}

std::vector<const core::Function*> callable_functions(LoadedProgram& program) {
  std::vector<const core::Function*> functions;
  if (LibraryBoundary* boundary = program.library_boundary()) {
    functions = boundary->callable();
  } else {
    std::ranges::copy_if(program.main_module().functions, std::back_inserter(functions), &core::Function::exported);
  }
  std::erase(functions, nullptr);
  return functions;
}

} // namespace assay::lang
