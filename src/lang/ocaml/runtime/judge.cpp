#include "lang/ocaml/runtime/judge.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/file.h"
#include "lang/answer.h"
#include "lang/ocaml/load/front_end.h"

namespace assay::ocaml {
namespace {

// What a process may need to compile and to answer. Only one in trouble takes so long.
constexpr std::chrono::milliseconds time_to_react{30'000};

// The limit of a call counts its heap; this one holds for whatever else it takes.
constexpr uint64_t largest_growth = uint64_t{2} << 30;

constexpr size_t most_open = 64;

constexpr std::string_view answer_name = "the answer of the real OCaml";

// A program is known by what it is opened with, and by what its files hold.
std::string name_of(const RealProgram& program, TailCalls tail_calls) {
  std::string description = open_request("", program, tail_calls) + content_hash(read_file(program.path).value_or(""));
  for (const std::string& file : program.options.appended) description += content_hash(read_file(file).value_or(""));
  return "program-" + content_hash(description);
}

} // namespace

Judge::Judge(const std::filesystem::path& folder)
    : compiler_(dumper_server(folder)), runtime_(runtime_server(folder)) {}

std::shared_ptr<Judge> Judge::shared() {
  static std::weak_ptr<Judge> judge;
  std::shared_ptr<Judge> found = judge.lock();
  if (!found) judge = found = std::make_shared<Judge>(front_end_folder());
  return found;
}

std::optional<std::string> Judge::start_runtime() {
  if (runtime_.is_running()) return std::nullopt;
  for (Open& program : open_) program.is_loaded = false;
  if (scratch_.path().empty()) return "there is no folder for temporary files";
  auto answer = runtime_.ask(scratch_request(scratch_.path().string()), time_to_react);
  if (!answer) return answer.error().to_string();
  runtime_.limit_memory(largest_growth);
  return std::nullopt;
}

Judge::Expected<std::string> Judge::ask_runtime(const std::string& request, uint64_t milliseconds) {
  auto answer = runtime_.ask(request, std::chrono::milliseconds(milliseconds) + time_to_react);
  if (!answer) return std::unexpected(answer.error().to_string());
  return std::move(*answer);
}

Judge::Expected<std::string> Judge::code_of(const std::string& request) {
  auto answer = compiler_.ask(request, time_to_react);
  if (!answer) return std::unexpected(answer.error().to_string());
  auto code = read_code_answer(*answer);
  if (!code) return std::unexpected(to_string(code.error()));
  return std::move(*code);
}

void Judge::make_room() {
  if (open_.size() < most_open) return;
  std::string request = close_request(open_.front().name);
  (void)compiler_.ask(request, time_to_react);
  (void)runtime_.ask(request, time_to_react);
  open_.erase(open_.begin());
}

Judge::Expected<Judge::Open*> Judge::opened(const RealProgram& program, TailCalls tail_calls) {
  if (!compiler_.is_running()) open_.clear();
  if (auto problem = start_runtime()) return std::unexpected(std::move(*problem));
  std::string name = name_of(program, tail_calls);
  auto known = std::ranges::find(open_, name, &Open::name);
  if (known == open_.end()) {
    auto code = code_of(open_request(name, program, tail_calls));
    if (!code) return std::unexpected(std::move(code.error()));
    make_room();
    open_.push_back({name, std::move(*code)});
  } else {
    std::rotate(known, known + 1, open_.end());
  }
  Open& found = open_.back();
  if (!found.is_loaded) {
    auto answer = ask_runtime(load_request(name, found.code), 0);
    if (!answer) return std::unexpected(std::move(answer.error()));
    found.is_loaded = true;
  }
  return &found;
}

Judge::Expected<CodeOfCall> Judge::compiled(const RealProgram& program, const RealCall& call, TailCalls tail_calls) {
  auto open = opened(program, tail_calls);
  if (!open) return std::unexpected(std::move(open.error()));
  auto code = code_of(compile_call_request((*open)->name, call));
  if (!code) return std::unexpected(std::move(code.error()));
  return CodeOfCall{(*open)->name, std::move(*code)};
}

RealAnswer Judge::observe(const RealProgram& program, const RealCall& call, const RealLimits& limits,
                          TailCalls tail_calls) {
  auto code = compiled(program, call, tail_calls);
  if (!code) return not_run(std::move(code.error()));
  auto answer = ask_runtime(observe_request(*code, limits), limits.milliseconds);
  if (!answer) return not_run(std::move(answer.error()));
  Arena arena;
  auto tree = read_sexpr(*answer, answer_name, arena);
  return tree ? read_answer(**tree, program) : not_run(tree.error().to_string());
}

std::pair<RealAnswer, RealAnswer> Judge::observe_both(const RealProgram& first, const RealProgram& second,
                                                      const RealCall& call, const RealLimits& limits) {
  auto first_code = compiled(first, call, TailCalls::AsCompiled);
  auto second_code = compiled(second, call, TailCalls::AsCompiled);
  if (!first_code || !second_code) {
    auto alone = [&](const RealProgram& program, const Expected<CodeOfCall>& code) {
      return code ? observe(program, call, limits, TailCalls::AsCompiled) : not_run(code.error());
    };
    return {alone(first, first_code), alone(second, second_code)};
  }
  auto answer = ask_runtime(observe_both_request(*first_code, *second_code, limits), 2 * uint64_t{limits.milliseconds});
  if (!answer) return {not_run(answer.error()), not_run(answer.error())};
  Arena arena;
  auto tree = read_sexpr(*answer, answer_name, arena);
  if (!tree || (*tree)->head() != "both" || (*tree)->items().size() != 3) {
    RealAnswer nothing = not_run(to_string(unexpected_answer(answer->substr(0, 200))));
    return {nothing, nothing};
  }
  return {read_answer((*tree)->items()[1], first), read_answer((*tree)->items()[2], second)};
}

} // namespace assay::ocaml
