#include "store/findings_folder.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/file.h"

namespace assay::store {

std::filesystem::path default_findings_folder() { return std::filesystem::path(".assay") / "findings"; }

namespace {

constexpr std::string_view file_ending = ".finding";

// `price-1-`: what the names of a function's files begin with.
std::string file_prefix(std::string_view function, size_t arity) {
  std::string plain;
  for (char c : function) {
    bool keeps = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    plain += keeps ? c : '_';
  }
  return fmt::format("{}-{}-", plain, arity);
}

// However the user spelled it.
std::string plain_target(std::string_view target) { return std::filesystem::path(target).lexically_normal().string(); }

} // namespace

std::expected<std::string, Diagnostic> FindingsFolder::keep(const StoredFinding& finding) {
  std::string key = plain_target(finding.target) + "\n" + finding.call.function + "\n" + group_key(finding.failure);
  std::filesystem::path file =
      folder_ / fmt::format("{}{}{}", file_prefix(finding.call.function, finding.call.arguments.size()),
                            content_hash(key).substr(0, 12), file_ending);
  if (write_file_atomically(file, finding_text(finding))) return file.string();
  return std::unexpected(Diagnostic{file.string(), 0, 0, "the finding can't be written"});
}

std::vector<KeptFinding> FindingsFolder::of_function(std::string_view target, std::string_view function, size_t arity,
                                                     Diagnostics& problems) const {
  std::vector<std::filesystem::path> files;
  std::string prefix = file_prefix(function, arity);
  std::error_code error; // a folder that is not there holds nothing
  for (const auto& entry : std::filesystem::directory_iterator(folder_, error)) {
    std::string name = entry.path().filename().string();
    if (name.starts_with(prefix) && name.ends_with(file_ending)) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  std::vector<KeptFinding> kept;
  for (const std::filesystem::path& file : files) {
    auto finding = read_finding(file);
    if (!finding) {
      problems.push_back(finding.error());
    } else if (plain_target(finding->target) == plain_target(target) && finding->call.function == function &&
               finding->call.arguments.size() == arity) {
      kept.push_back({file.string(), std::move(*finding)});
    }
  }
  return kept;
}

void FindingsFolder::drop(const KeptFinding& kept) {
  std::error_code ignored; // what is not there any more is dropped
  std::filesystem::remove(kept.name, ignored);
}

} // namespace assay::store
