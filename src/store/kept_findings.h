#pragma once
// Where findings are kept from one command to the next: an interface, so that it may be a folder
// (store/findings_folder.h) or a database. A finding is kept once for each target, function and way to fail: finding it
// again keeps it again.

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "store/stored_finding.h"

namespace assay::store {

struct KeptFinding {
  std::string name; // by which a user finds it: of a file, its path
  StoredFinding finding;
};

class KeptFindings {
 public:
  virtual ~KeptFindings() = default;

  // The name that it has from now on.
  virtual std::expected<std::string, Diagnostic> keep(const StoredFinding& finding) = 0;
  // What is kept of one function of a target, in the order of the names. One that can't be read is a problem, and stays
  // as it is.
  virtual std::vector<KeptFinding> of_function(std::string_view target, std::string_view function, size_t arity,
                                               Diagnostics& problems) const = 0;
  // One that is not there any more counts as dropped.
  virtual void drop(const KeptFinding& kept) = 0;
};

} // namespace assay::store
