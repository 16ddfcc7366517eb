#pragma once
// Tests for EUnit.

#include "lang/test_emitter.h"

namespace assay::lang {
class LoadedProgram;
}

namespace assay::erlang {

class ErlangTestEmitter final : public TestEmitter {
 public:
  explicit ErlangTestEmitter(const LoadedProgram& program) : program_(program) {}

  Written emit_tests(const std::filesystem::path& folder, std::span<const EmittedCase> cases) const override;
  Written emit_answers(const std::filesystem::path& folder, std::span<SuiteCase> cases) const override;
  Written suite_file(const std::filesystem::path& wanted) const override;
  Written emit_suite(const std::string& file, std::span<SuiteCase> cases) const override;

 private:
  std::string_view module() const; // under test

  const LoadedProgram& program_;
};

} // namespace assay::erlang
