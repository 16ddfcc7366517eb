#include "lang/java/run_start.h"

#include "lang/java/lower/emitter.h"
#include "lang/java/program.h"

namespace assay::java {

// A class is initialised before its first method runs.
Outcome JavaRunStart::start_run(Machine& machine, Context& context) {
  if (!has_initialiser(tested_.of())) return {};
  return machine.call(context, statics_function(tested_.of()), {});
}

bool JavaRunStart::vary(uint64_t number) {
  program_.set_variation(number);
  return true;
}

} // namespace assay::java
