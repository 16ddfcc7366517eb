#pragma once
// One line on stderr that is written again and again while a search runs, and wiped at its end. On a terminal only.

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "report/coverage.h"

namespace assay::report {

struct ProgressNumbers {
  size_t functions_done = 0;
  size_t functions = 0;
  uint64_t paths = 0;
  uint64_t findings = 0;
  ClauseCoverage coverage = {};
  double solver_seconds = 0;
  double seconds = 0;
};

std::string progress_text(const ProgressNumbers& numbers);

class Progress {
 public:
  explicit Progress(bool shown) : shown_(shown) {}
  ~Progress() { wipe(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Whether a fifth of a second has passed since the last one: gathering the numbers costs something, too.
  bool is_due();
  void show(std::string_view text);
  void wipe();

 private:
  using Clock = std::chrono::steady_clock;
  bool shown_;
  bool has_line_ = false;
  Clock::time_point next_ = Clock::now();
};

} // namespace assay::report
