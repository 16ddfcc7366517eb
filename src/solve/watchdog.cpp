#include "solve/watchdog.h"

#include "base/stop.h"

namespace assay::solve {

namespace {
constexpr std::chrono::milliseconds between_looks{20};
} // namespace

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
  std::lock_guard lock(mutex_);
  watching_ = true;
  deadline_ = WorkClock().after(seconds);
  // One that still looks now and then need not be told.
  if (std::exchange(asleep_, false)) changed_.notify_all();
}

void Watchdog::stop() {
  std::lock_guard lock(mutex_);
  watching_ = false;
}

void Watchdog::run() {
  std::unique_lock lock(mutex_);
  while (!ending_) {
    if (watching_) {
      if (must_stop() || deadline_.is_over()) on_timeout_();
      changed_.wait_for(lock, between_looks);
    } else {
      asleep_ = true;
      changed_.wait(lock, [this] { return ending_ || !asleep_; });
    }
  }
}

} // namespace assay::solve
