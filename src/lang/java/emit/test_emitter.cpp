#include "lang/java/emit/test_emitter.h"

#include "lang/java/emit/suite_check.h"
#include "lang/java/text/call_source.h"
#include "lang/java/types/visibility.h"
#include "lang/own_file.h"

namespace assay::java {

TestedClass JavaTestEmitter::tested() const {
  return {tested_.of().name, [this](const RealCall& call) { return call_source(tested_, call); },
          [this](const RealCall& call) {
            const Method* method = tested_.method_called(call);
            return method == nullptr ? Symbol("V") : method->descriptor.result;
          },
          [this](Symbol name) {
            const JavaClass* of = tested_.classes().find(name);
            return of != nullptr && is_visible(*of, tested_.of());
          }};
}

// `Inner` of `p/Outer$Inner`.
std::string JavaTestEmitter::simple_name() const {
  std::string_view name = tested_.of().name.text();
  return std::string(name.substr(name.find_last_of("/$") + 1));
}

TestEmitter::Written JavaTestEmitter::emit_tests(const std::filesystem::path& folder,
                                                 std::span<const EmittedCase> cases) const {
  std::string name = simple_name() + "FindingsTest";
  return write_own_file((folder / (name + ".java")).string(), junit_marker, findings_class(tested(), name, cases));
}

TestEmitter::Written JavaTestEmitter::suite_file(const std::filesystem::path& wanted) const {
  std::error_code error;
  bool is_folder = wanted.empty() || std::filesystem::is_directory(wanted, error);
  std::filesystem::path file = is_folder ? wanted / (simple_name() + "Test.java") : wanted;
  if (file.extension() != ".java") {
    return std::unexpected(Diagnostics{{file.string(), 0, 0, "a suite is a file with the ending .java"}});
  }
  if (auto problem = why_not_ours(file.string(), junit_marker)) return std::unexpected(Diagnostics{*problem});
  return file.string();
}

TestEmitter::Written JavaTestEmitter::emit_suite(const std::string& file, std::span<SuiteCase> cases) const {
  std::string name = std::filesystem::path(file).stem().string();
  return write_own_file(file, junit_marker, suite_that_compiles(tested(), name, cases, class_path_));
}

} // namespace assay::java
