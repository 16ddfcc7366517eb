// `assay dump`: the Core that a module, or one function of it, becomes.

#include <fmt/core.h>

#include <expected>

#include "cli/commands.h"
#include "cli/open_program.h"
#include "core/printer.h"
#include "lang/choose_functions.h"

namespace assay::cli {

namespace {

// One that is not exported, too.
std::expected<const core::Function*, std::string> find_function(const LoadedProgram& program, const std::string& name) {
  std::vector<const core::Function*> named;
  for (const core::Function* function : program.main_module().functions) {
    if (program.names().is_named(*function, name)) named.push_back(function);
  }
  if (named.size() == 1) return named[0];
  std::string module = program.names().module_title();
  if (named.empty()) return std::unexpected(fmt::format("{} has no function {}", module, name));
  return std::unexpected(fmt::format("{} has several {}: {}", module, name, titles_of(program.names(), named)));
}

} // namespace

ExitCode dump_command(const Arguments& arguments) {
  const auto& words = arguments.words();
  if (words.empty() || words.size() > 2) return usage_error("dump takes FILE|MODULE [FUNCTION]; see assay dump --help");
  auto program = open_program(words[0], arguments);
  if (!program) return program.error();
  core::PrintOptions options;
  options.sites = arguments.has("--sites");
  const core::Module& module = (*program)->main_module();
  if (words.size() == 1) {
    fmt::print("{}", core::print_module(module, options));
    return ExitCode::Fine;
  }
  auto function = find_function(**program, words[1]);
  if (!function) return usage_error(function.error());
  fmt::print("{}", core::print_function(**function, options));
  return ExitCode::Fine;
}

} // namespace assay::cli
