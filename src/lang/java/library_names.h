#pragma once
// What methods of the library do to the object that they are called on, as far as their names tell.

#include <string_view>

#include "base/symbol.h"

namespace assay::java {

// Objects of the class are never changed: texts, boxes, numbers, dates.
bool is_immutable(Symbol class_name);

// It changes the object: `add`, `offer`, `getAndIncrement`.
bool sounds_changing(std::string_view method);
// It only looks: `size`, `contains`.
bool sounds_reading(std::string_view method);
// It returns something new through which the object's parts are seen: `iterator`, `stream`.
bool sounds_viewing(std::string_view method);
// It returns something new: `clone`, `toArray`.
bool sounds_copying(std::string_view method);
// Of such a view: `remove` of an iterator.
bool changes_behind_view(std::string_view method);

} // namespace assay::java
