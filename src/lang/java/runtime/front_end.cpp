#include "lang/java/runtime/front_end.h"

#include <fmt/core.h>

#include "base/file.h"
#include "base/fingerprint.h"
#include "base/home.h"
#include "lang/java/load/installation.h"

namespace assay::java {
namespace {

Diagnostic not_built(const std::filesystem::path& file) {
  return {
      file.string(), 0, 0,
      "there is no front end for Java: install a JDK, version 17 … 23 (Debian's package is openjdk-17-jdk-headless), "
      "and build Assay again"};
}

// Options meant for others would change what we see. What depends on the time zone is the same everywhere.
std::vector<std::string> environment_of_java() {
  return environment_without(
      {"JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "JDK_JAVAC_OPTIONS", "CLASSPATH", "TZ", "LC_ALL"},
      {"TZ=UTC", "LC_ALL=C.UTF-8"});
}

// It starts as fast as it can: there are many short calls. Messages are those that the program or the library words:
// the ones that Java adds to a null dereference name local variables.
std::vector<std::string> arguments_of_java() {
  return {"java",
          "-Xshare:auto",
          "-XX:TieredStopAtLevel=1",
          "-XX:+UseSerialGC",
          "-XX:-UsePerfData",
          "-XX:-CreateCoredumpOnCrash",
          "-XX:+ErrorFileToStderr",
          "-XX:-ShowCodeDetailsInExceptionMessages",
          "-Dfile.encoding=UTF-8",
          "-Duser.language=en",
          "-Duser.country=US",
          "-Duser.timezone=UTC",
          "-Djava.security.manager=allow", // for frontends/java/ExitGuard.java
          "--add-opens=java.base/java.io=ALL-UNNAMED",
          "--add-exports=java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED",
          "--add-exports=java.base/jdk.internal.org.objectweb.asm.tree=ALL-UNNAMED",
          "--add-exports=jdk.compiler/com.sun.tools.javac.api=ALL-UNNAMED"};
}

// The compiler of calls is in the same process, and keeps the classes that it has read.
constexpr uint64_t compilers_share = uint64_t{64} << 20;

std::expected<ChildProgram, Diagnostic> server(const std::filesystem::path& folder, const std::string& memory,
                                               const std::filesystem::path& working_folder) {
  std::error_code error;
  std::filesystem::path classes = std::filesystem::absolute(folder, error) / "assay.jar";
  if (!std::filesystem::exists(classes, error)) return std::unexpected(not_built(classes));
  auto installed = find_installation();
  if (!installed) return std::unexpected(std::move(installed.error().front()));
  ChildProgram program{installed->java, arguments_of_java(), environment_of_java(), working_folder};
  if (!memory.empty()) program.arguments.push_back(memory);
  // Classes in a form that can be mapped; java does without them if they do not fit.
  program.arguments.push_back("-XX:SharedArchiveFile=" + (classes.parent_path() / "assay.jsa").string());
  for (std::string argument :
       {std::string("-cp"), classes.string(), std::string("assay.Server"), std::to_string(ChildProcess::child_requests),
        std::to_string(ChildProcess::child_answers)})
    program.arguments.push_back(std::move(argument));
  return program;
}

} // namespace

std::filesystem::path front_end_folder() { return home_folder() / "java"; }

std::string java_identity() {
  auto installed = find_installation();
  if (!installed) return {};
  return content_hash(installed->version + fingerprint(installed->image) +
                      fingerprint(front_end_folder() / "assay.jar"));
}

ServerProgram compiler_server(const std::filesystem::path& folder) {
  return {"javac", [folder] { return server(folder, {}, {}); }};
}

ServerProgram runtime_server(const std::filesystem::path& folder, uint64_t heap_bytes,
                             const std::filesystem::path& working_folder) {
  std::string memory = fmt::format("-Xmx{}k", (heap_bytes + compilers_share) / 1024);
  return {"java", [=] { return server(folder, memory, working_folder); }};
}

} // namespace assay::java
