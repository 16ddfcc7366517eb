#pragma once
// The client of a process that compiles, dumps or judges for us (frontends/LANGUAGE). `ask` is all there is: one
// request, one answer; the process is started by the first request and ended by the destructor.
//
// What always holds: a request gets an answer or a diagnostic that says what became of the process; after a diagnostic
// the next request starts a new one. For one thread at a time.

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/child_process.h"
#include "base/descriptor.h"
#include "base/diagnostic.h"
#include "base/work_clock.h"

namespace assay::lang {

// Which program serves; looked for whenever one is started.
struct ServerProgram {
  std::string name; // for what is said of it
  std::function<std::expected<ChildProgram, Diagnostic>()> find;
};

class Server {
 public:
  explicit Server(ServerProgram program) : program_(std::move(program)) {}
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server() { stop(); }

  // What compiling one file may take.
  static constexpr std::chrono::milliseconds longest_request{20'000};

  // A process that does not answer in time (base/work_clock.h) is ended; so is one that takes more memory than we may,
  // and any if the work is to stop (base/stop.h) or its time will be up.
  std::expected<std::string, Diagnostic> ask(std::string_view request,
                                             std::chrono::milliseconds time = longest_request);

  // From now on the process, if it runs, can take so many bytes more, and write files up to that size.
  void limit_memory(uint64_t more_bytes) { process_.limit_memory(more_bytes); }

  bool is_running() const { return process_.is_running(); }
  void stop();

 private:
  std::optional<Diagnostic> start();
  // False: it is to be ended, and `why_ended_` says why.
  bool wait_for(int descriptor, short event);
  std::expected<std::string, Diagnostic> talk(std::string_view request);
  Diagnostic ended(std::string_view when);
  std::string last_words() const;

  ServerProgram program_;
  ChildProcess process_;
  Descriptor errors_; // into memory: what it prints on its standard error, for the case that it ends unasked
  // Of the current request.
  double most_seconds_ = 0;
  bool is_last_ = false; // with it the time for the whole work is up
  std::optional<WaitClock> clock_;
  std::string why_ended_;
};

} // namespace assay::lang
