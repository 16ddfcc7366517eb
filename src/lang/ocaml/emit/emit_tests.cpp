#include "lang/ocaml/emit/emit_tests.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/file.h"
#include "lang/ocaml/text/write_answer.h"
#include "lang/ocaml/text/write_call.h"
#include "lang/ocaml/text/write_value.h"
#include "lang/ocaml/values/exceptions.h"
#include "lang/own_file.h"

namespace assay::ocaml {
namespace {

constexpr std::string_view first_line =
    "(* Written by assay, which will write it anew: copy a test before you change it. *)";
constexpr std::string_view of_findings =
    "Each test makes a call that failed. It passes once the call does not fail in this way any more; what the call\n"
    "   should do instead is for you to say.";
constexpr std::string_view of_reference = "Each test makes a call and asserts what the reference answers.";

constexpr std::string_view helpers = R"(module Assay_tests = struct
  let count = ref 0
  let failed = ref 0

  let run name passes =
    incr count;
    let fail why =
      incr failed;
      prerr_endline ("failed: " ^ name ^ why)
    in
    match passes () with
    | true -> ()
    | false -> fail ""
    | exception raised -> fail (": it raises " ^ Printexc.to_string raised)

  let same answer expected = compare answer expected = 0

  let is_named name raised =
    let full = "." ^ Printexc.exn_slot_name raised and suffix = "." ^ name in
    let start = String.length full - String.length suffix in
    start >= 0 && String.sub full start (String.length suffix) = suffix

  let finish () =
    Printf.printf "%d tests, %d failed\n" !count !failed;
    if !failed > 0 then exit 1
end
)";

std::string stem_of(const TestedUnit& unit) { return std::filesystem::path(unit.source.path).stem().string(); }

// Where it has no name in OCaml, that is a file with a hyphen or a number, no text can refer to it.
bool has_a_name(std::string_view unit) {
  return unit[0] >= 'A' && unit[0] <= 'Z' && std::ranges::all_of(unit, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '\'';
         });
}

// What the program was opened with besides its own file is a part of it.
std::expected<std::string, Diagnostics> appended_text(const TestedUnit& unit) {
  std::string text;
  for (const std::string& file : unit.source.options.appended) {
    auto own = read_file(file);
    if (!own) return std::unexpected(Diagnostics{{file, 0, 0, own.error()}});
    text += fmt::format("\n(* From {}: *)\n{}\n", std::filesystem::path(file).filename().string(), *own);
  }
  return text;
}

std::expected<std::string, Diagnostics> write_tests(const std::filesystem::path& folder, const TestedUnit& unit,
                                                    std::string_view kind, std::string_view explanation,
                                                    const std::string& tests) {
  std::string name = unit_name(unit.source.path);
  std::string stem = stem_of(unit);
  if (!has_a_name(name)) {
    return std::unexpected(
        Diagnostics{{unit.source.path, 0, 0, "no test is written, as OCaml has no name for this unit"}});
  }
  auto appended = appended_text(unit);
  if (!appended) return std::unexpected(appended.error());
  std::string text = fmt::format(
      "{}\n(* {}\n   ocamlc {}.ml {}_{}_tests.ml -o tests && ./tests *)\n\n{}\nopen! {}\n{}{}\n"
      "let () = Assay_tests.finish ()\n",
      first_line, explanation, stem, stem, kind, helpers, name, *appended, tests);
  return write_own_file((folder / fmt::format("{}_{}_tests.ml", stem, kind)).string(), first_line, text);
}

std::string test_text(std::string_view label, std::string_view body) {
  return fmt::format("\nlet () =\n  Assay_tests.run {}\n    (fun () -> {})\n", string_literal(label), body);
}

// A pattern for the exception, whatever its arguments are. One that has no name outside is told by its own.
std::string pattern_of(const TestedUnit& unit, const Failure& failure) {
  size_t end = failure.constructor.find(' ');
  std::string name = failure.constructor.substr(0, end);
  bool has_name = name == "Exit" || !predefined_exception(name).is(Kind::Unset) ||
                  unit.types.exception(fmt::format("{}.{}", unit_name(unit.source.path), name)) != nullptr;
  if (!has_name) return fmt::format("raised when Assay_tests.is_named {} raised", string_literal(name));
  return end == std::string::npos ? name : name + " _";
}

// The file by its own name: the folders above it are those of one machine.
std::string description(const Failure& failure) {
  Failure shown = failure;
  shown.site.file = std::filesystem::path(failure.site.file).filename().string();
  if (shown.site.function.empty()) {
    return fmt::format("{} {} ({}:{})", shown.exception_class, shown.reason, shown.site.file, shown.site.line);
  }
  return to_string(shown);
}

std::expected<std::string, Diagnostics> answer_test(const TestedUnit& unit, SuiteCase& each) {
  CallText call = call_text(unit.types, each.call);
  AnswerWriter writer(&unit.types, unit_name(unit.source.path));
  bool raised = each.seen.what == Observed::Raised;
  std::string answer = raised ? each.seen.failure.reason : writer.value(call.type, each.seen.value);
  each.name = fmt::format("{}: the reference {} {}", call.text, raised ? "raises" : "answers", answer);
  if (!call.can_be_read || !writer.can_be_read()) {
    return std::unexpected(one_diagnostic(fmt::format("no test is written, as it could not say {}", answer)));
  }
  if (!raised) return test_text(each.name, fmt::format("Assay_tests.same ({}) ({})", call.text, answer));
  std::string handler = each.seen.failure.reason_can_be_read
                            ? fmt::format("raised -> Assay_tests.same raised ({})", answer)
                            : fmt::format("{} -> true", pattern_of(unit, each.seen.failure));
  return test_text(each.name, fmt::format("match {} with exception {} | _ -> false", call.text, handler));
}

} // namespace

std::expected<std::string, Diagnostics> emit_findings(const std::filesystem::path& folder, const TestedUnit& unit,
                                                      std::span<const EmittedCase> cases) {
  std::string tests;
  for (const EmittedCase& found : cases) {
    std::string call = call_text(unit.types, found.call).text;
    std::string label = fmt::format("{}: {}", call, description(found.failure));
    if (!found.comment.empty()) label += " (" + found.comment + ")";
    tests += test_text(label, fmt::format("match {} with exception {} -> false | _ | exception _ -> true", call,
                                          pattern_of(unit, found.failure)));
  }
  return write_tests(folder, unit, "assay", of_findings, tests);
}

std::expected<std::string, Diagnostics> emit_answers(const std::filesystem::path& folder, const TestedUnit& unit,
                                                     std::span<SuiteCase> cases) {
  std::string tests;
  for (SuiteCase& each : cases) {
    auto test = answer_test(unit, each);
    if (!test) return std::unexpected(test.error());
    tests += *test;
  }
  return write_tests(folder, unit, "diff", of_reference, tests);
}

} // namespace assay::ocaml
