#pragma once
// The exit codes every command keeps to.

#include "base/rooms.h"

namespace assay::cli {

enum class ExitCode : int {
  Fine = 0,         // the command did what it was asked, and nothing bad was found
  Found = 1,        // what the command looks for: an exception, a finding, a difference, an unreachable target
  Usage = 2,        // unknown command, option, function; arguments that do not parse
  Inconclusive = 3, // a budget was spent, or something is not supported
  NotLoaded = 4,    // the program does not load, or its compiler is missing
  OurFault = 70,
  Interrupted = 130,
};

} // namespace assay::cli
