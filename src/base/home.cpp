#include "base/home.h"

#include <cstdlib>

namespace assay {

std::filesystem::path home_folder() {
  if (const char* home = std::getenv("ASSAY_HOME"); home != nullptr && *home != '\0') return home;
  std::error_code error;
  std::filesystem::path binary = std::filesystem::read_symlink("/proc/self/exe", error);
  return binary.parent_path().parent_path() / "lib" / "assay";
}

} // namespace assay
