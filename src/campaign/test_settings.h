#pragma once
// What `assay test` and `assay cover` are asked to do.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "campaign/search_limits.h"
#include "finding/function_test.h"

namespace assay::campaign {

struct TestSettings {
  std::string target;
  std::vector<std::string> functions; // as users name them; none: every exported one
  std::vector<std::string> seeds;     // the arguments to begin with, in this order
  std::optional<std::string> assume;  // MODULE:NAME or NAME
  std::vector<std::string> concrete;  // MODULE:NAME/ARITY or NAME/ARITY
  std::vector<std::string> also;      // modules whose clauses count, too
  TestOptions options;
  SearchLimits limits;
  bool use_spec = true;
  bool explain = false;
  std::optional<std::filesystem::path> emit;
  bool until_covered = false; // the search ends when every clause was entered
};

} // namespace assay::campaign
