// `assay dump`: the Core that a module, or one function of it, becomes.

#include <fmt/core.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/open_program.h"
#include "core/printer.h"

namespace assay::cli {

namespace {

// NAME/ARITY, as the user writes it, is the end of the function's name in Core.
const core::Function* find_function(const core::Module& module, const std::string& name) {
  auto fits = [&](const core::Function* function) {
    return fmt::format("{}/{}", function->plain_name.text(), function->arity()) == name;
  };
  auto found = std::find_if(module.functions.begin(), module.functions.end(), fits);
  return found == module.functions.end() ? nullptr : *found;
}

} // namespace

ExitCode dump_command(const Arguments& arguments) {
  const auto& words = arguments.words();
  if (words.empty() || words.size() > 2)
    return usage_error("dump takes FILE|MODULE [NAME/ARITY]; see assay dump --help");
  auto program = open_program(words[0], arguments);
  if (!program) return program.error();
  core::PrintOptions options;
  options.sites = arguments.has("--sites");
  const core::Module& module = (*program)->main_module();
  if (words.size() == 1) {
    fmt::print("{}", core::print_module(module, options));
    return ExitCode::Fine;
  }
  const core::Function* function = find_function(module, words[1]);
  if (function == nullptr) return usage_error(fmt::format("{} has no function {}", module.name.text(), words[1]));
  fmt::print("{}", core::print_function(*function, options));
  return ExitCode::Fine;
}

} // namespace assay::cli
