#pragma once
// Types that the code of a class asks objects for by `instanceof`: what it may be given where anything may be.

#include <vector>

#include "lang/java/load/java_type.h"

namespace assay::java {

// Each once, in the order of the code.
std::vector<JavaType> types_asked_for(const JavaClass& of);

} // namespace assay::java
