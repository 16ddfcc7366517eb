#pragma once
// Findings and suites as classes of JUnit 5, in the package of the class under test; they need nothing of ours.

#include <expected>
#include <functional>
#include <span>
#include <string>

#include "base/diagnostic.h"
#include "base/symbol.h"
#include "lang/java/text/call_source.h"
#include "lang/test_emitter.h"

namespace assay::java {

extern const std::string_view junit_marker; // the first line of each file of ours

struct TestedClass {
  Symbol name; // internal
  std::function<CallSource(const RealCall&)> call_source;
  std::function<Symbol(const RealCall&)> result_type;
  std::function<bool(Symbol)> can_be_named; // whether tests can name the class
};

// The text of a class of that name. Calls that failed: each must not fail so any more.
std::string findings_class(const TestedClass& tested, std::string_view name, std::span<const EmittedCase> cases);
// Calls, each asserting what was seen of it; gives the cases their names. Those that are refused are left out.
std::string suite_class(const TestedClass& tested, std::string_view name, std::span<SuiteCase> cases);

} // namespace assay::java
