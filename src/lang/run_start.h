#pragma once
// What happens before the call in each run: the program's own initialisers. None by default.

#include <cstdint>
#include <vector>

#include "core/module.h"
#include "machine/machine.h"

namespace assay::lang {

class RunStart {
 public:
  virtual ~RunStart() = default;

  // Runs the initialisers of the program under test in the heap of the run.
  virtual Outcome start_run(Machine&, Context&) { return {}; }
  // The function that evaluates the program's own module at the start of a run; null: there is none.
  virtual const core::Function* starting_function() const { return nullptr; }
  // What whoever uses the program sees of it once a run has started: functions in it can be called, whether or not they
  // have a name. Nothing: what is exported is all.
  virtual std::vector<Value> offered(Context&) const { return {}; }
  // Varies what differs between processes of the real runtime, such as identity hashes, in the runs that follow; 0: as
  // always. False: nothing differs.
  virtual bool vary(uint64_t /*number*/) { return false; }
};

} // namespace assay::lang
