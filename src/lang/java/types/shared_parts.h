#pragma once
// Parts of an object that a test has as well, and could change behind the object's back: what it gave to a constructor,
// what a method returned. No input is made that way; where that could matter is found here.

#include <string>
#include <vector>

#include "lang/java/types/subclasses.h"

namespace assay::java {

struct SharedParts {
  std::vector<std::string> given; // `new Sorted(int[])`: it keeps what it has looked at
  std::vector<std::string> taken; // `Sorted.all()`: it hands out what it keeps
};

// Of the class and those above it that are no library's. Parts that a test can put there as it likes don't matter.
// `beside`: classes of the program. `inside`: whose package tests are in.
SharedParts shared_parts(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside);

// Whether the method may raise something once it has changed something.
bool may_raise_after_change(const Method& method);
// Whether a constructor tells others of the object that it makes: `all.add(this)`.
bool gives_itself_away(const Method& constructor);

} // namespace assay::java
