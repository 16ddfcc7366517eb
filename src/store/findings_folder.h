#pragma once
// Findings kept as files of one folder, named after the function and a hash of the call's failure.

#include <filesystem>
#include <utility>

#include "store/kept_findings.h"

namespace assay::store {

// Where findings are kept unless the user says otherwise.
std::filesystem::path default_findings_folder();

class FindingsFolder final : public KeptFindings {
 public:
  explicit FindingsFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

  std::expected<std::string, Diagnostic> keep(const StoredFinding& finding) override;
  std::vector<KeptFinding> of_function(std::string_view target, std::string_view function, size_t arity,
                                       Diagnostics& problems) const override;
  void drop(const KeptFinding& kept) override;

 private:
  std::filesystem::path folder_; // need not be there until something is kept
};

} // namespace assay::store
