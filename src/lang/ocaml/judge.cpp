#include "lang/ocaml/judge.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/file.h"
#include "lang/answer.h"
#include "lang/ocaml/front_end.h"

namespace assay::ocaml {
namespace {

// What it may need to compile and to answer. Only a runtime in trouble takes so long.
constexpr std::chrono::milliseconds time_to_react{30'000};

// The limit of a call counts its heap; this one holds for whatever else it takes.
constexpr uint64_t largest_growth = uint64_t{2} << 30;

constexpr size_t most_open = 64;

} // namespace

Judge::Judge(const std::filesystem::path& folder) : server_(runtime_server(folder)) {}

std::shared_ptr<Judge> Judge::shared() {
  static std::weak_ptr<Judge> judge;
  std::shared_ptr<Judge> found = judge.lock();
  if (!found) judge = found = std::make_shared<Judge>(front_end_folder());
  return found;
}

std::optional<std::string> Judge::start() {
  if (server_.is_running()) return std::nullopt;
  open_.clear();
  if (scratch_.path().empty()) return "there is no folder for temporary files";
  auto answer = server_.ask(scratch_request(scratch_.path().string()), time_to_react);
  if (!answer) return answer.error().to_string();
  server_.limit_memory(largest_growth);
  return std::nullopt;
}

std::expected<std::string, std::string> Judge::ask(const std::string& request, uint64_t milliseconds) {
  auto answer = server_.ask(request, std::chrono::milliseconds(milliseconds) + time_to_react);
  if (!answer) return std::unexpected(answer.error().to_string());
  return std::move(*answer);
}

// A program is known by what it is opened with, and what its files hold.
std::expected<std::string, std::string> Judge::opened(const RealProgram& program, TailCalls tail_calls) {
  if (auto problem = start()) return std::unexpected(std::move(*problem));
  std::string description = open_request("program", program, tail_calls);
  description += content_hash(read_file(program.path).value_or(""));
  for (const std::string& file : program.options.appended) description += content_hash(read_file(file).value_or(""));
  std::string name = "program-" + content_hash(description);
  auto known = std::ranges::find(open_, name);
  if (known != open_.end()) {
    std::rotate(known, known + 1, open_.end());
    return name;
  }
  auto answer = ask(open_request(name, program, tail_calls), 0);
  if (!answer) return std::unexpected(std::move(answer.error()));
  Arena arena;
  auto tree = read_ok_answer(*answer, arena);
  if (!tree) return std::unexpected(to_string(tree.error()));
  open_.push_back(name);
  if (open_.size() > most_open) {
    (void)ask(close_request(open_.front()), 0);
    open_.erase(open_.begin());
  }
  return name;
}

RealAnswer Judge::observe(const RealProgram& program, const RealCall& call, const RealLimits& limits,
                          TailCalls tail_calls) {
  auto name = opened(program, tail_calls);
  if (!name) return not_run(std::move(name.error()));
  auto answer = ask(observe_request(*name, call, limits), limits.milliseconds);
  if (!answer) return not_run(std::move(answer.error()));
  Arena arena;
  auto tree = read_sexpr(*answer, "the answer of the real OCaml", arena);
  return tree ? read_answer(**tree, program) : not_run(tree.error().to_string());
}

std::pair<RealAnswer, RealAnswer> Judge::observe_both(const RealProgram& first, const RealProgram& second,
                                                      const RealCall& call, const RealLimits& limits) {
  auto both_not_run = [](const std::string& why) { return std::pair{not_run(why), not_run(why)}; };
  auto first_name = opened(first, TailCalls::AsCompiled);
  if (!first_name) return both_not_run(first_name.error());
  auto second_name = opened(second, TailCalls::AsCompiled);
  if (!second_name) return both_not_run(second_name.error());
  auto answer = ask(observe_both_request(*first_name, *second_name, call, limits), 2 * uint64_t{limits.milliseconds});
  if (!answer) return both_not_run(answer.error());
  Arena arena;
  auto tree = read_sexpr(*answer, "the answer of the real OCaml", arena);
  if (!tree) return both_not_run(tree.error().to_string());
  if ((*tree)->head() != "both" || (*tree)->items().size() != 3)
    return both_not_run(to_string(unexpected_answer(answer->substr(0, 200))));
  return {read_answer((*tree)->items()[1], first), read_answer((*tree)->items()[2], second)};
}

} // namespace assay::ocaml
