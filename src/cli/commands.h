#pragma once
// The commands, in one table (commands.cpp); each has a file of its own. A command writes its answer to stdout, and
// messages to stderr, and returns an exit code.

#include <span>
#include <string_view>

#include "cli/exit_code.h"
#include "cli/options.h"

namespace assay::cli {

// What an exit code means for a command; empty: the command has no such.
struct ExitTexts {
  std::string_view fine;
  std::string_view found;
  std::string_view inconclusive;
};

struct Command {
  std::string_view name;
  Commands id;              // in the table of options
  std::string_view usage;   // the words it takes
  std::string_view summary; // one line
  std::string_view text;    // the rest of its help
  ExitTexts exit_texts;
  ExitCode (*run)(const Arguments& arguments);
};

std::span<const Command> all_commands();

ExitCode run_command(const Arguments& arguments);
ExitCode cover_command(const Arguments& arguments);
ExitCode diff_command(const Arguments& arguments);
ExitCode dump_command(const Arguments& arguments);
ExitCode grade_command(const Arguments& arguments);
ExitCode reach_command(const Arguments& arguments);
ExitCode replay_command(const Arguments& arguments);
ExitCode test_command(const Arguments& arguments);
ExitCode doctor_command(const Arguments& arguments);

// The whole command line, the program's name left out.
ExitCode run_command_line(std::span<const std::string> words);

// One line of stderr.
void say_on_stderr(const std::string& remark);

// A complaint about how the command was called.
ExitCode usage_error(std::string_view message);

} // namespace assay::cli
