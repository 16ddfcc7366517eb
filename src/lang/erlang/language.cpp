#include "lang/erlang/language.h"

#include <fmt/core.h>

#include "lang/erlang/program.h"
#include "lang/readable_files.h"

namespace assay::erlang {

namespace {

class ErlangLanguage final : public Language {
 public:
  std::string_view name() const override { return "erlang"; }
  std::vector<std::string_view> file_endings() const override { return {".erl", ".beam"}; }
  std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> open(std::string_view target,
                                                                  const OpenOptions& options) const override {
    if (auto problems = why_not_readable(target, options)) return std::unexpected(std::move(*problems));
    return ErlangProgram::open(target, options);
  }

  // What is there, and whether it does its work: a module of the library must load.
  std::vector<DoctorCheck> doctor() const override {
    ModuleStore modules(true);
    auto installation = modules.dumps().installation();
    if (!installation) return {{"erl", false, to_string(installation.error())}};
    std::vector<DoctorCheck> checks = {
        {"erl", true, fmt::format("OTP {}, erts {}", (*installation)->otp_release, (*installation)->erts_version)}};
    bool loads = modules.has_module("lists");
    checks.push_back({"library", loads, loads ? "lists loads" : to_string(modules.problems("lists"))});
    return checks;
  }
};

} // namespace

const Language& erlang_language() {
  static const ErlangLanguage language;
  return language;
}

} // namespace assay::erlang
