#include "base/program.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

#include "base/child_process.h"
#include "base/children.h"
#include "base/descriptor.h"
#include "base/stop.h"
#include "base/transfer.h"
#include "base/work_clock.h"

namespace assay {

namespace {

// A file in memory, so that nobody waits for the other to read.
bool fill(int descriptor, std::string_view text) {
  return write_all(descriptor, text) && ::lseek(descriptor, 0, SEEK_SET) == 0;
}

// Below zero: it could not be started.
pid_t spawn(ProgramRun& run, int input, int output) {
  pid_t process =
      start_child({.file = run.file,
                   .words = std::move(run.words),
                   .environment = environment_without({}, {}),
                   .descriptors = {{input, STDIN_FILENO}, {output, STDOUT_FILENO}, {output, STDERR_FILENO}}});
  const rlimit memory = {run.memory, run.memory};
  if (process > 0 && run.memory != 0) ::prlimit(process, RLIMIT_AS, &memory, nullptr);
  return process;
}

// Whether it came to its end in time, and nobody wants us to stop.
bool read_all(int descriptor, WaitClock& clock, double seconds, std::string& text) {
  constexpr int milliseconds_between_looks = 20;
  char buffer[4096];
  for (;;) {
    pollfd waiting = {descriptor, POLLIN, 0};
    int ready = poll_for({&waiting, 1}, milliseconds_between_looks);
    if (must_stop() || (seconds > 0 && clock.seconds() >= seconds)) return false;
    if (ready <= 0) continue;
    ssize_t size = read_some(descriptor, buffer);
    if (size <= 0) return size == 0;
    text.append(buffer, static_cast<size_t>(size));
  }
}

} // namespace

std::optional<std::filesystem::path> find_program(std::string_view name) {
  const char* path = std::getenv("PATH");
  std::string_view folders = path == nullptr ? "" : path;
  while (!folders.empty()) {
    size_t colon = folders.find(':');
    std::string_view folder = folders.substr(0, colon);
    folders = colon == std::string_view::npos ? "" : folders.substr(colon + 1);
    if (folder.empty()) continue;
    std::filesystem::path candidate = std::filesystem::path(folder) / name;
    std::error_code error;
    if (std::filesystem::is_regular_file(candidate, error) && ::access(candidate.c_str(), X_OK) == 0) return candidate;
  }
  return std::nullopt;
}

ProgramOutput run_program(ProgramRun run) {
  Descriptor input = Descriptor::moved_up(::memfd_create("assay-input", MFD_CLOEXEC));
  if (!input.is_open() || !fill(input.number(), run.input)) return {};
  Ends ends = open_pipe();
  if (!ends.are_open()) return {};
  pid_t process = spawn(run, input.number(), ends.theirs.number());
  ends.theirs.close();
  if (process < 0) return {};
  ProgramOutput output;
  WaitClock clock(process);
  bool in_time = read_all(ends.ours.number(), clock, run.seconds, output.text);
  if (!in_time) kill_child(process);
  int status = await_child(process);
  output.is_fine = in_time && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return output;
}

} // namespace assay
