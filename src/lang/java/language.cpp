#include "lang/java/language.h"

#include "lang/java/runtime/front_end.h"
#include "lang/java/user_program.h"
#include "lang/readable_files.h"

namespace assay::java {

namespace {

class JavaLanguage final : public Language {
 public:
  std::string_view name() const override { return "java"; }
  std::vector<std::string_view> file_endings() const override { return {".java", ".class"}; }
  std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                  const OpenOptions& options) const override {
    if (auto problems = why_not_readable(target, options)) return std::unexpected(std::move(*problems));
    return UserProgram::open(target, options);
  }
  std::string toolchain() const override { return java_identity(); }
  std::vector<DoctorCheck> doctor() const override {
    auto found = find_installation();
    if (!found) return {{"java", false, to_string(found.error())}};
    std::string version = found->version.empty() ? "of an unknown version" : found->version;
    std::vector<DoctorCheck> checks = {{"java", true, "JDK " + version}};
    bool compiles = found->javac.has_value();
    checks.push_back(
        {"javac", compiles, compiles ? "sources are compiled" : "only class files can be read: install a JDK"});
    auto library = java_library();
    bool is_read = library && (*library)->program->classes().find(Symbol("java/lang/String")) != nullptr;
    checks.push_back(
        {"library", is_read, is_read ? "String is read from " + found->image.string() : "String can't be read"});
    return checks;
  }
};

} // namespace

const Language& java_language() {
  static const JavaLanguage language;
  return language;
}

} // namespace assay::java
