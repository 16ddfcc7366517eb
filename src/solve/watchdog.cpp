#include "solve/watchdog.h"

namespace assay {

Watchdog::Watchdog(std::function<void()> on_timeout) : on_timeout_(std::move(on_timeout)), thread_([this] { run(); }) {}

Watchdog::~Watchdog() {
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void Watchdog::start(double seconds) {
  auto limit = std::chrono::duration_cast<std::chrono::steady_clock::duration>(std::chrono::duration<double>(seconds));
  std::lock_guard lock(mutex_);
  // A sleeper with an earlier deadline wakes in time by itself and looks again; only one without any must be told.
  bool idle = !watching_ && deadline_ <= std::chrono::steady_clock::now();
  watching_ = true;
  deadline_ = std::chrono::steady_clock::now() + limit;
  if (idle) changed_.notify_all();
}

void Watchdog::stop() {
  std::lock_guard lock(mutex_);
  watching_ = false;
}

void Watchdog::run() {
  std::unique_lock lock(mutex_);
  while (!ending_) {
    auto now = std::chrono::steady_clock::now();
    if (deadline_ > now) {
      changed_.wait_until(lock, deadline_);
    } else if (watching_) {
      on_timeout_();
      changed_.wait_for(lock, std::chrono::milliseconds(50));
    } else {
      changed_.wait(lock);
    }
  }
}

} // namespace assay
