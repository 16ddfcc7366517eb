#include "lang/child_process.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace assay {
namespace {

constexpr int first_free_descriptor = 10; // ours stay above those the child expects

void close_descriptor(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

// Moves a descriptor out of the way of the child's, and marks it as not inherited.
void move_up(int& descriptor) {
  int moved = ::fcntl(descriptor, F_DUPFD_CLOEXEC, first_free_descriptor);
  if (moved < 0) return;
  ::close(descriptor);
  descriptor = moved;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (std::string& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

// 0, or the error of the system.
int spawn(pid_t& process, ChildProgram program, int requests, int answers, int errors) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  // First, as it may be any descriptor; the others' are out of the way.
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, requests, ChildProcess::child_requests);
  posix_spawn_file_actions_adddup2(&actions, answers, ChildProcess::child_answers);
  if (!program.folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, program.folder.c_str());
  // A group of its own, so that an interrupt from the terminal is ours to handle.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  int error = ::posix_spawn(&process, program.file.c_str(), &actions, &attributes, pointers(program.arguments).data(),
                            pointers(program.environment).data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

} // namespace

std::vector<std::string> environment_without(const std::vector<std::string_view>& names,
                                             const std::vector<std::string>& added) {
  std::vector<std::string> variables;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    std::string_view text = *variable;
    std::string_view name = text.substr(0, text.find('='));
    if (std::ranges::find(names, name) == names.end()) variables.emplace_back(text);
  }
  variables.insert(variables.end(), added.begin(), added.end());
  return variables;
}

std::optional<Diagnostic> ChildProcess::start(const ChildProgram& program, int errors) {
  std::array<int, 2> request_ends = {-1, -1};
  std::array<int, 2> answer_ends = {-1, -1};
  bool opened = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, request_ends.data()) == 0 &&
                ::pipe2(answer_ends.data(), O_CLOEXEC) == 0;
  int error = opened ? 0 : errno;
  if (opened) {
    for (int* descriptor : {&request_ends[0], &request_ends[1], &answer_ends[0], &answer_ends[1]}) move_up(*descriptor);
    error = spawn(process_, program, request_ends[1], answer_ends[1], errors);
  }
  requests_ = request_ends[0];
  answers_ = answer_ends[0];
  close_descriptor(request_ends[1]);
  close_descriptor(answer_ends[1]);
  owner_ = ::getpid();
  if (error == 0) return std::nullopt;
  process_ = 0;
  stop();
  return Diagnostic{program.file.string(), 0, 0,
                    fmt::format("{} can't be started: {}", program.file.filename().string(), std::strerror(error))};
}

// A process may reserve much more than it uses, so the limit counts from what it has now.
void ChildProcess::limit_memory(uint64_t more_bytes) const {
  if (!is_running()) return;
  uint64_t pages = 0;
  std::ifstream("/proc/" + std::to_string(process_) + "/statm") >> pages;
  if (pages == 0) return;
  uint64_t bytes = pages * static_cast<uint64_t>(::sysconf(_SC_PAGESIZE)) + more_bytes;
  const rlimit memory = {bytes, bytes};
  const rlimit file = {more_bytes, more_bytes};
  ::prlimit(process_, RLIMIT_AS, &memory, nullptr);
  ::prlimit(process_, RLIMIT_FSIZE, &file, nullptr);
}

bool ChildProcess::is_ours() const { return owner_ == ::getpid(); }

bool ChildProcess::wait() {
  if (!is_running()) return false;
  int status = -1;
  while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
  stop();
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void ChildProcess::stop() {
  close_descriptor(requests_);
  close_descriptor(answers_);
  if (!is_running()) {
    process_ = 0;
    return;
  }
  ::kill(-process_, SIGKILL); // the group is its own: whatever it started goes with it
  (void)wait();
}

} // namespace assay
