#include "lang/server.h"

#include <fmt/core.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "base/children.h"
#include "base/stop.h"
#include "base/supervisor.h"
#include "base/transfer.h"

namespace assay::lang {

namespace {

constexpr int milliseconds_between_looks = 20;

std::string text_of_seconds(double seconds) {
  return seconds >= 1 ? fmt::format("{:.0f} s", seconds) : fmt::format("{:.0f} ms", seconds * 1000);
}

} // namespace

std::expected<std::string, Diagnostic> Server::ask(std::string_view request, std::chrono::milliseconds time) {
  if (must_stop())
    return std::unexpected(
        Diagnostic{{}, 0, 0, fmt::format("{} was not asked: {}", program_.name, words_for(why_stop()))});
  if (!is_running()) {
    if (std::optional<Diagnostic> failure = start()) return std::unexpected(std::move(*failure));
  }
  most_seconds_ = std::chrono::duration<double>(time).count();
  double left = seconds_until_stop();
  is_last_ = left < most_seconds_;
  most_seconds_ = std::min(most_seconds_, left);
  clock_.emplace(process_.id());
  why_ended_.clear();
  auto answer = talk(request);
  clock_.reset();
  return answer;
}

std::expected<std::string, Diagnostic> Server::talk(std::string_view request) {
  auto wait = [this](int descriptor, short event) { return wait_for(descriptor, event); };
  uint32_t size = static_cast<uint32_t>(request.size());
  std::array<unsigned char, 4> length = {static_cast<unsigned char>(size >> 24), static_cast<unsigned char>(size >> 16),
                                         static_cast<unsigned char>(size >> 8), static_cast<unsigned char>(size)};
  std::string packet(reinterpret_cast<const char*>(length.data()), length.size());
  packet += request;
  if (!send_all(process_.requests(), packet, wait)) return std::unexpected(ended("before it took a request"));
  if (!receive_all(process_.answers(), {reinterpret_cast<char*>(length.data()), length.size()}, wait)) {
    return std::unexpected(ended("without an answer"));
  }
  size = uint32_t{length[0]} << 24 | uint32_t{length[1]} << 16 | uint32_t{length[2]} << 8 | uint32_t{length[3]};
  std::string answer(size, '\0');
  if (!receive_all(process_.answers(), answer, wait)) return std::unexpected(ended("in the middle of an answer"));
  return answer;
}

std::optional<Diagnostic> Server::start() {
  auto program = program_.find();
  if (!program) return std::move(program.error());
  stop(); // perhaps it was started by the process that this one is a copy of
  errors_ = Descriptor(::memfd_create("server-stderr", MFD_CLOEXEC));
  std::optional<Diagnostic> failure =
      errors_.is_open()
          ? process_.start(*program, errors_.number())
          : Diagnostic{{}, 0, 0, fmt::format("{} can't be started: {}", program_.name, std::strerror(errno))};
  if (failure) stop();
  return failure;
}

void Server::stop() {
  process_.stop();
  errors_.close();
}

bool Server::wait_for(int descriptor, short event) {
  while (true) {
    pollfd waited = {descriptor, event, 0};
    int ready = poll_for({&waited, 1}, milliseconds_between_looks);
    if (ready != 0) return ready > 0;
    uint64_t most_memory = memory_limit();
    if (why_stop() == WhyStop::Interrupt) {
      why_ended_ = "interrupted";
    } else if (must_stop() || clock_->seconds() >= most_seconds_) {
      if (is_last_) request_stop(WhyStop::Time);
      why_ended_ = fmt::format("did not end within {}", text_of_seconds(most_seconds_));
    } else if (most_memory != 0 && memory_of(process_.id()) > most_memory) {
      why_ended_ = fmt::format("took more than {} MiB of memory", most_memory >> 20);
    }
    if (!why_ended_.empty()) return false;
  }
}

Diagnostic Server::ended(std::string_view when) {
  std::string words = last_words();
  stop();
  if (!why_ended_.empty()) return Diagnostic{{}, 0, 0, fmt::format("{} {}", program_.name, why_ended_)};
  return Diagnostic{{}, 0, 0, fmt::format("{} ended {}{}{}", program_.name, when, words.empty() ? "" : ": ", words)};
}

// The end of what it printed on its standard error, on one line.
std::string Server::last_words() const {
  constexpr off_t longest = 400;
  off_t size = ::lseek(errors_.number(), 0, SEEK_END);
  if (size <= 0) return {};
  off_t start = size > longest ? size - longest : 0;
  std::string words(static_cast<size_t>(size - start), '\0');
  ssize_t got = ::pread(errors_.number(), words.data(), words.size(), start);
  words.resize(got > 0 ? static_cast<size_t>(got) : 0);
  for (char& byte : words)
    if (byte == '\n' || byte == '\r') byte = ' ';
  while (words.ends_with(' ')) words.pop_back();
  return words;
}

} // namespace assay::lang
