#pragma once
// A finding that outlives the command: what was opened and how, the call, and the failure that is to be expected of it.
// As text it is an s-expression. Where findings are kept is up to a KeptFindings (store/kept_findings.h).

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "lang/language.h"

namespace assay::store {

struct StoredFinding {
  std::string language;
  std::string target; // as the user named it, seen from the folder where the command was given
  OpenOptions options;
  RealCall call;
  Failure failure;
  // The arguments as Core writes them, where the language does not read its own texts; empty: it does.
  std::string input{};
};

// What to read the arguments from.
std::string arguments_text(const StoredFinding& finding, const ValueText& texts);

std::string finding_text(const StoredFinding& finding);
// `name` is the file to blame.
std::expected<StoredFinding, Diagnostic> read_finding_text(std::string_view text, std::string_view name);

std::expected<StoredFinding, Diagnostic> read_finding(const std::filesystem::path& file);

} // namespace assay::store
