#pragma once
// A finding on disk: what was opened and how, the call, and the failure that is to be expected of it. One file each, an
// s-expression, named after the function and a hash of the call's failure, so that finding it again writes it again.

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "lang/language.h"

namespace assay {

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

// Where findings are kept unless the user says otherwise.
std::filesystem::path default_findings_folder();

// The name of the file written.
std::expected<std::filesystem::path, Diagnostic> write_finding(const std::filesystem::path& folder,
                                                               const StoredFinding& finding);
std::expected<StoredFinding, Diagnostic> read_finding(const std::filesystem::path& file);

struct KeptFinding {
  std::filesystem::path file;
  StoredFinding finding;
};
// What is kept of one function of a target, in the order of the files' names. A file that can't be read is a problem,
// and stays as it is.
std::vector<KeptFinding> kept_findings(const std::filesystem::path& folder, std::string_view target,
                                       std::string_view function, size_t arity, Diagnostics& problems);

} // namespace assay
