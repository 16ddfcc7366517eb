#include "campaign/named_functions.h"

#include <fmt/core.h>

#include <charconv>
#include <set>

namespace assay::campaign {

namespace {

// Callable from outside, as the real runtime has to call it, too.
bool is_exported(LoadedProgram& program, Symbol symbol) {
  Callee callee = program.resolve(symbol);
  return callee.primitive != nullptr || (callee.function != nullptr && callee.function->exported);
}

// The number behind the last slash; nothing: there is none.
std::optional<size_t> arity_of(std::string_view name) {
  size_t slash = name.rfind('/');
  if (slash == std::string_view::npos || slash == 0) return {};
  size_t arity = 0;
  auto [end, error] = std::from_chars(name.data() + slash + 1, name.data() + name.size(), arity);
  return error == std::errc() && end == name.data() + name.size() ? std::optional(arity) : std::nullopt;
}

std::string why_not_assumed(LoadedProgram& program, const std::string& name,
                            std::span<const core::Function* const> functions) {
  if (arity_of(name)) {
    return fmt::format("--assume takes MODULE:NAME without an arity, as it has that of the tested function; not '{}'",
                       name);
  }
  if (std::string why = program.names().why_no_precondition(name, *functions[0]); !why.empty()) {
    return fmt::format("--assume {}: {}", name, why);
  }
  constexpr size_t most_arguments = 20; // that are looked for
  std::string others;
  for (size_t arity = 0; arity <= most_arguments; ++arity) {
    NamedFunction other = program.names().named_function(name, arity);
    if (is_exported(program, other.symbol)) others += (others.empty() ? "" : ", ") + std::string(other.symbol.text());
  }
  if (!others.empty()) {
    return fmt::format("--assume {}: it takes another number of arguments than what is tested; there is {}", name,
                       others);
  }
  NamedFunction wanted = program.names().named_function(name, functions[0]->arity());
  return fmt::format("--assume {}: there is no exported function {}", name, wanted.symbol.text());
}

} // namespace

std::optional<NamedFunction> Assumptions::of(const core::Function& function) const {
  auto found = by_tested.find(&function);
  return found == by_tested.end() ? std::nullopt : std::optional(found->second);
}

std::expected<Assumptions, std::string> find_assumptions(LoadedProgram& program, const std::optional<std::string>& name,
                                                         std::span<const core::Function* const> functions) {
  Assumptions found;
  if (!name) return found;
  for (const core::Function* function : functions) {
    NamedFunction candidate = program.names().precondition_of(*name, *function);
    if (is_exported(program, candidate.symbol)) {
      found.by_tested.emplace(function, std::move(candidate));
    } else {
      found.without.push_back(function);
    }
  }
  if (found.by_tested.empty()) return std::unexpected(why_not_assumed(program, *name, functions));
  return found;
}

namespace {

// Of `MODULE:NAME/*`, or all of a module for `MODULE:*/*`.
std::expected<std::vector<Symbol>, std::string> find_all(LoadedProgram& program, const std::string& name) {
  NamedFunction wanted = program.names().named_function(name.substr(0, name.rfind('/')), 0);
  std::vector<Symbol> found;
  for (Symbol function : program.names().functions_of(wanted.module)) {
    std::string_view text = function.text();
    auto arity = arity_of(text);
    if (!arity) continue;
    bool is_it = wanted.name == "*" ||
                 program.names().named_function(wanted.module + ":" + wanted.name, *arity).symbol == function;
    if (is_it && program.resolve(function).found()) found.push_back(function);
  }
  if (found.empty()) return std::unexpected(fmt::format("--concrete {}: there is no such function", name));
  return found;
}

} // namespace

std::expected<std::vector<Symbol>, std::string> find_concrete(LoadedProgram& program,
                                                              std::span<const std::string> names) {
  std::vector<Symbol> found;
  for (const std::string& name : names) {
    if (name.ends_with("/*") && name.size() > 2) {
      auto all = find_all(program, name);
      if (!all) return std::unexpected(all.error());
      found.insert(found.end(), all->begin(), all->end());
      continue;
    }
    std::optional<size_t> arity = arity_of(name);
    if (!arity) return std::unexpected(fmt::format("--concrete takes MODULE:NAME/ARITY; not '{}'", name));
    Symbol symbol = program.names().named_function(name.substr(0, name.rfind('/')), *arity).symbol;
    if (!program.resolve(symbol).found()) {
      return std::unexpected(fmt::format("--concrete {}: there is no function {}", name, symbol.text()));
    }
    found.push_back(symbol);
  }
  return found;
}

std::expected<std::vector<const core::Function*>, std::string> find_modules(LoadedProgram& program,
                                                                            std::span<const std::string> modules) {
  std::set<const core::Module*> loaded = {&program.main_module()};
  std::vector<const core::Function*> found;
  for (const std::string& module : modules) {
    std::vector<Symbol> names = program.names().functions_of(module);
    if (names.empty()) return std::unexpected(fmt::format("--also {}: there is no such module with functions", module));
    for (Symbol name : names) {
      const core::Function* function = program.resolve(name).function;
      if (function == nullptr || !loaded.insert(function->module).second) continue;
      found.insert(found.end(), function->module->functions.begin(), function->module->functions.end());
    }
  }
  return found;
}

} // namespace assay::campaign
