#pragma once
// What `assay test` and `assay cover` were asked to do, read off their options.

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"
#include "cli/search_limits.h"
#include "finding/function_test.h"

namespace assay::cli {

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
  bool store = true;
  std::optional<std::filesystem::path> emit;
  bool until_covered = false; // the search ends when every clause was entered
};

// An error is a message for the user.
std::expected<TestSettings, std::string> test_settings(std::string_view command, const Arguments& arguments);

} // namespace assay::cli
