#pragma once
// Tests for JUnit 5. Those of a comparison are not written yet.

#include "lang/java/emit/emit_junit.h"
#include "lang/java/types/class_under_test.h"
#include "lang/test_emitter.h"

namespace assay::java {

class JavaTestEmitter final : public TestEmitter {
 public:
  JavaTestEmitter(const ClassUnderTest& tested, const std::vector<std::string>& class_path)
      : tested_(tested), class_path_(class_path) {}

  Written emit_tests(const std::filesystem::path& folder, std::span<const EmittedCase> cases) const override;
  Written suite_file(const std::filesystem::path& wanted) const override;
  Written emit_suite(const std::string& file, std::span<SuiteCase> cases) const override;

 private:
  TestedClass tested() const;
  std::string simple_name() const;

  const ClassUnderTest& tested_;
  const std::vector<std::string>& class_path_;
};

} // namespace assay::java
