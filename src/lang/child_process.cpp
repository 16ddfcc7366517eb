#include "lang/child_process.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

#include "base/children.h"

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
    process_ = start(program, request_ends[1], answer_ends[1], errors);
    error = process_ < 0 ? -process_ : 0;
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

pid_t ChildProcess::start(const ChildProgram& program, int requests, int answers, int errors) {
  int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nothing >= 0) move_up(nothing);
  // `errors` comes first, as it may be any descriptor; the others' are out of the way.
  pid_t process = start_child({.file = program.file,
                               .words = program.arguments,
                               .environment = program.environment,
                               .folder = program.folder,
                               .descriptors = {{errors, STDERR_FILENO},
                                               {nothing, STDIN_FILENO},
                                               {nothing, STDOUT_FILENO},
                                               {requests, child_requests},
                                               {answers, child_answers}},
                               .ends_with_us = program.ends_with_us});
  close_descriptor(nothing);
  return process;
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
  int status = await_child(process_);
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
  kill_child(process_);
  (void)wait();
}

} // namespace assay
