#include "lang/erlang/text/naming.h"

#include <set>

#include "core/call_graph.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/primitives/primitives.h"

namespace assay::erlang {

// The compiler adds module_info to each module, and behaviour_info to those with callbacks.
bool ErlangNaming::is_entry(const core::Function& function) const {
  std::string_view name = function.plain_name.text();
  return name != "module_info" && (name != "behaviour_info" || function.place.line != 0);
}

Symbol ErlangNaming::function_symbol(std::string_view name, size_t arity) const {
  return erlang::function_symbol(main_module().name.text(), name, arity);
}

NamedFunction ErlangNaming::named_function(std::string_view name, size_t arity) const {
  size_t colon = name.find(':');
  std::string_view module = colon == std::string_view::npos ? main_module().name.text() : name.substr(0, colon);
  std::string_view function = colon == std::string_view::npos ? name : name.substr(colon + 1);
  return {erlang::function_symbol(module, function, arity), std::string(module), std::string(function)};
}

std::vector<Symbol> ErlangNaming::functions_of(std::string_view module) const {
  std::vector<Symbol> names;
  const core::Module* found = modules_.real(module);
  if (found == nullptr) return names;
  for (const core::Function* function : found->functions) {
    if (function->capture_count == 0) names.push_back(function->name); // no closure
  }
  return names;
}

std::vector<std::string> ErlangNaming::missing_modules(std::span<const core::Function* const> functions) const {
  core::CallGraph graph(main_module());
  core::CallGraph::Functions reached;
  for (const core::Function* function : functions) reached.merge(graph.reachable(*function));
  std::set<std::string> missing;
  for (Symbol callee : graph.calls_outside(reached)) {
    std::string module(split_function_name(callee).module);
    if (primitives().find(callee) == nullptr && !modules_.is_there(module)) missing.insert(std::move(module));
  }
  return {missing.begin(), missing.end()};
}

std::string ErlangNaming::operation_text(std::string_view primitive) const {
  constexpr std::pair<std::string_view, std::string_view> described[] = {
      {"erlang.bits_append", "binary construction"}, {"erlang.bits_new", "binary construction"},
      {"erlang.bits_start", "binary construction"},  {"erlang.bits_init_writable", "binary construction"},
      {"erlang.bits_", "binary patterns"},           {"erlang.map_put", "map construction"},
      {"erlang.map_update", "map construction"},     {"erlang.map_", "map patterns"},
      {"erlang.function_name", "calls by name"},
  };
  for (const auto& [prefix, words] : described) {
    if (primitive.starts_with(prefix)) return std::string(words);
  }
  constexpr std::string_view ours = "assay_"; // assay_unicode:characters_to_list/2 is a part of unicode
  return std::string(primitive.starts_with(ours) ? primitive.substr(ours.size()) : primitive);
}

} // namespace assay::erlang
