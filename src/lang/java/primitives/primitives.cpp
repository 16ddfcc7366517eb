#include "lang/java/primitives/primitives.h"

namespace assay::java {

const PrimitiveRegistry& primitives() {
  static const PrimitiveRegistry registry = [] {
    PrimitiveRegistry all;
    register_integers(all);
    register_floats(all);
    register_math_natives(all);
    all.go_back_by_reading(); // so far, all only calculate
    register_objects(all);
    register_object_natives(all);
    register_class_natives(all);
    register_system_natives(all);
    register_unsafe_natives(all);
    register_stack_trace_natives(all);
    register_inputs(all);
    return all;
  }();
  return registry;
}

} // namespace assay::java
