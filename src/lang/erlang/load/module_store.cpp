#include "lang/erlang/load/module_store.h"

#include <fmt/core.h>

#include "base/home.h"
#include "core/verifier.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/lower/lower.h"
#include "lang/erlang/primitives/primitives.h"

namespace assay::erlang {

namespace {

std::filesystem::path frontend_folder() { return home_folder() / "erlang"; }

std::filesystem::path overlay_file(std::string_view module) {
  return home_folder() / "runtime" / "erlang" / (std::string(module) + ".erl");
}

} // namespace

ModuleStore::ModuleStore(bool use_cache)
    : dumps_(frontend_folder(), use_cache ? cache_folder() : std::optional<std::filesystem::path>()) {}

std::expected<ModuleStore::Loaded, Diagnostics> ModuleStore::lower(Dumps::Result dump, std::string_view name) const {
  if (!dump) return std::unexpected(dump.error());
  auto module = lower_dump(*dump, name, primitives());
  if (!module) return module;
  return core::verified(std::move(*module));
}

std::expected<const core::Module*, Diagnostics> ModuleStore::load_main(std::string_view target, DumpOptions options) {
  ModuleTarget found = find_target(target, std::move(options));
  auto module = lower(dumps_.target(found), target);
  if (!module) return std::unexpected(module.error());
  target_ = found;
  if (found.kind == TargetKind::Source) source_folder_ = std::filesystem::path(found.name).parent_path();
  std::string name((*module)->name.text());
  main_name_ = name;
  auto& entry = entries_[name];
  entry = std::make_unique<Entry>();
  entry->real = std::move(*module);
  load_overlay(*entry, name);
  return entry->real.get();
}

void ModuleStore::load_overlay(Entry& entry, std::string_view module) {
  std::filesystem::path file = overlay_file(module);
  if (!std::filesystem::exists(file)) return;
  auto overlay = lower(dumps_.file(file.string(), {}), file.string());
  if (overlay) {
    entry.overlay = std::move(*overlay);
  } else {
    entry.problems = overlay.error();
  }
}

ModuleStore::Entry& ModuleStore::loaded(std::string_view module) {
  auto& entry = entries_[std::string(module)];
  if (entry != nullptr) return *entry;
  entry = std::make_unique<Entry>();
  Entry& made = *entry;
  load_overlay(made, module);
  auto real = load_real(module);
  if (real) {
    made.real = std::move(*real);
  } else {
    made.problems = real.error();
  }
  return made;
}

// A beam as erl would find it; else a source file beside the main one, so that a folder of sources need not be compiled
// first.
std::expected<std::optional<ModuleTarget>, Diagnostics> ModuleStore::find_real(std::string_view module) {
  auto beam = dumps_.find_module(module, target_.options);
  if (!beam) return std::unexpected(beam.error());
  if (*beam) return ModuleTarget{TargetKind::Beam, (*beam)->string(), target_.options};
  if (!source_folder_ || module.find('/') != std::string_view::npos) return std::nullopt;
  std::filesystem::path beside = *source_folder_ / (std::string(module) + ".erl");
  if (!std::filesystem::exists(beside)) return std::nullopt;
  return ModuleTarget{TargetKind::Source, beside.string(), target_.options};
}

bool ModuleStore::is_there(std::string_view module) {
  if (entries_.contains(std::string(module)) && has_module(module)) return true;
  auto found = find_real(module);
  return !found || found->has_value() || std::filesystem::exists(overlay_file(module));
}

std::expected<ModuleStore::Loaded, Diagnostics> ModuleStore::load_real(std::string_view module) {
  auto found = find_real(module);
  if (!found) return std::unexpected(found.error());
  if (!*found) return nullptr;
  std::string_view name = (*found)->kind == TargetKind::Source ? std::string_view((*found)->name) : module;
  return lower(dumps_.target(**found), name);
}

std::expected<const ModuleTypes*, Diagnostics> ModuleStore::types(std::string_view module) {
  auto found = types_.find(std::string(module));
  if (found == types_.end()) found = types_.emplace(module, load_types(module)).first;
  if (!found->second) return std::unexpected(found->second.error());
  return found->second->get();
}

std::expected<std::unique_ptr<ModuleTypes>, Diagnostics> ModuleStore::load_types(std::string_view module) {
  std::expected<std::optional<ModuleTarget>, Diagnostics> found;
  if (module == main_name_ && target_.kind != TargetKind::Module) {
    found = target_;
  } else {
    found = find_real(module);
  }
  if (!found) return std::unexpected(found.error());
  if (!*found) return nullptr;
  const ModuleTarget& target = **found;
  auto dump = target.kind == TargetKind::Source ? dumps_.types_of_file(target.name, target.options)
                                                : dumps_.types_of_beam(target.name);
  if (!dump) return std::unexpected(dump.error());
  auto types = read_types(*dump, fmt::format("the types of {}", module));
  if (!types) return std::unexpected(types.error());
  return std::make_unique<ModuleTypes>(std::move(*types));
}

const core::Function* ModuleStore::find(Symbol function) {
  Entry& entry = loaded(split_function_name(function).module);
  if (entry.is_dropped) return nullptr;
  if (entry.overlay != nullptr) {
    if (const core::Function* found = entry.overlay->find(function)) return found;
  }
  return entry.real == nullptr ? nullptr : entry.real->find(function);
}

void ModuleStore::drop(std::string_view module, std::string why) {
  Entry& entry = loaded(module);
  entry.is_dropped = true;
  entry.problems = one_diagnostic(std::move(why));
}

const Diagnostics& ModuleStore::problems(std::string_view module) { return loaded(module).problems; }

std::expected<const core::Module*, Diagnostics> ModuleStore::load_arguments(std::string_view text) {
  return keep_arguments(dumps_.arguments(text));
}

std::expected<const core::Module*, Diagnostics> ModuleStore::load_input(std::string_view text, CallsInText calls) {
  return keep_arguments(dumps_.input(text, calls));
}

std::expected<const core::Module*, Diagnostics> ModuleStore::keep_arguments(Dumps::Result dump) {
  auto module = lower(std::move(dump), "arguments");
  if (!module) return std::unexpected(module.error());
  arguments_.push_back(std::move(*module));
  return arguments_.back().get();
}

} // namespace assay::erlang
