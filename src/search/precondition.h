#pragma once
// A boolean function of the program's own language that says which inputs count. It runs before the function under test
// in the same run, on the same symbolic input: its decisions are ordinary decisions, so the search finds its way to
// inputs that satisfy it.

#include <functional>

#include "machine/machine.h"

namespace assay::search {

class Precondition {
 public:
  // The machine should be none whose coverage counts.
  Precondition(Machine& machine, Symbol function, Value truth)
      : machine_(machine), function_(function), truth_(truth) {}

  Symbol function() const { return function_; }
  // Whether it returns what is true in its language. If the context has a trace, so has the answer a decision. The
  // context can be used for the function under test afterwards, once it has been started over.
  bool holds(Context& context, std::span<const Value> arguments);
  // How the last call ended: what it did not return from is no answer, either.
  const Outcome& outcome() const { return outcome_; }

 private:
  Machine& machine_;
  Symbol function_;
  Value truth_;
  Outcome outcome_;
};

} // namespace assay::search
