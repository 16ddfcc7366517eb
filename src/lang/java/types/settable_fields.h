#pragma once
// Fields that a test sets on an object after it was made, because nothing else gives them a value.

#include <vector>

#include "lang/java/lower/classes.h"

namespace assay::java {

// Of the class and the classes above it that are no library's, those that source beside `inside` can set and is meant
// to set: public ones, those of classes that are not public themselves, and those that their class leaves to others. A
// field that a public class looks after itself gets its values by the methods of the class.
std::vector<const Field*> settable_fields(JavaClass& of, const JavaClass& inside);
// Whether there are others that such source could set: those that a class looks after itself.
bool has_guarded_fields(JavaClass& of, const JavaClass& inside);
// Whether a constructor that source beside `inside` can call sets all of these to what it is given.
bool can_be_constructed(const JavaClass& of, const std::vector<const Field*>& fields, const JavaClass& inside);
// Whether these are all that objects of the class have.
bool are_all_fields(JavaClass& of, const std::vector<const Field*>& fields);

} // namespace assay::java
