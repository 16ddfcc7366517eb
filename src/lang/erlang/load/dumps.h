#pragma once
// The way from a program's name to the dump of its Core or of its types (docs/exchange-form.md), by way of the cache or
// of erl. This is the door to the front end: start here. The pieces: module_finder and project (which file, which
// options), dump_cache and installation (warm runs start no erl), server, request and answer (talking to erl).
//
// For one thread at a time.

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "lang/cached_dumps.h"
#include "lang/calls_in_text.h"
#include "lang/erlang/load/dump_options.h"
#include "lang/erlang/load/installation.h"
#include "lang/erlang/load/module_finder.h"

namespace assay::erlang {

class Dumps {
 public:
  // The text of a (module …) expression, or of a (types …) one.
  using Result = std::expected<std::string, Diagnostics>;

  // As the environment says: the front end of this installation, the user's cache.
  Dumps();
  Dumps(const std::filesystem::path& beam_folder, std::optional<std::filesystem::path> cache_folder);

  // What a user names on the command line; see find_target.
  Result target(const ModuleTarget& target);

  Result file(std::string_view path, const DumpOptions& options);
  Result beam(std::string_view path);
  Result types_of_file(std::string_view path, const DumpOptions& options);
  Result types_of_beam(std::string_view path);
  // A module by name; when it is nowhere, a diagnostic says so. `find_module` tells beforehand.
  Result module(std::string_view name, const DumpOptions& options);
  // A module with one function arguments/0 that returns what the text evaluates to. Diagnostics name the file
  // "arguments".
  Result arguments(std::string_view text);
  // The same, with functions in canonical form as data (frontends/erlang/assay_functions.erl).
  Result input(std::string_view text, CallsInText calls);

  // The beam of a module that can be loaded on demand.
  std::expected<std::optional<std::filesystem::path>, Diagnostics> find_module(std::string_view name,
                                                                               const DumpOptions& options);

  std::expected<const Installation*, Diagnostics> installation();
  // What tells erl and the front end from other versions of them.
  std::expected<std::string, Diagnostics> toolchain();
  Server& server() { return dumps_.server(); }

 private:
  Result of_file(std::string_view path, const std::string& request);
  Result of_beam(std::string_view path, const std::string& request);
  Result cached(std::string_view subject, std::string_view contents, const std::string& request);

  CachedDumps dumps_;
  std::optional<Installation> installation_;
  std::string version_; // of the front end: the hash of its beams
};

} // namespace assay::erlang
