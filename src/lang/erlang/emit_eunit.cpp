#include "lang/erlang/emit_eunit.h"

#include <fmt/core.h>

#include <set>

#include "base/file.h"
#include "lang/erlang/quoted_text.h"
#include "lang/erlang/write_term.h"

namespace assay::erlang {
namespace {

// By this line we know our own files again.
constexpr std::string_view marker = "%% Written by assay, which will write it anew: copy a test before you change it.";

constexpr std::string_view explanation =
    "%% Each test makes a call that failed. It passes once the call does not fail in this way any more; what the call\n"
    "%% should do instead is for you to say.\n";

// Letters, digits and single underscores, none at the ends.
std::string plain_name(std::string_view name) {
  std::string plain;
  for (char c : name) {
    bool keeps = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (keeps) plain += c;
    if (!keeps && !plain.empty() && plain.back() != '_') plain += '_';
  }
  while (plain.ends_with('_')) plain.pop_back();
  return plain;
}

// After the function and the site; made unique by a number.
std::string test_name(const EmittedCase& found, std::set<std::string>& taken) {
  const Frame& site = found.failure.site;
  std::string name = fmt::format("{}_{}", plain_name(found.call.function), found.call.arguments.size());
  bool elsewhere = site.function != found.call.function || site.arity != found.call.arguments.size();
  if (elsewhere) name += fmt::format("_in_{}_{}", plain_name(site.function), site.arity);
  if (found.failure.kind == FailureKind::BadResult) {
    name += "_result";
  } else if (site.line != 0) {
    name += fmt::format("_line_{}", site.line);
  }
  std::string unique = name;
  for (int number = 2; !taken.insert(unique).second; ++number) unique = fmt::format("{}_{}", name, number);
  return unique + "_test";
}

std::string comment_lines(std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    size_t end = std::min(text.find('\n'), text.size());
    lines += fmt::format("%% {}\n", text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// The file by its own name: the folders above it are those of one machine.
std::string description(const Failure& failure) {
  Failure shown = failure;
  shown.site.file = std::filesystem::path(failure.site.file).filename().string();
  return to_string(shown);
}

// What the reason is matched with. A reason without a constructor of its own (throw(42)) is matched exactly, if it can
// be: in a pattern, maps match larger ones, and there are no functions.
std::string reason_pattern(const Failure& failure) {
  bool is_pattern = failure.reason_can_be_read && failure.reason.find("#{") == std::string::npos &&
                    failure.reason.find("fun ") == std::string::npos;
  return failure.constructor == "_" && is_pattern ? failure.reason : failure.constructor;
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

bool is_ours(std::string_view file) { return file.substr(0, file.find('\n')) == marker; }

} // namespace

std::string eunit_module(std::string_view module, std::span<const EmittedCase> cases) {
  std::string text = fmt::format("{}\n{}\n-module({}).\n\n-include_lib(\"eunit/include/eunit.hrl\").\n", marker,
                                 explanation, atom_text(std::string(module) + "_assay_tests"));
  std::set<std::string> taken;
  std::string tests;
  for (const EmittedCase& found : cases) tests += test_text(module, found, taken);
  // Tables within tables may use the same variables.
  if (tests.contains("fun(")) text += "\n-compile(nowarn_shadow_vars).\n";
  return text + tests;
}

std::expected<std::string, Diagnostics> emit_eunit(const std::filesystem::path& folder, std::string_view module,
                                                   std::span<const EmittedCase> cases) {
  std::string file = (folder / (std::string(module) + "_assay_tests.erl")).string();
  std::string text = eunit_module(module, cases);
  std::error_code error;
  if (std::filesystem::exists(file, error)) {
    auto present = read_file(file);
    if (!present) return std::unexpected(Diagnostics{{file, 0, 0, present.error()}});
    if (!is_ours(*present)) {
      return std::unexpected(Diagnostics{{file, 0, 0, "this file was not written by assay, so it is left as it is"}});
    }
    if (*present == text) return file;
  }
  if (!write_file_atomically(file, text)) return std::unexpected(Diagnostics{{file, 0, 0, "can't be written"}});
  return file;
}

} // namespace assay::erlang
