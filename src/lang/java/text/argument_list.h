#pragma once
// The arguments of a call as source text.

#include <span>
#include <string>

#include "lang/java/lower/classes.h"

namespace assay::java {

// `(1, "a")` without the brackets: `texts` are those of the parameters. Where the method has namesakes, arguments are
// cast, so that javac takes this one.
std::string argument_list(const Method& method, std::span<const std::string> texts);

} // namespace assay::java
