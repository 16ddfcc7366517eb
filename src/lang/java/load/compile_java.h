#pragma once
// Sources of Java to class files, by its own compiler; kept between runs like dumps.

#include <expected>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/scratch_folder.h"
#include "lang/cached_dumps.h"

namespace assay::java {

// What javac is given. `options` are its own, as on its command line.
struct JavaSources {
  std::vector<std::string> files;
  std::vector<std::string> class_path{};  // folders and archives
  std::vector<std::string> source_path{}; // folders where sources of other classes are looked for
  std::vector<std::string> options{};
};

// A folder of class files, there as long as this is.
class CompiledJava {
 public:
  explicit CompiledJava(std::shared_ptr<ScratchFolder> folder) : folder_(std::move(folder)) {}
  const std::filesystem::path& folder() const { return folder_->path(); }

 private:
  std::shared_ptr<ScratchFolder> folder_;
};

// For one thread at a time. Nothing is started where all is in the cache.
class JavaCompiler {
 public:
  JavaCompiler();
  // `folder` holds the compiled front end.
  JavaCompiler(const std::filesystem::path& folder, DumpCache cache);

  std::expected<CompiledJava, Diagnostics> compile(const JavaSources& sources);

  bool has_started() const { return has_started_; }

 private:
  CachedDumps dumps_;
  bool has_started_ = false;
};

} // namespace assay::java
