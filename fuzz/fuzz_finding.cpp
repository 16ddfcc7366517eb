// Any bytes: the reader of stored findings must give a finding or a diagnostic with a place, and a finding must survive
// being written and read.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "store/stored_finding.h"

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto finding = assay::store::read_finding_text(std::string_view(reinterpret_cast<const char*>(data), size), "fuzz");
  if (!finding) {
    require(finding.error().line >= 1 && finding.error().column >= 1 && !finding.error().message.empty());
    return 0;
  }
  std::string written = assay::store::finding_text(*finding);
  auto again = assay::store::read_finding_text(written, "written");
  require(again.has_value());
  require(again->failure == finding->failure && again->call.arguments == finding->call.arguments);
  require(assay::store::finding_text(*again) == written);
  return 0;
}
