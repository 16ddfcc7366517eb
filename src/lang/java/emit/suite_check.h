#pragma once
// A suite that javac takes. What a call is in the words of a test, nobody has compiled before: of methods with the same
// name javac may take another one, or none.

#include <span>
#include <string>
#include <vector>

#include "lang/java/emit/emit_junit.h"

namespace assay::java {

// The text of the suite (emit_junit.h). Cases that javac does not take are refused; none where it can't be asked. JUnit
// need not be there.
std::string suite_that_compiles(const TestedClass& tested, const std::string& name, std::span<SuiteCase> cases,
                                const std::vector<std::string>& class_path);

} // namespace assay::java
