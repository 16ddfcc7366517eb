#pragma once
// What of a value's canonical text the machine and the real Java both know: objects of the library that are
// neither collections, maps nor texts are only of their class; where hashes give the order, elements come in the order
// of their texts; and of an object that was seen before it is not said which one it is.

#include <string>
#include <string_view>

#include "base/rooms.h"

namespace assay::java {

std::string comparable_value(std::string_view canonical);

} // namespace assay::java
