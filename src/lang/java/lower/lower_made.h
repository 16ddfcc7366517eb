#pragma once
// Functions that no class file has: what stands for a native method, for an abstract one, for one that an overlay
// carries out; and the one that initialises a class.

#include "lang/java/lower/emitter.h"
#include "machine/primitive.h"

namespace assay::java {

// Calls the primitive of the method's name; if there is none, the run ends as unsupported.
const core::Function* lower_native(core::ModuleBuilder& module, ClassTable& classes, const Method& method,
                                   const PrimitiveRegistry& registry);
const core::Function* lower_abstract(core::ModuleBuilder& module, ClassTable& classes, const Method& method);
const core::Function* lower_overlaid(core::ModuleBuilder& module, ClassTable& classes, const Method& method,
                                     const Method& overlay);
// Answers with the statics of the class, and initialises it before (5.5 of the specification).
// An overlay may have something to do after that: `afterInitialiser`.
const core::Function* lower_statics_function(core::ModuleBuilder& module, ClassTable& classes, JavaClass& of,
                                             JavaClass* overlay);

} // namespace assay::java
