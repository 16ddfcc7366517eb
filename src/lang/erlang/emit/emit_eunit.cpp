#include "lang/erlang/emit/emit_eunit.h"

#include <fmt/core.h>

#include <set>

#include "lang/erlang/emit/eunit_file.h"
#include "lang/erlang/text/quoted_text.h"
#include "lang/erlang/text/write_term.h"
#include "lang/own_file.h"

namespace assay::erlang {
namespace {

constexpr std::string_view explanation =
    "%% Each test makes a call that failed. It passes once the call does not fail in this way any more; what the call\n"
    "%% should do instead is for you to say.\n";

// After the function and the site; made unique by a number.
std::string test_name(const EmittedCase& found, std::set<std::string>& taken) {
  const Frame& site = found.failure.site;
  std::string name = fmt::format("{}_{}", plain_name(found.call.function), found.call.arguments.size());
  bool elsewhere = site.function != found.call.function || site.arity != found.call.arguments.size();
  if (elsewhere) name += fmt::format("_in_{}_{}", plain_name(site.function), site.arity.value_or(0));
  if (found.failure.kind == FailureKind::BadResult) {
    name += "_result";
  } else if (site.line != 0) {
    name += fmt::format("_line_{}", site.line);
  }
  return unique_name(name, taken) + "_test";
}

// The file by its own name: the folders above it are those of one machine.
std::string description(const Failure& failure) {
  Failure shown = failure;
  shown.site.file = std::filesystem::path(failure.site.file).filename().string();
  return to_string(shown);
}

// What the reason is matched with: as a rule its constructor. One without (throw(42)) is matched exactly.
std::string reason_pattern(const Failure& failure) {
  return failure.constructor == "_" ? exact_reason_pattern(failure) : failure.constructor;
}

std::string assertion(const EmittedCase& found, std::string_view call) {
  const Failure& failure = found.failure;
  if (failure.kind == FailureKind::BadResult) {
    return fmt::format("    ?assertNotEqual({},\n                    {}).\n", failure.reason, call);
  }
  return fmt::format("    ?assertNotException({}, {},\n                        {}).\n",
                     atom_text(failure.exception_class), reason_pattern(failure), call);
}

std::string test_text(std::string_view module, const EmittedCase& found, std::set<std::string>& taken) {
  std::string text = "\n" + comment_lines(description(found.failure)) + comment_lines(found.comment);
  std::string call = call_text(module, found.call.function, found.call.arguments);
  if (found.failure.kind == FailureKind::BadResult && !found.failure.reason_can_be_read) {
    return text + comment_lines("No test, as the result can't be written down: " + call);
  }
  return text + fmt::format("{}() ->\n{}", atom_text(test_name(found, taken)), assertion(found, call));
}

} // namespace

std::string exact_reason_pattern(const Failure& failure) {
  bool is_pattern = failure.reason_can_be_read && failure.reason.find("#{") == std::string::npos &&
                    failure.reason.find("fun ") == std::string::npos;
  return is_pattern ? failure.reason : failure.constructor;
}

std::string eunit_module(std::string_view module, std::span<const EmittedCase> cases) {
  std::set<std::string> taken;
  std::string tests;
  for (const EmittedCase& found : cases) tests += test_text(module, found, taken);
  return eunit_header(explanation, std::string(module) + "_assay_tests", tests) + tests;
}

std::expected<std::string, Diagnostics> emit_eunit(const std::filesystem::path& folder, std::string_view module,
                                                   std::span<const EmittedCase> cases) {
  return write_own_file((folder / (std::string(module) + "_assay_tests.erl")).string(), eunit_marker,
                        eunit_module(module, cases));
}

} // namespace assay::erlang
