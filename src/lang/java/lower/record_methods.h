#pragma once
// What every record has by itself: equals, hashCode and toString, over all of its components.

#include "lang/java/lower/emitter.h"

namespace assay::java {

// The arguments are those of the method, the record first.
core::Operand record_method(Emitter& emit, JavaClass& record, std::string_view name,
                            const Emitter::Operands& arguments);

} // namespace assay::java
