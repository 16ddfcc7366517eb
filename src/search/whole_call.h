#pragma once
// One call of a function on an input, whole: the calls that make values of abstract types, then the precondition, then
// the function itself, in one run and on the same symbolic input.

#include <functional>
#include <span>
#include <vector>

#include "machine/machine.h"
#include "search/argument_builder.h"
#include "search/precondition.h"
#include "search/subject.h"

namespace assay::search {

struct WholeCall {
  const core::Function& function;
  // Whatever the language does before each run; may be empty. If that does not return, the function is not called, and
  // what became of it is what became of the call. If it does, what it printed is forgotten.
  std::function<Outcome(Machine&, Context&)> start_run;
  Precondition* precondition = nullptr; // may be null
  ArgumentBuilder* builder = nullptr;   // the same

  // What makes values of abstract types, and the precondition, have a bound of their own for their decisions, `depth`:
  // they should not take those that the user has given to the function. What they have settled costs the function
  // nothing any more. Behind the arguments there may be further parts of the input, which are made like these. What
  // they have become is `made`, unless that is null.
  Ended run(Machine& machine, Context& context, std::span<const Value> input, uint32_t depth,
            std::vector<Value>* made = nullptr) const;

 private:
  // What initialisers print is not the function's output.
  Outcome start(Machine& machine, Context& context) const {
    if (!start_run) return {};
    Outcome outcome = start_run(machine, context);
    if (outcome.returned()) context.output.clear();
    return outcome;
  }
};

} // namespace assay::search
