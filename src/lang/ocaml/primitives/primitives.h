#pragma once
// The primitives of OCaml: those of Lambda (`ocaml.addint`), the C functions of its runtime (`caml_hash`), and a few of
// our own that lowering needs. Conditions answer with the machine's booleans; lowering makes 0 and 1 of them where they
// are values.

#include "machine/add_primitive.h"
#include "machine/trace.h"

namespace assay::ocaml {

const PrimitiveRegistry& primitives();

void register_blocks(PrimitiveRegistry& registry);
void register_identity(PrimitiveRegistry& registry);
void register_integers(PrimitiveRegistry& registry);
void register_floats(PrimitiveRegistry& registry);
void register_float_functions(PrimitiveRegistry& registry);
void register_boxed_integers(PrimitiveRegistry& registry);
void register_arrays(PrimitiveRegistry& registry);
void register_strings(PrimitiveRegistry& registry);
void register_texts(PrimitiveRegistry& registry);
void register_bytes(PrimitiveRegistry& registry);
void register_comparison(PrimitiveRegistry& registry);
void register_hash(PrimitiveRegistry& registry);
void register_number_text(PrimitiveRegistry& registry);
void lift_number_text(PrimitiveRegistry& registry);
void register_channels(PrimitiveRegistry& registry);
void register_objects(PrimitiveRegistry& registry);
void register_system(PrimitiveRegistry& registry);

} // namespace assay::ocaml
