// Any bytes: a dump of OCaml must become a sound module of Core or diagnostics; of what is accepted, the type of each
// value must become a signature or diagnostics. -dict=fuzz/ocaml_dump.dict helps.

#include <cstdint>
#include <string_view>

#include "lang/ocaml/lower/lower.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/types/types_to_shapes.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace assay;
  using namespace assay::lang;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  auto unit = ocaml::lower_dump(text, "fuzz", ocaml::primitives());
  if (!unit) {
    require(!unit.error().empty() && !unit.error()[0].message.empty(), "a failure without a message");
    return 0;
  }
  require(unit->initialise != nullptr, "a unit that can't be evaluated");
  for (const ocaml::Export& exported : unit->exports) {
    const ocaml::Type* type = unit->types->value(exported.name.text());
    require(type != nullptr, "a value without a type");
    ShapeTable shapes;
    auto signature = ocaml::signature_of_type(shapes, *unit->types, *type, exported.name.text());
    require(signature || !signature.error().empty(), "neither nor");
  }
  return 0;
}
