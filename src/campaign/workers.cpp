#include "campaign/workers.h"

#include <fmt/core.h>
#include <signal.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "base/children.h"
#include "base/supervisor.h"
#include "base/transfer.h"

namespace assay::campaign {

namespace {

constexpr std::chrono::seconds time_to_end{3}; // for a process that was told to
constexpr int poll_milliseconds = 100;         // how late an interrupt may be noticed
// Beside the size of an answer: the process says no more, and ends.
constexpr uint64_t last_answer = uint64_t{1} << 63;

std::string_view bytes_of(const uint64_t& number) { return {reinterpret_cast<const char*>(&number), sizeof number}; }

bool send_answer(int socket, std::string_view answer, uint64_t mark) {
  return send_all(socket, bytes_of(answer.size() | mark)) && send_all(socket, answer);
}

bool receive_number(int socket, uint64_t& number) {
  return receive_all(socket, {reinterpret_cast<char*>(&number), sizeof number});
}

// The life of a process: ends when nobody is there any more to give it tasks.
void serve(int socket, const std::function<std::unique_ptr<Workers::Worker>()>& make) {
  std::unique_ptr<Workers::Worker> worker = make();
  uint64_t task = 0;
  while (receive_number(socket, task)) {
    std::string answer = worker->work(task);
    if (!send_answer(socket, answer, worker->is_spent() ? last_answer : 0) || worker->is_spent()) break;
  }
}

} // namespace

bool Workers::start(Process& process) {
  Ends ends = open_socket();
  if (!ends.are_open()) return false;
  pid_t id = start_copy([&] {
    // Those of the others would keep them from noticing that we have ended.
    for (Process& other : processes_) other.socket.close();
    ends.ours.close();
    listen_to_interrupts();
    tell_last_words_to([&](std::string_view words) { send_answer(ends.theirs.number(), words, last_answer); });
    serve(ends.theirs.number(), make_);
  });
  if (id < 0) return false;
  process = {id, std::move(ends.ours), {}, {}, {}};
  return true;
}

bool Workers::give(Process& process, size_t task) {
  if (process.id == 0 && !start(process)) return false;
  process.task = task;
  process.deadline = Clock::now() + longest_;
  process.received.clear();
  return send_all(process.socket.number(), bytes_of(task));
}

// In words, how it ended.
std::string Workers::end(Process& process, bool* at_limit) {
  process.socket.close();
  int status = await_child(process.id, time_to_end);
  process = {};
  if (WIFSIGNALED(status)) return fmt::format("its process ended: {}", ::strsignal(WTERMSIG(status)));
  if (at_limit != nullptr) *at_limit = WEXITSTATUS(status) == code_at_limit;
  return fmt::format("its process ended with {}", WEXITSTATUS(status));
}

Workers::Finished Workers::lost(Process& process, std::string why) {
  Finished finished{*process.task, {}, std::move(why)};
  ::kill(process.id, SIGKILL);
  std::string how = end(process);
  if (finished.problem.empty()) finished.problem = std::move(how);
  return finished;
}

std::optional<Workers::Finished> Workers::look_at(Process& process, bool has_data) {
  if (!process.task) return std::nullopt;
  if (!has_data) {
    if (Clock::now() < process.deadline) return std::nullopt;
    return lost(process, fmt::format("no answer within {} s", longest_.count() / 1000));
  }
  std::array<char, 65536> buffer;
  ssize_t got = read_some(process.socket.number(), buffer);
  if (got <= 0) {
    Finished finished{*process.task, {}, {}};
    finished.problem = end(process, &finished.at_limit);
    return finished;
  }
  process.received.append(buffer.data(), static_cast<size_t>(got));
  uint64_t size = 0;
  if (process.received.size() < sizeof size) return std::nullopt;
  std::memcpy(&size, process.received.data(), sizeof size);
  bool is_last = (size & last_answer) != 0;
  size &= ~last_answer;
  if (process.received.size() < sizeof size + size) return std::nullopt;
  Finished finished{*process.task, process.received.substr(sizeof size), {}};
  process.task.reset();
  if (is_last) end(process);
  return finished;
}

bool Workers::run(std::span<const size_t> tasks, const std::function<void(const Finished&)>& done,
                  const std::function<bool()>& stop) {
  processes_.clear();
  processes_.resize(std::min(count_, tasks.size()));
  size_t next = 0;
  size_t finished = 0;
  bool stopped = false;
  while (finished < tasks.size() && !(stopped = stop())) {
    std::vector<pollfd> waited;
    for (Process& process : processes_) {
      if (!process.task && next < tasks.size()) {
        size_t task = tasks[next++];
        if (!give(process, task)) {
          ++finished;
          bool started = process.id != 0;
          done(started ? lost(process, {}) : Finished{task, {}, "no process could be started for it"});
        }
      }
      waited.push_back({process.task ? process.socket.number() : -1, POLLIN, 0});
    }
    if (poll_for(waited, poll_milliseconds) < 0) break;
    for (size_t i = 0; i < processes_.size(); ++i) {
      auto result = look_at(processes_[i], (waited[i].revents & (POLLIN | POLLHUP | POLLERR)) != 0);
      if (!result) continue;
      ++finished;
      done(*result);
    }
  }
  for (Process& process : processes_) {
    if (process.id == 0) continue;
    if (process.task) ::kill(process.id, SIGINT);
    end(process);
  }
  processes_.clear();
  return !stopped;
}

} // namespace assay::campaign
