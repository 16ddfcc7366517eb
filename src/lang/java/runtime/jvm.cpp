#include "lang/java/runtime/jvm.h"

#include <fmt/format.h>

#include <bit>

#include "lang/answer.h"
#include "lang/java/runtime/front_end.h"

namespace assay::java {
namespace {

// What a process may need to compile and to answer. Only one in trouble takes so long.
constexpr std::chrono::milliseconds time_to_react{60'000};
// The same for each of many calls.
constexpr std::chrono::milliseconds time_for_a_call{50};

} // namespace

std::shared_ptr<Jvm> Jvm::shared() {
  static std::weak_ptr<Jvm> jvm;
  std::shared_ptr<Jvm> found = jvm.lock();
  if (!found) jvm = found = std::make_shared<Jvm>(front_end_folder());
  return found;
}

std::optional<std::string> Jvm::start(uint64_t heap_bytes) {
  if (is_running() && heap_bytes_ == heap_bytes) return std::nullopt;
  if (scratch_.path().empty()) return "there is no folder for temporary files";
  server_ = std::make_unique<Server>(runtime_server(folder_, heap_bytes, scratch_.path()));
  heap_bytes_ = heap_bytes;
  // Whatever goes wrong later is the call's doing.
  auto answer = server_->ask("(information)", time_to_react);
  if (!answer) return answer.error().to_string();
  return std::nullopt;
}

std::vector<RealAnswer> Jvm::ask(const RealProgram& program, std::span<const JavaCall> calls,
                                 const RealLimits& limits) {
  if (std::optional<std::string> problem = start(limits.heap_bytes))
    return std::vector(calls.size(), not_run(*problem));
  auto time = time_to_react + std::chrono::milliseconds(limits.milliseconds) + calls.size() * time_for_a_call;
  auto answer = server_->ask(observe_request(program, calls, limits), time);
  if (!answer) {
    // One of them has ended the process: fewer are tried, until it is the only one.
    if (calls.size() > 1) return ask(program, calls.first(calls.size() / 2), limits);
    RealAnswer ended = not_run(answer.error().to_string());
    ended.what = Observed::RuntimeEnded;
    return {std::move(ended)};
  }
  ObserveAnswer seen = read_observe_answer(*answer);
  if (seen.process_is_spent) stop();
  if (!seen.problem.empty()) return std::vector(calls.size(), not_run(seen.problem));
  return std::move(seen.seen);
}

std::expected<double, std::string> Jvm::evaluate(std::string_view function, std::span<const double> operands) {
  std::string request = fmt::format("(math ({}", function);
  for (double operand : operands) request += fmt::format(" {}", std::bit_cast<int64_t>(operand));
  uint64_t heap = is_running() ? heap_bytes_ : RealLimits{}.heap_bytes;
  if (std::optional<std::string> problem = start(heap)) return std::unexpected(*problem);
  auto answer = server_->ask(request + "))", time_to_react);
  if (!answer) return std::unexpected(answer.error().to_string());
  Arena arena;
  auto read = read_ok_answer(*answer, arena);
  if (!read) return std::unexpected(to_string(read.error()));
  std::span<const Sexpr> items = (*read)->items();
  std::optional<int64_t> bits = items.size() == 2 ? items[1].small_integer() : std::nullopt;
  if (!bits) return std::unexpected("java answered " + *answer);
  return std::bit_cast<double>(*bits);
}

RealAnswer Jvm::observe(const RealProgram& program, const JavaCall& call, const RealLimits& limits,
                        RuntimeProcess process) {
  if (process == RuntimeProcess::Fresh) return Jvm(folder_).observe(program, call, limits);
  return std::move(ask(program, {&call, 1}, limits).front());
}

std::vector<RealAnswer> Jvm::observe_all(const RealProgram& program, std::span<const JavaCall> calls,
                                         const RealLimits& limits) {
  std::vector<RealAnswer> answers;
  while (answers.size() < calls.size()) {
    std::vector<RealAnswer> some = ask(program, calls.subspan(answers.size()), limits);
    some.resize(std::min(some.size(), calls.size() - answers.size()));
    for (RealAnswer& answer : some) answers.push_back(std::move(answer));
  }
  return answers;
}

} // namespace assay::java
