// Any bytes: the reader must give a tree or a diagnostic inside the text, and a tree must survive
// being written and read.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/sexpr.h"

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  assay::Arena arena;
  auto tree = assay::read_sexpr(text, "fuzz", arena);
  if (!tree) {
    require(tree.error().line >= 1 && tree.error().column >= 1 && !tree.error().message.empty());
    return 0;
  }
  std::string written = assay::to_text(**tree);
  assay::Arena second_arena;
  auto again = assay::read_sexpr(written, "written", second_arena);
  require(again.has_value());
  require(assay::to_text(**again) == written);
  return 0;
}
