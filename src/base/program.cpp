#include "base/program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>

namespace assay {

namespace {

using Clock = std::chrono::steady_clock;

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
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

// 0: it could not be started.
pid_t spawn(ProgramRun& run, int input, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);
  std::vector<char*> words;
  for (std::string& word : run.words) words.push_back(word.data());
  words.push_back(nullptr);
  pid_t process = 0;
  bool started = ::posix_spawn(&process, run.file.c_str(), &actions, nullptr, words.data(), environ) == 0;
  posix_spawn_file_actions_destroy(&actions);
  if (!started) return 0;
  const rlimit memory = {run.memory, run.memory};
  if (run.memory != 0) ::prlimit(process, RLIMIT_AS, &memory, nullptr);
  return process;
}

// Whether there is something to read, or the end, before it is time.
bool waits_for(int descriptor, std::optional<Clock::time_point> deadline) {
  for (;;) {
    int milliseconds = -1;
    if (deadline) {
      auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*deadline - Clock::now()).count();
      if (left <= 0) return false;
      milliseconds = static_cast<int>(std::min<int64_t>(left, 1'000'000));
    }
    pollfd waiting = {descriptor, POLLIN, 0};
    if (::poll(&waiting, 1, milliseconds) > 0) return true;
  }
}

// Whether it came to its end in time.
bool read_all(int descriptor, double seconds, std::string& text) {
  std::optional<Clock::time_point> deadline;
  if (seconds > 0)
    deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  char buffer[4096];
  while (waits_for(descriptor, deadline)) {
    ssize_t size = ::read(descriptor, buffer, sizeof buffer);
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return size == 0;
    text.append(buffer, static_cast<size_t>(size));
  }
  return false;
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
  if (process == 0) return {};
  ProgramOutput output;
  bool in_time = read_all(ours.number(), run.seconds, output.text);
  if (!in_time) ::kill(process, SIGKILL);
  int status = -1;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  output.is_fine = in_time && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return output;
}

} // namespace assay
