#pragma once
// Calls for help when something takes too long (base/work_clock.h), or the work is to stop (base/stop.h): one thread
// that looks now and then while there is something to watch.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "base/work_clock.h"

namespace assay::solve {

class Watchdog {
 public:
  explicit Watchdog(std::function<void()> on_timeout);
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

  // While one of these lives, and after `seconds` of it, the function is called again and again.
  class Watch {
   public:
    Watch(Watchdog& dog, double seconds) : dog_(dog) { dog_.start(seconds); }
    ~Watch() { dog_.stop(); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

   private:
    Watchdog& dog_;
  };

 private:
  void start(double seconds);
  void stop();
  void run();

  std::function<void()> on_timeout_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool watching_ = false;
  bool ending_ = false;
  bool asleep_ = false;
  WorkClock::Moment deadline_;
  std::thread thread_;
};

} // namespace assay::solve
