#pragma once
// Objects of interfaces among the inputs as source text: lambdas, `(x1) -> x1 == 3 ? 5 : 0`, or anonymous classes.

#include <functional>
#include <string>
#include <vector>

#include "core/value.h"
#include "lang/java/lower/function_objects.h"

namespace assay::java {

// `parts`: a function for each method, or the object that it returns, which `object_text` writes.
std::string function_object_text(const FunctionObjectSpec& spec, const std::vector<Value>& parts,
                                 const std::function<std::string(Value, Symbol)>& object_text);

} // namespace assay::java
