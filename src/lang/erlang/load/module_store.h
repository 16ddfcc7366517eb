#pragma once
// The modules of an Erlang program, loaded when first asked for. A module may have an *overlay*: a module of the same
// name under runtime/erlang whose functions take the place of the real ones, because those are native in the real
// runtime.

#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/diagnostic.h"
#include "core/module.h"
#include "lang/erlang/load/dumps.h"
#include "lang/erlang/load/module_types.h"

namespace assay::erlang {

class ModuleStore {
 public:
  explicit ModuleStore(bool use_cache);

  // The program the user named becomes the main module; its options hold for everything loaded later.
  std::expected<const core::Module*, Diagnostics> load_main(std::string_view target, DumpOptions options);
  // The function of that name; null if there is none. Loads its module.
  const core::Function* find(Symbol function);
  // The module itself, without what stands in for its natives; null if there is none.
  const core::Module* real(std::string_view module) { return loaded(module).real.get(); }
  // Why a module that is there could not be loaded; empty if it could, or is not there.
  const Diagnostics& problems(std::string_view module);
  // A module that erl does not load, or of which that is not known: none of its functions is found any more.
  void drop(std::string_view module, std::string why);
  // Whether there is something to load.
  bool is_there(std::string_view module);
  bool has_module(std::string_view module) { return loaded(module).real != nullptr; }
  // What a module says about types; null if there is no such module. Asked for on demand and once.
  std::expected<const ModuleTypes*, Diagnostics> types(std::string_view module);
  // A module of the text of arguments (see Dumps::arguments and Dumps::input), kept with the others but under no name.
  std::expected<const core::Module*, Diagnostics> load_arguments(std::string_view text);
  std::expected<const core::Module*, Diagnostics> load_input(std::string_view text, CallsInText calls);

  Dumps& dumps() { return dumps_; }
  // What load_main was asked for, with the options that hold, and where it looks for modules that are not compiled.
  const ModuleTarget& target() const { return target_; }
  const std::optional<std::filesystem::path>& source_folder() const { return source_folder_; }

 private:
  using Loaded = std::unique_ptr<core::Module>;
  struct Entry {
    Loaded real;
    Loaded overlay;
    Diagnostics problems;
    bool is_dropped = false;
  };
  Entry& loaded(std::string_view module);
  std::expected<Loaded, Diagnostics> lower(Dumps::Result dump, std::string_view name) const;
  std::expected<const core::Module*, Diagnostics> keep_arguments(Dumps::Result dump);
  std::expected<Loaded, Diagnostics> load_real(std::string_view module);
  // Where load_real takes a module from: nothing if it is nowhere.
  std::expected<std::optional<ModuleTarget>, Diagnostics> find_real(std::string_view module);
  std::expected<std::unique_ptr<ModuleTypes>, Diagnostics> load_types(std::string_view module);
  void load_overlay(Entry& entry, std::string_view module);

  Dumps dumps_;
  ModuleTarget target_;
  std::string main_name_;
  std::optional<std::filesystem::path> source_folder_; // of the main module, if that is a source file
  std::unordered_map<std::string, std::unique_ptr<Entry>> entries_;
  std::vector<Loaded> arguments_;
  std::unordered_map<std::string, std::expected<std::unique_ptr<ModuleTypes>, Diagnostics>> types_;
};

} // namespace assay::erlang
