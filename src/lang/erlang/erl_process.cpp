#include "lang/erlang/erl_process.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>

namespace assay::erlang {
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

// Flags meant for interactive use would change what we read; a dump of erl's own memory helps nobody. What depends on
// the time zone is the same everywhere, and as runtime/erlang/erlang.erl has it.
std::vector<std::string> child_environment() {
  std::vector<std::string> variables;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    std::string_view text = *variable;
    bool left_out = false;
    for (std::string_view name :
         {"ERL_FLAGS=", "ERL_AFLAGS=", "ERL_ZFLAGS=", "ERL_COMPILER_OPTIONS=", "ERL_CRASH_DUMP_SECONDS=", "TZ="})
      left_out = left_out || text.starts_with(name);
    if (!left_out) variables.emplace_back(text);
  }
  variables.emplace_back("ERL_CRASH_DUMP_SECONDS=0");
  variables.emplace_back("TZ=UTC");
  return variables;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (std::string& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

std::vector<std::string> with_usual_arguments(const std::vector<std::string>& more) {
  std::vector<std::string> arguments = {"erl",   "-noshell", "-noinput", "-boot", "no_dot_erlang",
                                        "+fnu",  // file names are UTF-8 whatever the locale
                                        "+sbwt", // idle schedulers leave the processor to us
                                        "none"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

// 0, or the error of the system.
int spawn(pid_t& process, const std::filesystem::path& erl, std::vector<std::string> arguments, int requests,
          int answers, int errors) {
  std::vector<std::string> variables = child_environment();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  // First, as it may be any descriptor; the others' are out of the way.
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, requests, ErlProcess::child_requests);
  posix_spawn_file_actions_adddup2(&actions, answers, ErlProcess::child_answers);
  // A group of its own, so that an interrupt from the terminal is ours to handle.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  int error = ::posix_spawn(&process, erl.c_str(), &actions, &attributes, pointers(arguments).data(),
                            pointers(variables).data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

} // namespace

std::optional<std::filesystem::path> find_erl() {
  const char* path = std::getenv("PATH");
  std::string_view folders = path == nullptr ? "" : path;
  while (!folders.empty()) {
    size_t colon = folders.find(':');
    std::string_view folder = folders.substr(0, colon);
    folders = colon == std::string_view::npos ? "" : folders.substr(colon + 1);
    if (folder.empty()) continue;
    std::filesystem::path candidate = std::filesystem::path(folder) / "erl";
    std::error_code error;
    if (std::filesystem::is_regular_file(candidate, error) && ::access(candidate.c_str(), X_OK) == 0) return candidate;
  }
  return std::nullopt;
}

Diagnostic erl_not_found() {
  return Diagnostic{{}, 0, 0, "erl not found on the PATH: install Erlang/OTP (Debian's package is erlang-base)"};
}

std::optional<Diagnostic> ErlProcess::start(const std::vector<std::string>& arguments, int errors) {
  std::optional<std::filesystem::path> erl = find_erl();
  if (!erl) return erl_not_found();
  std::array<int, 2> request_ends = {-1, -1};
  std::array<int, 2> answer_ends = {-1, -1};
  bool opened = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, request_ends.data()) == 0 &&
                ::pipe2(answer_ends.data(), O_CLOEXEC) == 0;
  int error = opened ? 0 : errno;
  if (opened) {
    for (int* descriptor : {&request_ends[0], &request_ends[1], &answer_ends[0], &answer_ends[1]}) move_up(*descriptor);
    error = spawn(process_, *erl, with_usual_arguments(arguments), request_ends[1], answer_ends[1], errors);
  }
  requests_ = request_ends[0];
  answers_ = answer_ends[0];
  close_descriptor(request_ends[1]);
  close_descriptor(answer_ends[1]);
  if (error == 0) return std::nullopt;
  process_ = 0;
  stop();
  return Diagnostic{erl->string(), 0, 0, fmt::format("erl can't be started: {}", std::strerror(error))};
}

// erl reserves much more than it uses, so the limit counts from what it has now.
void ErlProcess::limit_memory(uint64_t more_bytes) const {
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

bool ErlProcess::wait() {
  if (process_ <= 0) return false;
  int status = -1;
  while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
  stop();
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void ErlProcess::stop() {
  close_descriptor(requests_);
  close_descriptor(answers_);
  if (process_ <= 0) return;
  ::kill(process_, SIGKILL);
  (void)wait();
}

} // namespace assay::erlang
