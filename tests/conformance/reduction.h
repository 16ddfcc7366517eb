#pragma once
// From a program that comes to different things on erl and on our machine to a small one that does, too. The Erlang
// half (erlang/assay_reducer.erl) thinks of smaller programs and runs them on erl; ours says on which the two still
// differ.

#include <string>

#include "options.h"
#include "referee.h"

namespace assay::conformance {

struct Divergence {
  std::string file;        // of the program
  std::string function;    // without arguments
  std::string unsupported; // what our machine said it can't do; else it said something wrong
};

// The text of the reduced module; empty if the reducer did not get to its end.
std::string reduce(Referee& referee, const Options& options, const Divergence& divergence);

} // namespace assay::conformance
