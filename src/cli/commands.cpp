#include "cli/commands.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/version.h"

namespace assay::cli {

namespace {

constexpr std::string_view run_options[] = {"--heap",  "--help", "--no-cache", "--stack", "--statistics",
                                            "--steps", "-D",     "-I",         "-pa"};
constexpr std::string_view dump_options[] = {"--help", "--no-cache", "--sites", "-D", "-I", "-pa"};
constexpr std::string_view reach_options[] = {"--branch",  "--call", "--changed",   "--depth",  "--from",
                                              "--help",    "--json", "--max-paths", "--memory", "--no-cache",
                                              "--no-spec", "--time", "-D",          "-I",       "-pa"};
constexpr Standard reach_standards[] = {{"--depth", "60"}};
constexpr std::string_view replay_options[] = {"--help", "--json"};
constexpr std::string_view test_options[] = {
    "--allow-effects", "--assume",  "--concrete", "--depth", "--dump-queries", "--each-path",
    "--emit",          "--explain", "--help",     "--json",  "--max-paths",    "--memory",
    "--no-cache",      "--no-spec", "--no-store", "--seed",  "--strategy",     "--time",
    "--verbose",       "-D",        "-I",         "-pa"};
constexpr std::string_view cover_options[] = {
    "--also",    "--assume", "--concrete", "--depth", "--help",    "--json", "--max-paths", "--memory", "--no-cache",
    "--no-spec", "--seed",   "--strategy", "--time",  "--verbose", "-D",     "-I",          "-o",       "-pa"};
constexpr std::string_view diff_options[] = {
    "--depth", "--emit",   "--grading", "--help",    "--json", "--max-paths", "--memory", "--no-cache", "--no-spec",
    "--size",  "--strict", "--time",    "--verbose", "-D",     "-I",          "-f",       "-pa"};
constexpr Standard diff_standards[] = {{"--depth", "40"}, {"--time", "10s"}};
constexpr std::string_view doctor_options[] = {"--help"};
constexpr std::string_view grade_options[] = {
    "--depth", "--grading",   "--help", "--jobs",   "--json",      "--max-paths", "--memory", "--no-cache", "--no-spec",
    "--out",   "--reference", "--size", "--strict", "--time-each", "-D",          "-I",       "-f",         "-pa"};
constexpr Standard grade_standards[] = {{"--depth", "40"}};

constexpr Command table[] = {
    {"cover", "FILE|MODULE [FUNCTION ...]", "write a small suite of tests that covers a module",
     "The inputs that the search has found, as few of them as cover every clause that any of them covers, each with "
     "what\n"
     "the language's own runtime makes of it today. Prints which test covers which clause, and why others are not\n"
     "covered. Ends with 0 if a suite was written, 3 if nothing could be covered.",
     cover_options, &cover_command},
    {"diff", "REFERENCE SUBMISSION -f NAME[/ARITY]", "find the smallest input on which two programs differ",
     "Both are files or modules of one language. The inputs are those that the reference's function takes; one on "
     "which the\n"
     "reference raises is outside its contract, unless --strict is given. A difference is confirmed by the language's "
     "own\n"
     "runtime. Ends with 0 if the two are the same on everything up to the bounds of size and depth, 1 with a "
     "difference,\n"
     "3 if none was found and something was left.",
     diff_options, &diff_command, diff_standards},
    {"doctor", "", "say which compilers and runtimes are there", "", doctor_options, &doctor_command},
    {"dump", "FILE|MODULE [FUNCTION]", "print the Core that a program becomes", "", dump_options, &dump_command},
    {"grade", "--reference FILE -f NAME[/ARITY] SUBMISSION ...", "compare many programs with a reference",
     "A submission is a file, or a folder with files. Each is compared as assay diff does; none can stop the others. "
     "Those that\n"
     "are the same program are compared once, and inputs on which others failed are tried first. The tables are "
     "grades.csv and\n"
     "grades.json in the folder of --out; what is graded there already is not graded again. Ends with 0 if all are the "
     "same as the\n"
     "reference up to the bounds, 1 if one is not, 3 if none is known not to be and something was left.",
     grade_options, &grade_command, grade_standards},
    {"reach", "FILE:LINE ...", "find an input that comes to a line, or prove that there is none",
     "The search goes backwards from the line to an exported function, and forwards guided by distance. The language's "
     "own\n"
     "runtime confirms that the line is reached. Ends with 0 if every target was reached, 1 if one is proved "
     "unreachable,\n"
     "3 if one is neither.",
     reach_options, &reach_command, reach_standards},
    {"replay", "FILE ...", "repeat findings that assay test has kept",
     "Ends with 1 if one of them still fails, 0 if none does, 3 if that can't be said.", replay_options,
     &replay_command},
    {"run", "FILE|MODULE NAME 'ARGUMENTS'", "call a function on Assay's own machine",
     "ARGUMENTS is the list of arguments in the language's own syntax: '[1, [a]]'. Prints what the function returns "
     "or\n"
     "raises, as the language's own shell words it. Ends with 0 if it returned, 1 if it raised, 3 if a budget was "
     "spent\n"
     "or something is not supported.",
     run_options, &run_command},
    {"test", "FILE|MODULE [FUNCTION ...]", "find inputs that crash functions",
     "Every exported function is tested if none is named. One is named NAME where only one has it, else NAME/ARITY or, "
     "in\n"
     "Java, NAME(TYPES). A finding is an exception that nothing handles, or a result outside the spec; it is\n"
     "confirmed by the language's own runtime before it is shown. Ends with 0 if nothing was found and everything was\n"
     "tried (perhaps to a depth), 1 with findings, 3 if nothing was found and not everything tried.",
     test_options, &test_command},
};

void print_options(const Command& command) {
  for (std::string_view name : command.options) {
    const Option& each = option(name);
    std::string left = fmt::format("{}{}{}", each.name, each.argument.empty() ? "" : " ", each.argument);
    std::string_view usual = standard_of(name, command.standards);
    std::string standard = usual.empty() ? "" : fmt::format(" (standard: {})", usual);
    fmt::print("  {:<18} {}{}\n", left, each.help, standard);
  }
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
}

} // namespace

std::span<const Command> all_commands() { return table; }

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
  auto arguments = Arguments::parse(words.subspan(1), command->options, command->standards);
  if (!arguments) return usage_error(fmt::format("{}; see assay {} --help", arguments.error(), name));
  if (arguments->has("--help")) {
    print_help(*command);
    return ExitCode::Fine;
  }
  return command->run(*arguments);
}

} // namespace assay::cli
