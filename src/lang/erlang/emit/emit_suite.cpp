#include "lang/erlang/emit/emit_suite.h"

#include <fmt/core.h>

#include <set>

#include "lang/erlang/emit/emit_eunit.h"
#include "lang/erlang/emit/eunit_file.h"
#include "lang/erlang/text/quoted_text.h"
#include "lang/erlang/text/write_term.h"

namespace assay::erlang {
namespace {

constexpr std::string_view of_this_program =
    "%% Each test makes a call and asserts what it does today, right or wrong. Together they cover every clause for "
    "which\n"
    "%% an input was found.\n";
constexpr std::string_view of_reference = "%% Each test makes a call and asserts what the reference answers.\n";

std::string asserted(std::string_view macro, std::string_view expected, std::string_view call) {
  return fmt::format("    ?{}({},\n{}{}).\n", macro, expected, std::string(macro.size() + 6, ' '), call);
}

std::string_view macro_for(const std::string& exception_class) {
  return exception_class == "throw" ? "assertThrow" : exception_class == "exit" ? "assertExit" : "assertError";
}

// A map as a pattern would match larger ones, too; in a guard it is what it is.
std::string reason_text(const Failure& failure) {
  bool has_function = failure.reason.contains("fun ");
  bool needs_guard = failure.reason_can_be_read && !has_function && failure.reason.contains("#{");
  return needs_guard ? "Reason when Reason =:= " + failure.reason : exact_reason_pattern(failure);
}

std::string assertion(const SuiteCase& each, std::string_view call) {
  if (each.seen.what == Observed::Raised) {
    return asserted(macro_for(each.seen.failure.exception_class), reason_text(each.seen.failure), call);
  }
  if (each.seen.value_can_be_read) return asserted("assertEqual", each.seen.value, call);
  return asserted("assertMatch", each.seen.value_pattern, call);
}

} // namespace

std::string suite_module(std::string_view suite, std::string_view module, std::span<SuiteCase> cases, SuiteOf of) {
  std::set<std::string> taken;
  std::string tests;
  for (SuiteCase& each : cases) {
    std::string name = fmt::format("{}_{}", plain_name(each.call.function), each.call.arguments.size());
    each.name = unique_name(name, taken) + "_test";
    std::string call = applied_text(call_text(module, each.call.function, each.call.arguments), each.call.then);
    tests += fmt::format("\n{}{}() ->\n{}", comment_lines(each.comment), atom_text(each.name), assertion(each, call));
  }
  return eunit_header(of == SuiteOf::Reference ? of_reference : of_this_program, suite, tests) + tests;
}

} // namespace assay::erlang
