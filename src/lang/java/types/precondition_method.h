#pragma once
// The method that a user means by the name of a precondition: it is asked about the arguments of the tested method.

#include <span>
#include <string>
#include <string_view>

#include "lang/java/lower/classes.h"

namespace assay::java {

// `name` is a method of the class under test, or of another class that stands before it (`Checks.isSmall`,
// `Checks:isSmall`). It returns a boolean and takes values of the types `taken`, an object included; of several, the
// one with just these types or else the first. Null: there is none.
const Method* precondition_method(ClassTable& classes, const JavaClass& inside, std::string_view name,
                                  std::span<const Symbol> taken);
// Why there is none: what is wrong with the method of that name, and where it is.
std::string why_no_precondition_method(ClassTable& classes, const JavaClass& inside, std::string_view name,
                                       const Method& tested);

} // namespace assay::java
