#include "report/progress.h"

#include <fmt/core.h>

#include <cstdio>

namespace assay::report {

std::string progress_text(const ProgressNumbers& numbers) {
  double rate = numbers.seconds == 0 ? 0 : static_cast<double>(numbers.paths) / numbers.seconds;
  double share = numbers.seconds == 0 ? 0 : 100 * numbers.solver_seconds / numbers.seconds;
  return fmt::format("{}/{} functions, {} paths ({:.0f}/s), {}/{} clauses, {} findings, {:.0f} % solving, {:.0f} s",
                     numbers.functions_done, numbers.functions, numbers.paths, rate, numbers.coverage.covered,
                     numbers.coverage.total, numbers.findings, share, numbers.seconds);
}

bool Progress::is_due() {
  if (!shown_ || Clock::now() < next_) return false;
  next_ = Clock::now() + std::chrono::milliseconds(200);
  return true;
}

void Progress::show(std::string_view text) {
  fmt::print(stderr, "\r\033[K{}", text);
  std::fflush(stderr);
  has_line_ = true;
}

void Progress::wipe() {
  if (!has_line_) return;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
  has_line_ = false;
}

} // namespace assay::report
