#pragma once
// Methods by which a test can change an object after it was made.

#include <vector>

#include "lang/java/types/subclasses.h"

namespace assay::java {

struct ChangingMethods {
  // Methods that set fields come first; then others that change a part of the object, whatever they return; last are
  // hashCode, equals and their like, which few programs let change anything.
  std::vector<const Method*> known;
  // Of these nobody knows whether they change anything.
  std::vector<const Method*> unknown;
};

// Of the class and the classes above it that are no library's, those that source beside `inside` can call.
ChangingMethods changing_methods(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside);

} // namespace assay::java
