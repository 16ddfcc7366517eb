#include "base/child_process.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

#include "base/children.h"

namespace assay {

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
  Ends requests = open_socket();
  Ends answers = requests.are_open() ? open_pipe() : Ends();
  int error = answers.are_open() ? 0 : errno;
  if (error == 0) {
    process_ = start(program, requests.theirs.number(), answers.theirs.number(), errors);
    error = process_ < 0 ? -process_ : 0;
  }
  requests_ = std::move(requests.ours);
  answers_ = std::move(answers.ours);
  owner_ = ::getpid();
  if (error == 0) return std::nullopt;
  process_ = 0;
  stop();
  return Diagnostic{program.file.string(), 0, 0,
                    fmt::format("{} can't be started: {}", program.file.filename().string(), std::strerror(error))};
}

pid_t ChildProcess::start(const ChildProgram& program, int requests, int answers, int errors) {
  Descriptor nothing = Descriptor::moved_up(::open("/dev/null", O_RDWR | O_CLOEXEC));
  // `errors` comes first, as it may be any descriptor; the others' are out of the way.
  return start_child({.file = program.file,
                      .words = program.arguments,
                      .environment = program.environment,
                      .folder = program.folder,
                      .descriptors = {{errors, STDERR_FILENO},
                                      {nothing.number(), STDIN_FILENO},
                                      {nothing.number(), STDOUT_FILENO},
                                      {requests, child_requests},
                                      {answers, child_answers}},
                      .ends_with_us = program.ends_with_us});
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
  requests_.close();
  answers_.close();
  if (!is_running()) {
    process_ = 0;
    return;
  }
  kill_child(process_);
  (void)wait();
}

} // namespace assay
