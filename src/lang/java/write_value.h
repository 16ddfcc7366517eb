#pragma once
// Inputs as expressions of Java: what a test would write for them.

#include <string>

#include "core/value.h"
#include "lang/java/classes.h"

namespace assay::java {

// A part of an input where a value of this type (a descriptor) is wanted.
std::string expression_of(ClassTable& classes, Value value, Symbol type);

// The text of an argument that is the same object as an earlier one: its variable (frontends/java/CallUnit.java).
std::string earlier_argument(size_t index);

} // namespace assay::java
