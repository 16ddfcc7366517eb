#include "base/run_delay.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace assay {

namespace {

constexpr double nanosecond = 1e-9;

// What a thread has used and what it has waited, in nanoseconds. One that has ended has none.
double delay_of_thread(const std::filesystem::path& thread) {
  uint64_t used = 0;
  uint64_t waited = 0;
  std::ifstream(thread / "schedstat") >> used >> waited;
  return static_cast<double>(waited) * nanosecond;
}

} // namespace

std::optional<double> run_delay_of(pid_t process) {
  double delay = 0;
  std::vector<pid_t> processes = {process};
  for (size_t i = 0; i < processes.size(); ++i) {
    std::error_code error;
    std::filesystem::directory_iterator threads("/proc/" + std::to_string(processes[i]) + "/task", error);
    for (; !error && threads != std::filesystem::directory_iterator(); threads.increment(error)) {
      std::error_code is_missing;
      bool is_known = std::filesystem::exists(threads->path() / "schedstat", is_missing) &&
                      std::filesystem::exists(threads->path() / "children", is_missing);
      if (!is_known) return std::nullopt;
      delay += delay_of_thread(threads->path());
      std::ifstream children(threads->path() / "children");
      for (pid_t child = 0; children >> child;) processes.push_back(child);
    }
  }
  return delay;
}

} // namespace assay
