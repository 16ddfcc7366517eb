// How the process is set up: requests go through a socket (so that writing to a dead process is an error, not a
// signal), answers come through a pipe; the child finds them as descriptors 3 and 4. Its standard output goes nowhere,
// and its standard error into memory, for the case that it ends unasked.

#include "lang/erlang/server.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace assay::erlang {
namespace {

constexpr int child_requests = 3;
constexpr int child_answers = 4;
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

// Flags meant for interactive use would change what we read; a dump of erl's own memory helps nobody.
std::vector<std::string> child_environment() {
  std::vector<std::string> variables;
  for (char** variable = environ; *variable != nullptr; ++variable) {
    std::string_view text = *variable;
    bool left_out = false;
    for (std::string_view name :
         {"ERL_FLAGS=", "ERL_AFLAGS=", "ERL_ZFLAGS=", "ERL_COMPILER_OPTIONS=", "ERL_CRASH_DUMP_SECONDS="})
      left_out = left_out || text.starts_with(name);
    if (!left_out) variables.emplace_back(text);
  }
  variables.emplace_back("ERL_CRASH_DUMP_SECONDS=0");
  return variables;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (std::string& text : texts) result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

// 0, or the error of the system.
int spawn(pid_t& process, const std::filesystem::path& erl, const std::filesystem::path& beam_folder, int requests,
          int answers, int errors) {
  std::vector<std::string> arguments = {"erl",
                                        "-noshell",
                                        "-noinput",
                                        "-boot",
                                        "no_dot_erlang",
                                        "+fnu",  // file names are UTF-8 whatever the locale
                                        "+sbwt", // idle schedulers leave the processor to us
                                        "none",
                                        "-pa",
                                        beam_folder.string(),
                                        "-run",
                                        "assay_server",
                                        "start",
                                        std::to_string(child_requests),
                                        std::to_string(child_answers)};
  std::vector<std::string> variables = child_environment();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  posix_spawn_file_actions_adddup2(&actions, requests, child_requests);
  posix_spawn_file_actions_adddup2(&actions, answers, child_answers);
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

std::expected<std::string, Diagnostic> Server::ask(std::string_view request) {
  if (!is_running()) {
    if (std::optional<Diagnostic> failure = start()) return std::unexpected(std::move(*failure));
  }
  uint32_t size = static_cast<uint32_t>(request.size());
  std::array<unsigned char, 4> length = {static_cast<unsigned char>(size >> 24), static_cast<unsigned char>(size >> 16),
                                         static_cast<unsigned char>(size >> 8), static_cast<unsigned char>(size)};
  std::string packet(reinterpret_cast<const char*>(length.data()), length.size());
  packet += request;
  if (!send(packet)) return std::unexpected(ended("before it took a request"));
  if (!receive(reinterpret_cast<char*>(length.data()), length.size()))
    return std::unexpected(ended("without an answer"));
  size = uint32_t{length[0]} << 24 | uint32_t{length[1]} << 16 | uint32_t{length[2]} << 8 | uint32_t{length[3]};
  std::string answer(size, '\0');
  if (!receive(answer.data(), answer.size())) return std::unexpected(ended("in the middle of an answer"));
  return answer;
}

std::optional<Diagnostic> Server::start() {
  std::optional<std::filesystem::path> erl = find_erl();
  if (!erl) return erl_not_found();
  std::array<int, 2> request_ends = {-1, -1};
  std::array<int, 2> answer_ends = {-1, -1};
  errors_ = ::memfd_create("erl-stderr", MFD_CLOEXEC);
  bool opened = errors_ >= 0 && ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, request_ends.data()) == 0 &&
                ::pipe2(answer_ends.data(), O_CLOEXEC) == 0;
  int error = opened ? 0 : errno;
  if (opened) {
    for (int* descriptor : {&errors_, &request_ends[0], &request_ends[1], &answer_ends[0], &answer_ends[1]})
      move_up(*descriptor);
    error = spawn(process_, *erl, beam_folder_, request_ends[1], answer_ends[1], errors_);
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

void Server::stop() {
  close_descriptor(requests_);
  close_descriptor(answers_);
  close_descriptor(errors_);
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  process_ = 0;
}

bool Server::send(std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t sent = ::send(requests_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(sent));
  }
  return true;
}

bool Server::receive(char* bytes, size_t size) {
  while (size > 0) {
    ssize_t got = ::read(answers_, bytes, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    bytes += got;
    size -= static_cast<size_t>(got);
  }
  return true;
}

Diagnostic Server::ended(std::string_view when) {
  std::string words = last_words();
  stop();
  return Diagnostic{{}, 0, 0, fmt::format("erl ended {}{}{}", when, words.empty() ? "" : ": ", words)};
}

// The end of what erl printed on its standard error, on one line.
std::string Server::last_words() const {
  constexpr off_t longest = 400;
  off_t size = ::lseek(errors_, 0, SEEK_END);
  if (size <= 0) return {};
  off_t start = size > longest ? size - longest : 0;
  std::string words(static_cast<size_t>(size - start), '\0');
  ssize_t got = ::pread(errors_, words.data(), words.size(), start);
  words.resize(got > 0 ? static_cast<size_t>(got) : 0);
  for (char& byte : words)
    if (byte == '\n' || byte == '\r') byte = ' ';
  while (words.ends_with(' ')) words.pop_back();
  return words;
}

} // namespace assay::erlang
