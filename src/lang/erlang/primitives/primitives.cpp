#include "lang/erlang/primitives/primitives.h"

#include "lang/erlang/symbolic/symbolic.h"

namespace assay::erlang {

const PrimitiveRegistry& primitives() {
  static const PrimitiveRegistry registry = [] {
    PrimitiveRegistry made;
    register_arithmetic(made);
    register_comparison(made);
    register_type_tests(made);
    register_tuples(made);
    register_lists(made);
    register_maps(made);
    register_text(made);
    register_bits(made);
    register_binaries(made);
    register_unicode(made);
    register_control(made);
    register_hashes(made);
    register_output(made);
    register_world(made);
    register_process(made);
    register_system(made);
    register_digests(made);
    register_by_erl(made);
    lift_arithmetic(made);
    lift_comparison(made);
    lift_type_tests(made);
    lift_structures(made);
    lift_maps(made);
    lift_bits(made);
    lift_binaries(made);
    lift_text(made);
    lift_atoms(made);
    made.go_back_by_lifting();
    // Lowering's own take their operands for what they are, without a question.
    for (const Primitive& primitive : made.all()) {
      if (primitive.name.text().starts_with("erlang.")) made.go_back(primitive.name.text(), Backward::Skip);
    }
    for (const char* name : {"erlang:error/2", "erlang:error/3", "erlang:nif_error/1", "erlang:nif_error/2"}) {
      made.go_back(name, Backward::Skip);
    }
    return made;
  }();
  return registry;
}

} // namespace assay::erlang
