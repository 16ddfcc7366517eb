#include "lang/ocaml/primitives/primitives.h"

namespace assay::ocaml {

const PrimitiveRegistry& primitives() {
  static const PrimitiveRegistry registry = [] {
    PrimitiveRegistry all;
    register_blocks(all);
    register_identity(all);
    register_integers(all);
    register_floats(all);
    register_float_functions(all);
    register_boxed_integers(all);
    register_arrays(all);
    register_strings(all);
    register_texts(all);
    register_bytes(all);
    register_comparison(all);
    register_hash(all);
    register_number_text(all);
    register_channels(all);
    register_objects(all);
    register_system(all);
    return all;
  }();
  return registry;
}

} // namespace assay::ocaml
