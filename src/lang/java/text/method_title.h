#pragma once
// Methods as people name them: `Parcel.first(String, int)`. What is shown reads back to the method it was shown for.

#include <string>
#include <string_view>

#include "lang/java/lower/classes.h"

namespace assay::java {

// `Outer.Inner` of `p/Outer$Inner`.
std::string class_title(Symbol class_name);

// `first(String, int)`, and behind the name of its class. Types are named without their packages and outer classes,
// unless another method of the class would be named the same.
std::string short_title(const Method& method);
std::string full_title(const Method& method);

// Whether a user may mean the method by a text: `first`, `first/2`, `first(String, int)`, `Parcel.first(String, int)`.
// Names may be qualified or not; what is generic in a type is not looked at.
bool is_named(const Method& method, std::string_view text);

} // namespace assay::java
