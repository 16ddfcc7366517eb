#pragma once
// What methods of the library do to the object that they are called on. Names tell it where classes keep to them: of
// collections, maps, texts and atomic numbers all methods that sound as if they looked do no more. Of other classes
// nothing is taken for granted: `get` of a ByteBuffer moves on.

#include <string_view>

#include "lang/java/load/class_file.h"

namespace assay::java {

// Objects of the class are never changed: texts, boxes, numbers, dates.
bool is_immutable(Symbol class_name);
// It is a function: what calling it does is up to whoever made it.
bool is_function(Symbol class_name);

// It changes the object: `add`, `offer`, `getAndIncrement`.
bool sounds_changing(std::string_view method);
// It only looks: `size`, `contains`; or returns a view or a copy.
bool only_looks(const MemberReference& member);
// It returns something new through which the object's parts are seen: `iterator`, `stream`.
bool sounds_viewing(std::string_view method);
// It returns something new: `clone`, `toArray`.
bool sounds_copying(std::string_view method);
// It returns its first argument: `Objects.requireNonNull`.
bool hands_back(const MemberReference& member);
// An object of the class that is made of another one has the same elements, and is changed by itself.
bool copies_in_constructor(Symbol class_name);
// Of such a view: `remove` of an iterator.
bool changes_behind_view(std::string_view method);

} // namespace assay::java
