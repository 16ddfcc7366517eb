#include "base/version.h"

#include <fmt/core.h>

#include "base/fingerprint.h"

namespace assay {

const std::string& build_identity() {
  static const std::string identity = [] {
    std::error_code error;
    std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    return fmt::format("assay {} {}", version, fingerprint(program));
  }();
  return identity;
}

} // namespace assay
