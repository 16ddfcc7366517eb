#include "base/program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include "base/children.h"
#include "base/stop.h"
#include "base/work_clock.h"

namespace assay {

namespace {

class Descriptor {
 public:
  // Out of the way of those that the program expects.
  explicit Descriptor(int number) : number_(number < 0 ? -1 : ::fcntl(number, F_DUPFD_CLOEXEC, 3)) {
    if (number >= 0) ::close(number);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }
  int number() const { return number_; }
  void close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }

 private:
  int number_;
};

// A file in memory, so that nobody waits for the other to read.
bool fill(int descriptor, std::string_view text) {
  while (!text.empty()) {
    ssize_t size = ::write(descriptor, text.data(), text.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return false;
    text.remove_prefix(static_cast<size_t>(size));
  }
  return ::lseek(descriptor, 0, SEEK_SET) == 0;
}

// Below zero: it could not be started.
pid_t spawn(ProgramRun& run, int input, int output) {
  std::vector<std::string> environment;
  for (char** variable = environ; *variable != nullptr; ++variable) environment.emplace_back(*variable);
  pid_t process =
      start_child({.file = run.file,
                   .words = std::move(run.words),
                   .environment = std::move(environment),
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
    int ready = ::poll(&waiting, 1, milliseconds_between_looks);
    if (must_stop() || (seconds > 0 && clock.seconds() >= seconds)) return false;
    if (ready <= 0) continue;
    ssize_t size = ::read(descriptor, buffer, sizeof buffer);
    if (size < 0 && errno == EINTR) continue;
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
  Descriptor input(::memfd_create("assay-input", MFD_CLOEXEC));
  int ends[2] = {-1, -1};
  if (input.number() < 0 || !fill(input.number(), run.input) || ::pipe2(ends, O_CLOEXEC) != 0) return {};
  Descriptor ours(ends[0]);
  Descriptor theirs(ends[1]);
  pid_t process = spawn(run, input.number(), theirs.number());
  theirs.close();
  if (process < 0) return {};
  ProgramOutput output;
  WaitClock clock(process);
  bool in_time = read_all(ours.number(), clock, run.seconds, output.text);
  if (!in_time) kill_child(process);
  int status = await_child(process);
  output.is_fine = in_time && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return output;
}

} // namespace assay
