#include "lang/java/load/installation.h"

#include <fmt/core.h>

#include <cstdlib>

#include "base/file.h"
#include "base/program.h"

namespace assay::java {
namespace {

bool is_file(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

// The line JAVA_VERSION="17.0.15".
std::string version_of(const std::filesystem::path& home) {
  auto text = read_file(home / "release");
  if (!text) return "";
  std::string lines = "\n" + *text;
  constexpr std::string_view start = "\nJAVA_VERSION=\"";
  size_t at = lines.find(start);
  if (at == std::string::npos) return "";
  at += start.size();
  size_t end = lines.find_first_of("\"\n", at);
  return lines.substr(at, end == std::string::npos ? end : end - at);
}

// `named` says how we came to look there.
std::expected<Installation, Diagnostics> installation_at(const std::filesystem::path& home, std::string_view named) {
  Installation found{home, home / "lib" / "modules", home / "bin" / "java", std::nullopt, version_of(home)};
  if (!is_file(found.image) || !is_file(found.java)) {
    std::filesystem::path missing = is_file(found.image) ? "bin/java" : "lib/modules";
    return std::unexpected(one_diagnostic(
        fmt::format("no JDK found: {} has no {}; Assay needs a JDK of Java 9 or later", named, missing.string())));
  }
  if (is_file(home / "bin" / "javac")) found.javac = home / "bin" / "javac";
  return found;
}

} // namespace

std::expected<Installation, Diagnostics> find_installation() {
  if (const char* home = std::getenv("JAVA_HOME"); home != nullptr && *home != 0)
    return installation_at(home, fmt::format("JAVA_HOME, {},", home));
  auto program = find_program("javac");
  if (!program) program = find_program("java");
  if (!program)
    return std::unexpected(one_diagnostic(
        "no JDK found: JAVA_HOME is not set, and neither javac nor java is on the PATH; install a JDK (Debian: "
        "openjdk-17-jdk-headless) or set JAVA_HOME"));
  std::error_code error;
  std::filesystem::path real = std::filesystem::canonical(*program, error);
  std::filesystem::path home = (error ? *program : real).parent_path().parent_path();
  return installation_at(home, fmt::format("{}, to which {} belongs,", home.string(), program->string()));
}

} // namespace assay::java
