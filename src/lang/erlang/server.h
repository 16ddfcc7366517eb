#pragma once
// The client of the one erl process that compiles, dumps and judges for us (frontends/erlang/assay_server.erl). `ask`
// is all there is: one request, one answer; the process is started by the first request and ended by the destructor.
//
// What always holds: a request gets an answer or a diagnostic that says what became of erl; after a diagnostic the next
// request starts a new process. For one thread at a time.

#include <chrono>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "lang/erlang/erl_process.h"

namespace assay::erlang {

class Server {
 public:
  // `beam_folder` holds the compiled front end.
  explicit Server(std::filesystem::path beam_folder) : beam_folder_(std::move(beam_folder)) {}
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

  std::filesystem::path beam_folder_;
  ErlProcess process_;
  int errors_ = -1; // into memory: what erl prints on its standard error, for the case that it ends unasked
  std::optional<std::chrono::steady_clock::time_point> deadline_; // of the current request
};

} // namespace assay::erlang
