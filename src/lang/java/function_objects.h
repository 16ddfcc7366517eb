#pragma once
// Objects of functional interfaces among the inputs: what they do is a function of the input
// (input/canonical_function.h) over numbers. Boxes are opened before it sees them and closed after it; what else
// arrives it does not look at.

#include <optional>

#include "lang/java/java_type.h"
#include "lang/java/makers.h"

namespace assay::java {

struct FunctionSpec {
  const Method* method = nullptr; // the one abstract method of the interface
  std::string seen;               // of each parameter: the tag of the number it is, `-` for one that is not looked at
  char result = 'V';              // the tag of the number; V: nothing is returned
  std::string type{};             // the interface as source text
};

// Nothing: it is no functional interface, or its result is none that a function of the input can give.
std::optional<FunctionSpec> function_spec(ClassTable& classes, const JavaType& interface);

// The name of the maker for such objects, and what it stands for.
Symbol function_maker(const JavaClass& interface, const FunctionSpec& spec);
std::optional<FunctionSpec> spec_of_maker(ClassTable& classes, const Maker& maker);

const core::Function* lower_function_maker(core::ModuleBuilder& module, ClassTable& classes, Symbol name,
                                           const FunctionSpec& spec);

// As a lambda: `(x1) -> x1 == 3 ? 5 : 0`.
std::string lambda_text(const Maker& maker, Value function);

} // namespace assay::java
