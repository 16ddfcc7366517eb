#include "oracle.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>

#include "base/transfer.h"
#include "lang/erlang/runtime/erl.h"

namespace assay::conformance {

Oracle::Oracle(const std::vector<std::string>& code_folders, const std::string& module,
               const std::vector<std::string>& arguments) {
  std::vector<std::string> words;
  for (const std::string& folder : code_folders) words.insert(words.end(), {"-pa", folder});
  words.insert(words.end(), {"-run", module, "main"});
  words.insert(words.end(), arguments.begin(), arguments.end());
  auto program = erlang::erl_program(words);
  auto failure = program ? process_.start(*program, STDERR_FILENO) : std::optional(program.error());
  if (failure) {
    fmt::print(stderr, "conformance: {}\n", failure->to_string());
    return;
  }
  lines_ = fdopen(::fcntl(process_.answers(), F_DUPFD_CLOEXEC, 0), "r");
}

Oracle::~Oracle() {
  if (lines_ != nullptr) std::fclose(lines_);
  std::free(buffer_);
}

std::optional<std::string> Oracle::next_line() {
  if (lines_ == nullptr) return std::nullopt;
  ssize_t length = getline(&buffer_, &capacity_, lines_);
  if (length <= 0) return std::nullopt;
  std::string line(buffer_, static_cast<size_t>(length));
  if (line.ends_with('\n')) line.pop_back();
  return line;
}

// If erl has ended, the next line will not come; that says enough.
void Oracle::say(std::string_view words) { (void)send_all(process_.requests(), words); }

bool Oracle::ended_well() { return process_.wait(); }

} // namespace assay::conformance
