#include "lang/erlang/load/identity.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "base/fingerprint.h"
#include "core/call_graph.h"
#include "core/printer.h"

namespace assay::erlang {

namespace {

// Modules of the library that neither catch what the caller's functions raise nor look at stacks.
constexpr std::array<std::string_view, 18> plain_modules = {
    "array", "binary", "dict",    "erlang",  "gb_sets",   "gb_trees", "io",   "io_lib", "lists",
    "maps",  "math",   "orddict", "ordsets", "proplists", "queue",    "sets", "string", "unicode"};

// Parts of the names of those functions of `erlang` that know of modules, stacks or processes, or that call what their
// arguments name.
constexpr std::array<std::string_view, 14> telling_words = {"apply",    "display", "function", "halt", "loaded",
                                                            "make_fun", "module",  "monitor",  "nif",  "port",
                                                            "process",  "spawn",   "stack",    "trace"};

// Of a function or a primitive: `lists:map/2`, `erlang:+/2`; `erlang.make_map` is one of our own.
bool is_plain(std::string_view name) {
  std::string_view module = name.substr(0, name.find_first_of(":."));
  if (std::ranges::find(plain_modules, module) == plain_modules.end()) return false;
  if (module != "erlang") return true;
  return std::ranges::none_of(telling_words, [&](std::string_view word) { return name.contains(word); });
}

bool catches_or_tells(const core::Function& function) {
  return std::ranges::any_of(function.blocks, [](const core::Block& block) {
    return block.handler != nullptr || std::ranges::any_of(block.instructions, [](const core::Instruction& each) {
             return each.opcode == core::Opcode::Primitive && !is_plain(each.symbol.text());
           });
  });
}

// No run can see in which file and on which lines the code is: nothing of it catches exceptions, and neither does what
// it calls.
bool is_blind_to_places(const core::Module& module, const core::Function& entry) {
  core::CallGraph graph(module);
  core::CallGraph::Functions functions = graph.reachable(entry);
  if (graph.calls_computed(functions)) return false;
  if (!std::ranges::all_of(graph.calls_outside(functions), is_plain, &Symbol::text)) return false;
  return std::ranges::none_of(functions, [](const core::Function* each) { return catches_or_tells(*each); });
}

// Modules that it may load are compiled by others, or sources beside its own.
std::string files_around(const ModuleStore& modules) {
  std::vector<std::string> files;
  std::vector<std::string> folders = modules.target().options.paths;
  if (modules.source_folder()) folders.push_back(modules.source_folder()->string());
  for (const std::string& folder : folders) {
    std::error_code error;
    for (const auto& file : std::filesystem::directory_iterator(folder.empty() ? "." : folder, error)) {
      std::filesystem::path ending = file.path().extension();
      if (ending == ".beam" || ending == ".erl") files.push_back(fingerprint(file.path()));
    }
  }
  std::ranges::sort(files); // the system lists them in any order
  std::string text;
  for (const std::string& file : files) text += file;
  return text;
}

} // namespace

std::string identity_of(const core::Module& module, const core::Function& entry, const ModuleStore& modules) {
  std::string text = fmt::format("{} {}\n", module.name.text(), entry.name.text());
  if (!is_blind_to_places(module, entry)) return text + core::print_module(module) + files_around(modules);
  for (const std::string& folder : modules.target().options.paths) text += folder + "\n";
  for (const core::Function* function : module.functions) text += core::print_function(*function, {.places = false});
  return text;
}

} // namespace assay::erlang
