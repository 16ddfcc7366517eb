#pragma once
// A process of our own, and how it is set up: what we send it comes through a socket (so that writing to a dead process
// is an error, not a signal), what it sends through a pipe; it finds them as descriptors 3 and 4. Its standard input is
// empty, its standard output goes nowhere.
//
// What always holds: nobody but us holds our end of the socket, so it closes when we end, whatever ended us. What runs
// in the process has to end then, if the system does not end it at once.

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.h"
#include "base/diagnostic.h"

namespace assay {

// The variables of our environment but for those named, and those added (`NAME=VALUE`).
std::vector<std::string> environment_without(const std::vector<std::string_view>& names,
                                             const std::vector<std::string>& added);

struct ChildProgram {
  std::filesystem::path file;
  std::vector<std::string> arguments; // its name first
  std::vector<std::string> environment;
  std::filesystem::path folder{}; // where it works; empty: where we do
  bool ends_with_us = true;       // base/children.h
};

class ChildProcess {
 public:
  // As the process knows them.
  static constexpr int child_requests = 3;
  static constexpr int child_answers = 4;

  ChildProcess() = default;
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess() { stop(); }

  // `errors` is where its standard error goes.
  std::optional<Diagnostic> start(const ChildProgram& program, int errors);

  bool is_running() const { return process_ > 0 && is_ours(); }
  int requests() const { return requests_.number(); }
  int answers() const { return answers_.number(); }
  pid_t id() const { return process_; }

  // From now on it can take so many bytes more, and write files up to that size.
  void limit_memory(uint64_t more_bytes) const;

  // Waits for its end; whether it ended well.
  bool wait();
  // Ends it now.
  void stop();

 private:
  // Not if this process is a copy of the one that started it: then it serves the other.
  bool is_ours() const;
  static pid_t start(const ChildProgram& program, int requests, int answers, int errors);

  pid_t process_ = 0;
  pid_t owner_ = 0;
  Descriptor requests_; // our ends
  Descriptor answers_;
};

} // namespace assay
