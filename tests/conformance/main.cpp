// The conformance runner: starts the real erl as the oracle, gets from it what calls come to, makes the same calls on
// our machine, and compares. Exit code 0 if all agree (with --break: if not), 1 if not, 2 for a wrong command line, 4
// if erl or our own side could not be started.
//
// Modes: `programs` runs every function of arity 0 of the programs in a folder; `random_programs` draws such programs,
// and reduces those that differ (program_runs.h); `random` runs calls of library functions with drawn arguments
// (random_calls.h).

#include "options.h"
#include "program_runs.h"
#include "random_calls.h"

int main(int count, char** words) {
  using namespace assay::conformance;
  auto options = read_options(count, words);
  if (!options) return 2;
  if (options->mode == "programs") return run_programs(*options);
  if (options->mode == "random_programs") return run_random_programs(*options);
  return run_random(*options);
}
