#include "lang/test_emitter.h"

namespace assay::lang {

namespace {

TestEmitter::Written refused() {
  return std::unexpected(one_diagnostic("tests can't be written for this language yet"));
}

} // namespace

TestEmitter::Written TestEmitter::emit_tests(const std::filesystem::path&, std::span<const EmittedCase>) const {
  return refused();
}

TestEmitter::Written TestEmitter::emit_answers(const std::filesystem::path&, std::span<SuiteCase>) const {
  return refused();
}

TestEmitter::Written TestEmitter::suite_file(const std::filesystem::path&) const { return refused(); }

TestEmitter::Written TestEmitter::emit_suite(const std::string&, std::span<SuiteCase>) const { return refused(); }

} // namespace assay::lang
