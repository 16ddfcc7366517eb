#include "lang/java/user_program.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/file.h"
#include "lang/java/load/compile_request.h"
#include "lang/java/runtime/real_runtime.h"

namespace assay::java {

// A run sees names and lines: by getClass, in stack traces, in what toString answers. So the class files are what it
// is, those of the classes beside it among them. Of classes that were not compiled by us there may be any number: the
// program is what it is named.
std::string UserProgram::identity(const core::Function& entry, bool) const {
  if (!compiled_) return fmt::format("{}\n{}", fingerprint_of_classes(class_path_.front()), entry.name.text());
  std::vector<std::filesystem::path> files;
  for (const auto& file : std::filesystem::recursive_directory_iterator(compiled_->folder()))
    if (file.is_regular_file()) files.push_back(file.path());
  std::ranges::sort(files);
  std::string text(entry.name.text());
  for (const std::filesystem::path& file : files) {
    text += fmt::format("\n{} {}", file.lexically_relative(compiled_->folder()).string(),
                        content_hash(read_file(file).value_or("")));
  }
  return text;
}

std::unique_ptr<RealRuntime> UserProgram::real_runtime() {
  return std::make_unique<JavaRuntime>(RealProgram{class_path_, source_name(tested_.of().name)});
}

} // namespace assay::java
