#pragma once
// Inputs as expressions of Java: what a test would write for them.

#include <string>

#include "base/symbol.h"
#include "core/value.h"

namespace assay::java {

// A part of an input where a value of this type (a descriptor) is wanted.
std::string expression_of(Value value, Symbol type);

std::string integer_literal(int64_t number, char tag);
std::string float_literal(double number, bool single);
std::string quoted(const std::u16string& text);

} // namespace assay::java
