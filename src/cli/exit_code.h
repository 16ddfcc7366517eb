#pragma once
// The exit codes every command keeps to.

namespace assay::cli {

enum ExitCode : int {
  exit_fine = 0,         // the command did what it was asked, and nothing bad was found
  exit_found = 1,        // run: the call raised an exception
  exit_usage = 2,        // unknown command, option, function; arguments that do not parse
  exit_inconclusive = 3, // a budget was spent, or something is not supported
  exit_not_loaded = 4,   // the program does not load, or its compiler is missing
  exit_our_fault = 70,
  exit_interrupted = 130,
};

} // namespace assay::cli
