#include "lang/erlang/primitives/text.h"

namespace assay::erlang {

void register_text(PrimitiveRegistry& registry) {
  register_atom_text(registry);
  register_integer_text(registry);
  register_float_text(registry);
  register_opaque_text(registry);
}

} // namespace assay::erlang
