#pragma once
// Tasks that are shared out to processes: each is a copy of this one, made when the work begins, and takes one task
// after the other. What it learns from one task it knows for its next.
//
// What always holds: every task that is begun comes back, with an answer or with what became of its process, which is
// then replaced. A process ends when this one does, whatever ended it.

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/descriptor.h"

namespace assay::campaign {

class Workers {
 public:
  // Made and destroyed in the process that uses it.
  class Worker {
   public:
    virtual ~Worker() = default;
    virtual std::string work(size_t task) = 0;
    // Whether its process is no good for a further task, and is to be replaced.
    virtual bool is_spent() const { return false; }
  };
  struct Finished {
    size_t task = 0;
    std::optional<std::string> answer;
    std::string problem;   // without an answer
    bool at_limit = false; // it has ended itself, as it would not have kept to its limits (base/supervisor.h)
  };

  // A process that does not come back with a task in `longest` is ended.
  Workers(size_t count, std::function<std::unique_ptr<Worker>()> make, std::chrono::milliseconds longest)
      : count_(count), make_(std::move(make)), longest_(longest) {}

  // Calls `done` for each task as it ends. False: `stop` was true before the last one had.
  bool run(std::span<const size_t> tasks, const std::function<void(const Finished&)>& done,
           const std::function<bool()>& stop);

 private:
  using Clock = std::chrono::steady_clock;
  struct Process {
    pid_t id = 0;
    Descriptor socket;
    std::optional<size_t> task;
    Clock::time_point deadline;
    std::string received;
  };

  bool start(Process& process);
  bool give(Process& process, size_t task);
  // What came of a process that has something to say, or is late.
  std::optional<Finished> look_at(Process& process, bool has_data);
  Finished lost(Process& process, std::string why);
  std::string end(Process& process, bool* at_limit = nullptr);

  size_t count_;
  std::function<std::unique_ptr<Worker>()> make_;
  std::chrono::milliseconds longest_;
  std::vector<Process> processes_;
};

} // namespace assay::campaign
