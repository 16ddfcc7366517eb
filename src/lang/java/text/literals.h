#pragma once
// Numbers and texts as literals of Java.

#include <string>

#include "base/symbol.h"
#include "core/value.h"

namespace assay::java {

// Where a value of this type (a descriptor) is wanted.
std::string number_literal(Value number, Symbol type);
std::string integer_literal(int64_t number, char tag);
std::string float_literal(double number, bool single);
std::string quoted(const std::u16string& text);

} // namespace assay::java
