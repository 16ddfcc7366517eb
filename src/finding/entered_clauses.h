#pragma once
// The clauses that calls of the function under test have entered so far, by those that returned and by those that raised.

#include <cstdint>
#include <utility>
#include <vector>

#include "finding/clause_numbers.h"
#include "finding/function_under_test.h"

namespace assay::finding {

// The clauses that a run has entered, and whether it returned.
using Entered = std::pair<std::vector<uint32_t>, bool>;

// Whether a run came to an end that a test can assert.
bool has_ended(const Outcome& outcome);

class EnteredClauses {
 public:
  // Both outlive it.
  EnteredClauses(const ClauseNumbers& numbers, const FunctionUnderTest& tested);

  // What calls have entered since it was taken last, and the function's body if that is what counts.
  std::vector<uint32_t> take();
  // What earlier calls have entered is not asked for.
  void forget() { numbers_.forget_entered(tested_.machine()); }
  // The same of the calls that make values.
  std::vector<uint32_t> take_of_makers() { return numbers_.take_entered(tested_.calls().makers()); }
  void forget_makers() { numbers_.forget_entered(tested_.calls().makers()); }

  // Whether a run has entered something that none had; it counts from now on.
  bool note(const Entered& entered);

 private:
  const ClauseNumbers& numbers_;
  const FunctionUnderTest& tested_;
  std::vector<bool> by_[2]; // runs that raised, and those that returned
};

} // namespace assay::finding
