#include "lang/erlang/runtime/answers_of_erl.h"

#include "base/home.h"
#include "lang/erlang/runtime/erl.h"

namespace assay::erlang {

namespace {

constexpr std::chrono::seconds longest_wait(20); // a busy machine takes some for the start alone

} // namespace

AnswersOfErl::AnswersOfErl(std::filesystem::path beam_folder, size_t most_bytes)
    : server_(erl_server(std::move(beam_folder))), most_bytes_(most_bytes) {}

std::expected<std::string, std::string> AnswersOfErl::ask(const std::string& request) {
  std::lock_guard lock(mutex_);
  auto known = answers_.find(request);
  if (known != answers_.end()) return known->second;
  ++questions_;
  auto answer = server_.ask(request, longest_wait);
  if (!answer) return std::unexpected(answer.error().message);
  if (bytes_ > most_bytes_) {
    answers_.clear();
    bytes_ = 0;
  }
  bytes_ += request.size() + answer->size();
  answers_.emplace(request, *answer);
  return *answer;
}

AnswersOfErl& AnswersOfErl::shared() {
  static AnswersOfErl answers(home_folder() / "erlang");
  return answers;
}

} // namespace assay::erlang
