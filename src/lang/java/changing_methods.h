#pragma once
// Methods by which a test can change an object after it was made.

#include <vector>

#include "lang/java/classes.h"

namespace assay::java {

// Of the class and the classes above it that are no library's, those that source beside `inside` can call. Methods that
// set fields come first; others that return nothing, or whether they did something, may change what the object has;
// last are hashCode and its like where they keep what they have worked out.
std::vector<const Method*> changing_methods(JavaClass& of, const JavaClass& inside);

} // namespace assay::java
