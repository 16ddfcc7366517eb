#pragma once
// From what a user names to a file: FILE.erl, FILE.beam, or the name of a module, which is looked for in the folders of
// the options and on erl's code path.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/erlang/load/dump_options.h"

namespace assay::erlang {

enum class TargetKind { Source, Beam, Module };

struct ModuleTarget {
  TargetKind kind = TargetKind::Module;
  std::string name;    // the file as the user wrote it, or the module's name
  DumpOptions options; // the user's, and those of the rebar3 project around it: they hold for the modules it calls too
};

ModuleTarget find_target(std::string_view name, DumpOptions options);

// The beam of a module.
std::optional<std::filesystem::path> find_beam(std::string_view module, const DumpOptions& options,
                                               const std::vector<std::string>& code_path);

} // namespace assay::erlang
