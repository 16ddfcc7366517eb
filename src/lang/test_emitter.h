#pragma once
// Findings and suites as files of tests in the framework of the language. What a language can't write, it refuses, and
// commands say so: by default everything.

#include <expected>
#include <filesystem>
#include <span>
#include <string>

#include "base/diagnostic.h"
#include "lang/failure.h"
#include "lang/real_runtime.h"

namespace assay::lang {

// A finding to be written as a test: a call that must not fail as it did.
struct EmittedCase {
  RealCall call;
  Failure failure;
  std::string comment; // a line or more for the reader; may be empty
};

// A call to be written as a test that asserts what the real runtime has seen of it.
struct SuiteCase {
  RealCall call;
  Observation seen;      // a result or an exception
  std::string comment;   // for the reader
  std::string name{};    // of the test; given to it when it is written
  std::string refused{}; // why there is no such test after all, if it could not be written
};

class TestEmitter {
 public:
  using Written = std::expected<std::string, Diagnostics>; // the file

  virtual ~TestEmitter() = default;

  // Writes the cases as one file of tests in the folder. A file that somebody else wrote is left alone.
  virtual Written emit_tests(const std::filesystem::path& folder, std::span<const EmittedCase> cases) const;
  // Writes the cases into a file of tests in the folder, each asserting what another program has answered.
  virtual Written emit_answers(const std::filesystem::path& folder, std::span<SuiteCase> cases) const;
  // The file for a suite of tests of this program: `wanted`, or one with the usual name, there if that is a folder,
  // here if it is empty. Not one that somebody else wrote.
  virtual Written suite_file(const std::filesystem::path& wanted) const;
  // Writes the suite, and gives the cases their names.
  virtual Written emit_suite(const std::string& file, std::span<SuiteCase> cases) const;
};

} // namespace assay::lang
