#pragma once
// The primitives of Java: those of the virtual machine's instructions (`java.iadd`), a few of our own that lowering
// needs (`java.statics`), and native methods of the library under their own names. Conditions answer with the machine's
// booleans; what is a boolean of Java is 0 or 1.

#include "machine/add_primitive.h"
#include "machine/trace.h"

namespace assay::java {

const PrimitiveRegistry& primitives();

void register_integers(PrimitiveRegistry& registry);
void register_floats(PrimitiveRegistry& registry);
void register_objects(PrimitiveRegistry& registry);
void register_object_natives(PrimitiveRegistry& registry);
void register_class_natives(PrimitiveRegistry& registry);
void register_system_natives(PrimitiveRegistry& registry);
void register_unsafe_natives(PrimitiveRegistry& registry);
void register_math_natives(PrimitiveRegistry& registry);
void register_stack_trace_natives(PrimitiveRegistry& registry);
void register_inputs(PrimitiveRegistry& registry);

// What only calculates: it goes backwards as its symbolic half says.
inline void add_arithmetic(PrimitiveRegistry& registry, std::string_view name, uint32_t arity,
                           PrimitiveFunction function, SymbolicFunction symbolic, Takes takes,
                           FastPath fast_path = FastPath::None) {
  registry.add({.name = Symbol(name),
                .arity = arity,
                .function = function,
                .effect = Effect::Pure,
                .fast_path = fast_path,
                .faults = {},
                .symbolic = symbolic,
                .backward = Backward::Lifted,
                .takes = takes});
}

} // namespace assay::java
