#pragma once
// Runs that did not come to their end: they used up their budget, or came to something that the machine does not do.
// Kept by what stopped them, each with inputs that lead there.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lang/real_runtime.h"
#include "machine/machine.h"

namespace assay::finding {

enum class StopReason : uint8_t {
  Budget,      // of steps, heap or stack
  Outside,     // something that acts outside the machine: files, commands, the network
  Unsupported, // anything else that the machine does not do
};

struct StoppedRuns {
  StopReason reason = StopReason::Unsupported;
  std::string what; // the primitive, or the budget in words
  uint64_t count = 0;
  std::vector<RealCall> calls; // the first ones
};

class StoppedRunTable {
 public:
  static constexpr size_t most_calls = 100; // kept for each

  void add(StopReason reason, const std::string& what, RealCall call);
  const std::vector<StoppedRuns>& all() const { return all_; }

 private:
  std::vector<StoppedRuns> all_;
  std::map<std::string, size_t> by_what_;
};

// What the machine's ending is, if it is one of these.
struct Stop {
  StopReason reason;
  std::string what;
};
std::optional<Stop> stop_of(Program& program, const Outcome& outcome);

} // namespace assay::finding
