#include "lang/readable_files.h"

#include <fmt/core.h>
#include <sys/stat.h>

#include "base/file.h"

namespace assay::lang {

std::optional<Diagnostics> why_not_readable(std::string_view target, const OpenOptions& options) {
  std::vector<std::string> files = {std::string(target)};
  files.insert(files.end(), options.appended.begin(), options.appended.end());
  Diagnostics problems;
  for (const std::string& file : files) {
    struct stat status{};
    if (::stat(file.c_str(), &status) != 0) continue;
    if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) {
      problems.push_back({file, 0, 0, "this is no regular file"});
    } else if (S_ISREG(status.st_mode) && static_cast<uint64_t>(status.st_size) > largest_file) {
      problems.push_back({file, 0, 0, fmt::format("this file is larger than {} MiB", largest_file >> 20)});
    }
  }
  if (problems.empty()) return std::nullopt;
  return problems;
}

} // namespace assay::lang
