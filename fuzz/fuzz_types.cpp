// Any bytes: the reader of types must give the types of a module or a diagnostic with a place; of what it accepts, each
// spec must become a signature or a diagnostic.

#include <cstdint>
#include <string_view>

#include "lang/erlang/types/signature_of_spec.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace assay;
  using namespace assay::lang;
  auto types = erlang::read_types(std::string_view(reinterpret_cast<const char*>(data), size), "fuzz");
  if (!types) {
    require(types.error().size() == 1 && types.error()[0].line > 0, "a failure without a place");
    return 0;
  }
  // There is no other module: what the types say of others is said of this one.
  erlang::TypeLookup lookup = [&](std::string_view) { return &*types; };
  erlang::ExportLookup is_exported = [](Symbol) { return true; };
  for (const erlang::Spec& spec : types->specs) {
    ShapeTable shapes;
    auto signature = erlang::signature_of_spec(shapes, lookup, *types, spec, is_exported);
    require(signature ? shapes.can_be_built(signature->input) : !signature.error().empty(), "neither nor");
  }
  return 0;
}
