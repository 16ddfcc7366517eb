#pragma once
// The way from a source, or from the name of a unit of the standard library, to the dump of its Lambda and types
// (docs/exchange-form.md), by way of the cache or of the front end. For one thread at a time.

#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "lang/cached_dumps.h"
#include "lang/language.h"
#include "lang/ocaml/load/request.h"

namespace assay::ocaml {

struct Installation {
  std::string version; // of the compiler
  std::string standard_library;
};

class Dumps {
 public:
  // The text of a (module …) expression.
  using Result = std::expected<std::string, Diagnostics>;

  // As the environment says: the front end of this installation, the user's cache.
  Dumps();
  Dumps(const std::filesystem::path& folder, std::optional<std::filesystem::path> cache_folder);

  // The one of this process, for all of its programs: so one front end serves them all.
  static std::shared_ptr<Dumps> shared();

  Result file(std::string_view path, const UnitOptions& options = {});
  // Places in it name `name` as their file.
  Result text(std::string_view name, std::string_view text, const UnitOptions& options = {});
  // `Stdlib`, `Stdlib__List`, `CamlinternalFormat`.
  Result library_unit(std::string_view name);

  std::expected<Installation, Diagnostics> installation(); // asks the front end
  Server& server() { return dumps_.server(); }

 private:
  CachedDumps dumps_;
  std::string version_; // of the front end, which is built for one compiler
};

// What `assay doctor` looks for: the compiler this was built for, and a unit of its library that dumps.
std::vector<DoctorCheck> doctor_checks();

} // namespace assay::ocaml
