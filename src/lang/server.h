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

#include "base/diagnostic.h"
#include "lang/child_process.h"

namespace assay {

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

  std::expected<std::string, Diagnostic> ask(std::string_view request) { return ask(request, std::nullopt); }
  // A process that does not answer in time is ended.
  std::expected<std::string, Diagnostic> ask(std::string_view request, std::optional<std::chrono::milliseconds> time);

  // From now on the process, if it runs, can take so many bytes more, and write files up to that size.
  void limit_memory(uint64_t more_bytes) { process_.limit_memory(more_bytes); }

  bool is_running() const { return process_.is_running(); }
  void stop();

 private:
  std::optional<Diagnostic> start();
  bool send(std::string_view bytes);
  bool receive(char* bytes, size_t size);
  bool wait_for_answer();
  Diagnostic ended(std::string_view when);
  std::string last_words() const;

  ServerProgram program_;
  ChildProcess process_;
  int errors_ = -1; // into memory: what it prints on its standard error, for the case that it ends unasked
  std::optional<std::chrono::steady_clock::time_point> deadline_; // of the current request
};

} // namespace assay
