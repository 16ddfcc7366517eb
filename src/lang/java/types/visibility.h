#pragma once
// What a test can name and call: tests are in the package of the class under test.

#include <string_view>

#include "lang/java/lower/classes.h"

namespace assay::java {

std::string_view package_of(Symbol class_name);

// Whether its objects belong to an object of another class.
bool is_inner(const JavaClass& of);
bool is_constructor(const Method& method);
// Whether a call of it needs an object beside the parameters.
bool takes_object(const Method& method);

// Whether source in the package of `inside` can name the class.
bool is_visible(const JavaClass& of, const JavaClass& inside);
// Whether it can call the method, if it can name its class.
bool is_visible(const Method& method, const JavaClass& inside);
// Whether it can set the field of an object whose class it can name.
bool can_be_set(const Field& field, const JavaClass& inside);
// A constructor that only calls that of the class above, with nothing: javac writes it where the source has none.
bool is_empty_constructor(const Method& method);
// Whether `new` takes the constructor.
bool makes_objects(const Method& method);

} // namespace assay::java
