#pragma once
// What a real erl makes of pure calls, each asked once. For functions that are native in erl, do not depend on anything
// but their arguments, and are not worth a second implementation.
//
// What always holds: the same call gets the same answer for as long as this lives; one process at most, started by the
// first question. Safe to use from several threads.

#include <cstddef>
#include <expected>
#include <filesystem>
#include <mutex>
#include <string>
#include <unordered_map>

#include "lang/server.h"

namespace assay::erlang {

class AnswersOfErl {
 public:
  // `beam_folder` holds the compiled front end. Beyond so many bytes of answers they are forgotten, to be asked again.
  explicit AnswersOfErl(std::filesystem::path beam_folder, size_t most_bytes = size_t{64} << 20);

  // `request` is the text of a request {call, …} (docs/exchange-form.md); why there is no answer is said in words.
  std::expected<std::string, std::string> ask(const std::string& request);
  // How often erl was asked, and not the memory.
  uint64_t questions() const { return questions_; }

  // The one that primitives ask.
  static AnswersOfErl& shared();

 private:
  std::mutex mutex_;
  Server server_;
  size_t most_bytes_;
  size_t bytes_ = 0;
  uint64_t questions_ = 0;
  std::unordered_map<std::string, std::string> answers_;
};

} // namespace assay::erlang
