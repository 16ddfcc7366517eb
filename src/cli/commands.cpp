#include "cli/commands.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/version.h"

namespace assay::cli {

namespace {

constexpr Command table[] = {
    {"cover",
     of::cover,
     "FILE|MODULE [FUNCTION ...]",
     "write a small suite of tests that covers a module",
     R"(The inputs that the search has found, as few of them as cover every clause that any of them covers, each with what
the language's own runtime makes of it today. Prints which test covers which clause, and why others are not covered.)",
     {"a suite was written", "", "nothing could be covered"},
     &cover_command},
    {"diff",
     of::diff,
     "REFERENCE SUBMISSION -f NAME[/ARITY]",
     "find the smallest input on which two programs differ",
     R"(Both are files or modules of one language. The inputs are those that the reference's function takes; one on which the
reference raises is outside its contract, unless --strict is given. A difference is confirmed by the language's own
runtime.)",
     {"the two are the same on everything up to the bounds of size and depth", "a difference",
      "no difference was found, and something was left"},
     &diff_command},
    {"doctor",
     of::doctor,
     "",
     "say which compilers and runtimes are there",
     "",
     {"everything is there", "", ""},
     &doctor_command},
    {"dump",
     of::dump,
     "FILE|MODULE [FUNCTION]",
     "print the Core that a program becomes",
     "",
     {"it was printed", "", ""},
     &dump_command},
    {"grade",
     of::grade,
     "--reference FILE -f NAME[/ARITY] SUBMISSION ...",
     "compare many programs with a reference",
     R"(A submission is a file, or a folder with files. Each is compared as assay diff does; none can stop the others. Those that
are the same program are compared once, and inputs on which others failed are tried first. The tables are grades.csv and
grades.json in the folder of --out; what is graded there already is not graded again.)",
     {"all are the same as the reference up to the bounds", "one is not the same",
      "none is known not to be the same, and something was left"},
     &grade_command},
    {"reach",
     of::reach,
     "FILE:LINE ...",
     "find an input that reaches a line, or prove that there is none",
     R"(The search goes backwards from the line to an exported function, and forwards guided by distance. The language's own
runtime confirms that the line is reached.)",
     {"every target was reached", "a target is proved unreachable",
      "a target is neither reached nor proved unreachable"},
     &reach_command},
    {"replay",
     of::replay,
     "FILE ...",
     "repeat findings that assay test has kept",
     "",
     {"no finding fails any more", "a finding still fails", "whether one fails can't be said"},
     &replay_command},
    {"run",
     of::run,
     "FILE|MODULE NAME 'ARGUMENTS'",
     "call a function on Assay's own machine",
     R"(ARGUMENTS is the list of arguments in the language's own syntax: '[1, [a]]'. Prints what the function returns or
raises, as the language's own shell words it.)",
     {"it returned", "it raised", "a budget was spent, or something is not supported"},
     &run_command},
    {"test",
     of::test,
     "FILE|MODULE [FUNCTION ...]",
     "find inputs that crash functions",
     R"(Every exported function is tested if none is named. One is named NAME where only one has it, else NAME/ARITY or, in
Java, NAME(TYPES). A finding is an exception that nothing handles, or a result outside the spec; it is confirmed by the
language's own runtime before it is shown.)",
     {"nothing was found, and everything was tried (perhaps to a depth)", "findings",
      "nothing was found, and not everything was tried"},
     &test_command},
};

void print_options(const Command& command) {
  std::vector<std::pair<std::string, const Option*>> rows;
  size_t width = 0;
  for (const Option& each : all_options()) {
    if ((each.commands & command.id) == 0) continue;
    std::string left = fmt::format("{}{}{}", each.name, each.argument.empty() ? "" : " ", each.argument);
    width = std::max(width, left.size());
    rows.emplace_back(std::move(left), &each);
  }
  for (const auto& [left, each] : rows) {
    std::string_view value = default_of(*each, command.id);
    std::string shown = value.empty() ? "" : fmt::format(" (default: {})", value);
    fmt::print("  {:<{}}  {}{}\n", left, width, help_text(*each), shown);
  }
}

void print_exit_codes(const ExitTexts& texts) {
  auto print = [](ExitCode code, std::string_view text) {
    if (!text.empty()) fmt::print("  {:<4} {}\n", static_cast<int>(code), text);
  };
  print(ExitCode::Fine, texts.fine);
  print(ExitCode::Found, texts.found);
  print(ExitCode::Usage, "a mistake in the command");
  print(ExitCode::Inconclusive, texts.inconclusive);
  print(ExitCode::NotLoaded, "a program does not load, or its compiler is missing");
  print(ExitCode::OurFault, "a fault of Assay itself");
  print(ExitCode::Interrupted, "interrupted; what was known has been printed");
}

void print_help() {
  fmt::print("Assay finds inputs that matter to programs.\n\nUsage: assay COMMAND …\n\nCommands:\n");
  for (const Command& command : table) fmt::print("  {:<8} {}\n", command.name, command.summary);
  fmt::print("\nassay COMMAND --help says more about one of them.\n");
}

void print_help(const Command& command) {
  fmt::print("Usage: assay {}{}{} [OPTION …]\n\n", command.name, command.usage.empty() ? "" : " ", command.usage);
  std::string summary(command.summary);
  summary[0] = static_cast<char>(std::toupper(summary[0]));
  fmt::print("{}.\n", summary);
  if (!command.text.empty()) fmt::print("{}\n", command.text);
  fmt::print("\nOptions:\n");
  print_options(command);
  fmt::print("\nExit codes:\n");
  print_exit_codes(command.exit_texts);
}

} // namespace

std::span<const Command> all_commands() { return table; }

void say_on_stderr(const std::string& remark) { fmt::print(stderr, "{}\n", remark); }

ExitCode usage_error(std::string_view message) {
  fmt::print(stderr, "assay: {}\n", message);
  return ExitCode::Usage;
}

ExitCode run_command_line(std::span<const std::string> words) {
  if (words.empty()) {
    usage_error("which command? See assay --help");
    return ExitCode::Usage;
  }
  const std::string& name = words[0];
  if (name == "--help" || name == "-h" || name == "help") {
    print_help();
    return ExitCode::Fine;
  }
  if (name == "--version") {
    fmt::print("assay {}\n", version);
    return ExitCode::Fine;
  }
  auto command =
      std::find_if(std::begin(table), std::end(table), [&](const Command& each) { return each.name == name; });
  if (command == std::end(table)) return usage_error(fmt::format("no command '{}'; see assay --help", name));
  auto arguments = Arguments::parse(words.subspan(1), command->id, command->name);
  if (!arguments) return usage_error(arguments.error());
  if (arguments->has("--help")) {
    print_help(*command);
    return ExitCode::Fine;
  }
  return command->run(*arguments);
}

} // namespace assay::cli
