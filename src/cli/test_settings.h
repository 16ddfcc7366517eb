#pragma once
// What `assay test` was asked to do, read off its options.

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"
#include "finding/function_test.h"

namespace assay::cli {

struct TestSettings {
  std::string target;
  std::vector<std::string> functions; // NAME/ARITY; none: every exported one
  std::vector<std::string> seeds;     // the arguments to begin with, in this order
  std::optional<std::string> assume;  // MODULE:NAME or NAME
  std::vector<std::string> concrete;  // MODULE:NAME/ARITY or NAME/ARITY
  TestOptions options;
  double seconds = 30;           // for the whole command
  bool limited_by_count = false; // then nothing may depend on how fast we are
  bool use_spec = true;
  bool json = false;
  bool verbose = false;
  bool explain = false;
  bool store = true;
  std::optional<std::filesystem::path> emit;
};

// An error is a message for the user.
std::expected<TestSettings, std::string> test_settings(const Arguments& arguments);

} // namespace assay::cli
