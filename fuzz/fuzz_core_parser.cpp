// Any bytes: the parser of Core must give a module or a diagnostic. What it accepts, the verifier must be able to
// judge, and printing it, reading that and printing again must end in the same text.

#include <cstdint>
#include <string_view>

#include "core/parser.h"
#include "core/printer.h"
#include "core/verifier.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace assay::core;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  auto module = parse_module(text, "fuzz");
  if (!module) {
    require(module.error().size() == 1 && module.error()[0].line > 0, "a failure without a place");
    return 0;
  }
  PrintOptions options{.places = true, .sites = true};
  bool is_sound = verify(**module).empty();
  std::string printed = print_module(**module, options);
  auto again = parse_module(printed, "printed");
  require(again.has_value(), "what was printed can't be read");
  require(print_module(**again, options) == printed, "the text changed on its way");
  require(verify(**again).empty() == is_sound, "the verdict changed on its way");
  return 0;
}
