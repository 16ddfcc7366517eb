#include "base/supervisor.h"

#include <fmt/core.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <limits>
#include <mutex>
#include <thread>

#include "base/children.h"
#include "base/scratch_folder.h"
#include "base/stop.h"
#include "base/transfer.h"

namespace assay {

namespace {

constexpr long nanoseconds_between_looks = 20'000'000;
constexpr int code_for_signal = 128; // and its number
constexpr double never = std::numeric_limits<double>::infinity();
constexpr double seconds_after_interrupt = 10; // what is known is said long before that

struct Limit {
  std::atomic<double> used{never};
  std::atomic<double> passed{never};
  void set(const WorkClock::Moment& moment) {
    used = moment.used;
    passed = moment.passed;
  }
  WorkClock::Moment moment() const { return {used.load(), passed.load()}; }
};

Limit stop_time;
Limit end_time;
Limit end_after_interrupt;
std::atomic<uint64_t> most_memory{0};
std::atomic<uint64_t> memory_to_stop{0};
std::atomic<bool> watches = false;
std::atomic<bool> listens = false;
std::atomic<int> interrupts = 0;
std::mutex last_words_mutex;
std::deque<std::string> last_words;
std::function<void(std::string_view)> listener;

[[noreturn]] void end_process(int code, std::string_view why) {
  {
    std::lock_guard guard(last_words_mutex);
    for (const std::string& words : last_words) {
      if (listener) {
        listener(words);
      } else {
        write_all(STDOUT_FILENO, words);
      }
    }
  }
  if (!why.empty()) write_all(STDERR_FILENO, fmt::format("assay: {}\n", why));
  kill_all_children();
  remove_own_folders();
  ::_exit(code);
}

void look_at_limits() {
  if (end_time.moment().is_over()) end_process(code_at_limit, "the time was up, and what was under way did not stop");
  if (end_after_interrupt.moment().is_over()) {
    end_process(code_for_signal + SIGINT, "interrupted, and what was under way did not stop");
  }
  if (stop_time.moment().is_over()) request_stop(WhyStop::Time);
  uint64_t limit = memory_to_stop.load();
  if (limit == 0) return;
  uint64_t memory = memory_of(0);
  if (memory > most_memory.load() / 2 * 3) {
    end_process(code_at_limit, "the memory was used up, and what was under way did not stop");
  }
  if (memory > limit) request_stop(WhyStop::Memory);
}

void interrupt() {
  bool is_first = interrupts.fetch_add(1) == 0;
  if (!is_first) end_process(code_for_signal + SIGINT, {});
  if (!listens.load()) end_process(code_for_signal + SIGINT, "interrupted");
  end_after_interrupt.set(WorkClock().after(seconds_after_interrupt));
  request_stop(WhyStop::Interrupt);
}

sigset_t watched_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (int signal : {SIGINT, SIGTERM}) sigaddset(&signals, signal);
  struct sigaction hang_up{}; // which nohup has told us to ignore
  bool is_ignored = ::sigaction(SIGHUP, nullptr, &hang_up) == 0 && hang_up.sa_handler == SIG_IGN;
  if (!is_ignored) sigaddset(&signals, SIGHUP);
  return signals;
}

void watch() {
  sigset_t signals = watched_signals();
  const timespec pause = {0, nanoseconds_between_looks};
  for (;;) {
    int signal = ::sigtimedwait(&signals, nullptr, &pause);
    if (signal == SIGINT) interrupt();
    if (signal == SIGTERM || signal == SIGHUP) end_process(code_for_signal + signal, {});
    look_at_limits();
  }
}

} // namespace

void start_supervisor() {
  sigset_t signals = watched_signals();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  limit_no_time();
  end_after_interrupt.set({never, never});
  listens = false;
  interrupts = 0;
  watches = true;
  std::thread(watch).detach();
}

void listen_to_interrupts() { listens = true; }
bool was_interrupted() { return interrupts.load() != 0; }

void limit_time(const WorkClock::Moment& stop, const WorkClock::Moment& end) {
  end_time.set(end);
  stop_time.set(stop);
}

void limit_no_time() { limit_time({never, never}, {never, never}); }

double seconds_until_stop() { return watches.load() ? stop_time.moment().seconds_left() : never; }

void limit_memory(uint64_t bytes) {
  most_memory = bytes;
  memory_to_stop = bytes;
}
uint64_t memory_limit() { return most_memory.load(); }
void allow_memory_to_finish() { memory_to_stop = most_memory.load() / 4 * 5; }

void set_last_words(std::deque<std::string> words) {
  std::lock_guard guard(last_words_mutex);
  last_words = std::move(words);
}

void drop_first_words() {
  std::lock_guard guard(last_words_mutex);
  if (!last_words.empty()) last_words.pop_front();
}

void tell_last_words_to(std::function<void(std::string_view)> told) {
  std::lock_guard guard(last_words_mutex);
  listener = std::move(told);
}

} // namespace assay
