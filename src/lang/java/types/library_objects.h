#pragma once
// Which calls make objects of a class of the JDK: the fewest that make all of them, or those that a test would write.

#include <span>
#include <string_view>

#include "base/symbol.h"

namespace assay::java {

// Whether the list has it.
bool is_listed(Symbol class_name);
// Names of makers (makers.h); empty: it is not in the list.
std::span<const std::string_view> listed_makers(Symbol class_name);

} // namespace assay::java
