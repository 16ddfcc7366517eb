#include "base/fingerprint.h"

#include <fmt/core.h>
#include <sys/stat.h>

namespace assay {

std::string fingerprint(const std::filesystem::path& path) {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0) return fmt::format("{} absent\n", path.string());
  return fmt::format("{} {} {}.{:09}\n", path.string(), status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
}

} // namespace assay
