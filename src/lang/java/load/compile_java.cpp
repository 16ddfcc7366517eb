#include "lang/java/load/compile_java.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/file.h"
#include "base/fingerprint.h"
#include "base/sexpr.h"
#include "lang/answer.h"
#include "lang/java/load/compile_request.h"
#include "lang/java/runtime/front_end.h"

namespace assay::java {
namespace {

// Everything that the class files depend on besides the sources, whose contents the cache looks at.
std::string key_of(const JavaSources& sources) {
  std::string key = fmt::format("java 1 {} {}\n", java_identity(), current_folder());
  for (const std::string& entry : sources.class_path) key += fingerprint_of_classes(entry);
  return key;
}

} // namespace

JavaCompiler::JavaCompiler() : JavaCompiler(front_end_folder(), DumpCache(cache_folder(), "java")) {}

JavaCompiler::JavaCompiler(const std::filesystem::path& folder, DumpCache cache)
    : dumps_(compiler_server(folder), std::move(cache)) {}

std::expected<CompiledJava, Diagnostics> JavaCompiler::compile(const JavaSources& sources) {
  auto classes = dumps_.get(key_of(sources), compile_request(sources));
  has_started_ = dumps_.server().is_running();
  if (!classes) return std::unexpected(std::move(classes.error()));
  auto folder = std::make_shared<ScratchFolder>();
  if (folder->path().empty()) return std::unexpected(one_diagnostic("there is no folder for temporary files"));
  if (Diagnostics problems = unpack_classes(*classes, folder->path()); !problems.empty())
    return std::unexpected(std::move(problems));
  return CompiledJava(std::move(folder));
}

} // namespace assay::java
