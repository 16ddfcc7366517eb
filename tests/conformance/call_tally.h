#pragma once
// What random calls must be, whatever our machine makes of them: spread over many functions, and for each function at
// least half of its calls return on erl.

#include <cstdint>
#include <map>
#include <string>

#include <fmt/core.h>

namespace assay::conformance {

class CallTally {
 public:
  void count(const std::string& function, bool returned) {
    Counts& counts = functions_[function];
    ++(returned ? counts.returned : counts.raised);
  }

  // Says what is wrong. A table of fewer functions is only wrong if there were enough calls to show more.
  bool is_good(uint64_t calls) const {
    bool good = true;
    for (const auto& [function, counts] : functions_) {
      if (counts.returned >= counts.raised) continue;
      fmt::print("{}: {} calls returned, {} raised\n", function, counts.returned, counts.raised);
      good = false;
    }
    fmt::print("calls of {} functions\n", functions_.size());
    if (calls >= 2 * fewest_functions && functions_.size() < fewest_functions) {
      fmt::print("that is fewer than {}\n", fewest_functions);
      good = false;
    }
    return good;
  }

 private:
  static constexpr uint64_t fewest_functions = 300;
  struct Counts {
    uint64_t returned = 0;
    uint64_t raised = 0;
  };
  std::map<std::string, Counts> functions_;
};

} // namespace assay::conformance
