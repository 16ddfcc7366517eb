#include "lang/server.h"

#include <fmt/core.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace assay {

std::expected<std::string, Diagnostic> Server::ask(std::string_view request,
                                                   std::optional<std::chrono::milliseconds> time) {
  deadline_.reset();
  if (time) deadline_ = std::chrono::steady_clock::now() + *time;
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
  auto program = program_.find();
  if (!program) return std::move(program.error());
  stop(); // perhaps it was started by the process that this one is a copy of
  errors_ = ::memfd_create("server-stderr", MFD_CLOEXEC);
  std::optional<Diagnostic> failure =
      errors_ < 0 ? Diagnostic{{}, 0, 0, fmt::format("{} can't be started: {}", program_.name, std::strerror(errno))}
                  : process_.start(*program, errors_);
  if (failure) stop();
  return failure;
}

void Server::stop() {
  process_.stop();
  if (errors_ >= 0) ::close(errors_);
  errors_ = -1;
}

bool Server::send(std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t sent = ::send(process_.requests(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(sent));
  }
  return true;
}

// False when the time of the request is over.
bool Server::wait_for_answer() {
  if (!deadline_) return true;
  while (true) {
    auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline_ - std::chrono::steady_clock::now()).count();
    if (left <= 0) return false;
    pollfd waited = {process_.answers(), POLLIN, 0};
    int ready = ::poll(&waited, 1, static_cast<int>(std::min<int64_t>(left, 1'000'000)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

bool Server::receive(char* bytes, size_t size) {
  while (size > 0) {
    if (!wait_for_answer()) return false;
    ssize_t got = ::read(process_.answers(), bytes, size);
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
  return Diagnostic{{}, 0, 0, fmt::format("{} ended {}{}{}", program_.name, when, words.empty() ? "" : ": ", words)};
}

// The end of what it printed on its standard error, on one line.
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

} // namespace assay
