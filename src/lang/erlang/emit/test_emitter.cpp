#include "lang/erlang/emit/test_emitter.h"

#include <fmt/core.h>

#include "lang/erlang/emit/emit_eunit.h"
#include "lang/erlang/emit/emit_suite.h"
#include "lang/erlang/emit/eunit_file.h"
#include "lang/language.h"
#include "lang/own_file.h"

namespace assay::erlang {

std::string_view ErlangTestEmitter::module() const { return program_.main_module().name.text(); }

TestEmitter::Written ErlangTestEmitter::emit_tests(const std::filesystem::path& folder,
                                                   std::span<const EmittedCase> cases) const {
  return emit_eunit(folder, module(), cases);
}

TestEmitter::Written ErlangTestEmitter::suite_file(const std::filesystem::path& wanted) const {
  std::string usual = fmt::format("{}_tests.erl", module()); // where eunit looks for the tests of a module
  std::error_code error;
  std::filesystem::path file = wanted.empty() || std::filesystem::is_directory(wanted, error) ? wanted / usual : wanted;
  if (file.extension() != ".erl") {
    return std::unexpected(Diagnostics{{file.string(), 0, 0, "a suite is a file with the ending .erl"}});
  }
  if (auto problem = why_not_ours(file.string(), eunit_marker)) return std::unexpected(Diagnostics{*problem});
  return file.string();
}

TestEmitter::Written ErlangTestEmitter::emit_suite(const std::string& file, std::span<SuiteCase> cases) const {
  std::string suite = std::filesystem::path(file).stem().string();
  return write_own_file(file, eunit_marker, suite_module(suite, module(), cases));
}

TestEmitter::Written ErlangTestEmitter::emit_answers(const std::filesystem::path& folder,
                                                     std::span<SuiteCase> cases) const {
  std::string suite = fmt::format("{}_diff_tests", module());
  return write_own_file((folder / (suite + ".erl")).string(), eunit_marker,
                        suite_module(suite, module(), cases, SuiteOf::Reference));
}

} // namespace assay::erlang
