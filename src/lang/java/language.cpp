#include "lang/java/language.h"

#include "lang/java/user_program.h"

namespace assay::java {

namespace {

class JavaLanguage final : public Language {
 public:
  std::string_view name() const override { return "java"; }
  std::vector<std::string_view> file_endings() const override { return {".java", ".class"}; }
  std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                  const OpenOptions& options) const override {
    return UserProgram::open(target, options);
  }
};

} // namespace

const Language& java_language() {
  static const JavaLanguage language;
  return language;
}

} // namespace assay::java
