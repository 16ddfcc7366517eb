#pragma once
// The client of the one erl process that compiles, dumps and judges for us (frontends/erlang/assay_server.erl). `ask`
// is all there is: one request, one answer; the process is started by the first request and ended by the destructor.
//
// What always holds: a request gets an answer or a diagnostic that says what became of erl; after a diagnostic the next
// request starts a new process. For one thread at a time.

#include <sys/types.h>

#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"

namespace assay::erlang {

// The program `erl` in the folders of PATH.
std::optional<std::filesystem::path> find_erl();

// What to say when there is none.
Diagnostic erl_not_found();

class Server {
 public:
  // `beam_folder` holds the compiled front end.
  explicit Server(std::filesystem::path beam_folder) : beam_folder_(std::move(beam_folder)) {}
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server() { stop(); }

  std::expected<std::string, Diagnostic> ask(std::string_view request);

  bool is_running() const { return process_ > 0; }
  void stop();

 private:
  std::optional<Diagnostic> start();
  bool send(std::string_view bytes);
  bool receive(char* bytes, size_t size);
  Diagnostic ended(std::string_view when);
  std::string last_words() const;

  std::filesystem::path beam_folder_;
  pid_t process_ = 0;
  int requests_ = -1; // descriptors: our end of the socket and of the pipe, and what erl prints on stderr
  int answers_ = -1;
  int errors_ = -1;
};

} // namespace assay::erlang
