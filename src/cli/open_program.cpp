#include "cli/open_program.h"

#include <fmt/core.h>

#include "base/stop.h"
#include "lang/languages.h"

namespace assay::cli {

OpenOptions open_options(const Arguments& arguments) {
  OpenOptions options;
  options.include_folders = arguments.all("-I");
  options.definitions = arguments.all("-D");
  options.code_folders = arguments.all("-pa");
  options.appended = arguments.all("--grading");
  options.use_cache = !arguments.has("--no-cache");
  return options;
}

std::expected<std::unique_ptr<LoadedProgram>, ExitCode> open_program(const std::string& target,
                                                                     const Arguments& arguments,
                                                                     const LoadedProgram* shares_inputs_with) {
  const Language* language = languages().recognise(target);
  if (language == nullptr) {
    fmt::print(stderr, "assay: {}: no language of Assay's has such files\n", target);
    return std::unexpected(ExitCode::Usage);
  }
  OpenOptions options = open_options(arguments);
  options.shares_inputs_with = shares_inputs_with;
  auto program = language->open(target, options);
  if (program) return std::move(*program);
  fmt::print(stderr, "{}\n", to_string(program.error()));
  // A compiler that had no time tells nothing about the program.
  return std::unexpected(why_stop() == WhyStop::Time ? ExitCode::Inconclusive : ExitCode::NotLoaded);
}

void say_what_is_missing(LoadedProgram& program, std::span<const core::Function* const> functions) {
  std::string names;
  for (const std::string& name : program.names().missing_modules(functions))
    names += (names.empty() ? "" : ", ") + name;
  if (names.empty()) return;
  fmt::print(stderr, "assay: not found, though called: {}; -pa DIR says where compiled modules are\n", names);
}

} // namespace assay::cli
