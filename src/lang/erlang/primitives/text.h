#pragma once
// The parts of register_text, one file each.

#include "lang/erlang/primitives/primitives.h"

namespace assay::erlang {

void register_atom_text(PrimitiveRegistry& registry);
void register_integer_text(PrimitiveRegistry& registry);
void register_float_text(PrimitiveRegistry& registry);
void register_opaque_text(PrimitiveRegistry& registry);

} // namespace assay::erlang
