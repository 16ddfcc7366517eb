#pragma once
// What a search runs: whatever a run does with an input is its body. The search sees the decisions that were logged on
// the way, and how it ended.

#include <functional>

#include "input/build_input.h"
#include "machine/machine.h"

namespace assay::search {

// How a run ended.
struct Ended {
  Outcome outcome;       // of what has rejected the input, if that is so
  bool rejected = false; // it is none that counts: what is under test was not called
};

struct Subject {
  Program& program; // of the context that each run gets
  ShapeId input;    // of the tuple of all parts of the input
  std::function<Ended(Context&, Input&)> body;
  // How many parts of the input are always there; see floor_of.
  uint32_t arguments = UINT32_MAX;
};

} // namespace assay::search
