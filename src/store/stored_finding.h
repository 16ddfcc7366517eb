#pragma once
// A finding on disk: what was opened and how, the call, and the failure that is to be expected of it. One file each, an
// s-expression, named after the function and a hash of the call's failure, so that finding it again writes it again.

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "lang/language.h"

namespace assay {

struct StoredFinding {
  std::string language;
  std::string target; // as the user named it, seen from the folder where the command was given
  OpenOptions options;
  RealCall call;
  Failure failure;
};

std::string finding_text(const StoredFinding& finding);
// `name` is the file to blame.
std::expected<StoredFinding, Diagnostic> read_finding_text(std::string_view text, std::string_view name);

// Where findings are kept unless the user says otherwise.
std::filesystem::path default_findings_folder();

// The name of the file written.
std::expected<std::filesystem::path, Diagnostic> write_finding(const std::filesystem::path& folder,
                                                               const StoredFinding& finding);
std::expected<StoredFinding, Diagnostic> read_finding(const std::filesystem::path& file);

} // namespace assay
